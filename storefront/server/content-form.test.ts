import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentFormRequest } from '#contract/content-form.ts';
import { answerContentForm, isContentForm } from './content-form.ts';

let status = 200;
let taken: { widgetId: string; form: ContentFormRequest }[] = [];
const commerce = {
  async sendForm(widgetId: string, form: ContentFormRequest) {
    taken.push({ widgetId, form });
    return Response.json({ isSent: status === 200 }, { status });
  },
};
const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (isContentForm(request, path)) void answerContentForm(request, response, path, { commerce, proxies: 0 });
  else response.writeHead(404).end();
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)));

async function send(headers: Record<string, string>, path = '/content/forms/ask-1-1') {
  taken = [];
  return fetch(address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'email=anna%40example.se&words=hej',
  });
}

describe('A form of a page', () => {
  test('is passed on with the language of its page, and answered to script', async () => {
    status = 200;
    const answer = await send({ accept: 'application/json', referer: `${address}/fi/kysy` });
    expect([answer.status, await answer.json()]).toEqual([200, { isSent: true }]);
    expect(taken).toEqual([
      {
        widgetId: 'ask-1-1',
        form: { languageId: 'fi-FI', answers: { email: 'anna@example.se', words: 'hej' } },
      },
    ]);
  });

  test.each([
    [200, '/fi/kysy?form=sent'],
    [422, '/fi/kysy?form=failed'],
  ])('leads back to its page where there is no script: %s', async (given, location) => {
    status = given;
    const answer = await send({ referer: `${address}/fi/kysy?form=failed` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  test.each(['https://evil.example/x', '', 'nonsense'])('never leads elsewhere: %s', async (referer) => {
    status = 200;
    expect((await send({ referer })).headers.get('location')).toBe('/?form=sent');
  });

  test('must be one: nothing else is passed on', async () => {
    const answer = await send({ accept: 'application/json' }, '/content/forms/../../graphql%2f');
    expect(answer.status).toBe(404);
    expect(taken).toEqual([]);
  });
});
