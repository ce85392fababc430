import { describe, expect, test } from 'vitest';
import type { ContentFormRequest } from '#contract/content/content-form.ts';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import { handleContentForm } from './content-form.ts';

const host = 'shop.example';

async function send(headers: Record<string, string>, { status = 200, widgetId = 'ask-1-1' } = {}) {
  const submitted: { widgetId: string; form: ContentFormRequest }[] = [];
  const commerce = {
    async submitContentForm(id: string, form: ContentFormRequest) {
      submitted.push({ widgetId: id, form });
      return Response.json({ isSent: status === 200 }, { status });
    },
  };
  const request = { id: 'r', address: '203.0.113.7', pathname: '/', headers: { host, ...headers } };
  const body = Buffer.from('email=anna%40example.se&words=hej');
  const context = { request: request as unknown as HttpRequest, params: { widgetId }, body };
  return { response: await handleContentForm(commerce, context), submitted };
}

const textOf = (body: HttpResponse['body']) => Buffer.from(body as string).toString();

describe('a content form', () => {
  test('is forwarded with the language of its page, and responds to script', async () => {
    const headers = { accept: 'application/json', referer: `http://${host}/fi/kysy` };
    const { response, submitted } = await send(headers);
    expect([response.status, textOf(response.body)]).toEqual([200, '{"isSent":true}']);
    const form = { languageId: 'fi-FI', answers: { email: 'anna@example.se', words: 'hej' } };
    expect(submitted).toEqual([{ widgetId: 'ask-1-1', form }]);
  });

  test.each([
    [200, '/fi/kysy?form=sent'],
    [422, '/fi/kysy?form=failed'],
  ])('redirects back to its page without script: %s', async (status, location) => {
    const { response } = await send({ referer: `http://${host}/fi/kysy?form=failed` }, { status });
    expect([response.status, response.headers.location]).toEqual([303, location]);
  });

  test.each(['https://evil.example/x', '', 'nonsense', `http://${host}//evil.example`])(
    'never redirects to another host: %s',
    async (referer) => {
      const { response } = await send({ referer });
      expect(response.headers.location).toMatch(/^\/(?!\/)/);
    },
  );

  test('with an invalid id is not forwarded', async () => {
    const { response, submitted } = await send({ accept: 'application/json' }, { widgetId: 'x%2f..' });
    expect(response.status).toBe(404);
    expect(submitted).toEqual([]);
  });
});
