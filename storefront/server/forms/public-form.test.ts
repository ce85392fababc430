import { expect, test } from 'vitest';
import type { RequestContext } from '../http/request-handler.ts';
import { handlePublicForm } from './public-form.ts';

const path = '/requests/personal-data/start.sv.html';

async function post(outcome: object, body = 'email=anna%40example.se') {
  const sent: unknown[] = [];
  const openSession = async () => ({
    async sendShopRequest(...request: unknown[]) {
      sent.push(request);
      return outcome;
    },
  });
  const response = await handlePublicForm({
    request: { pathname: path } as RequestContext['request'],
    body: Buffer.from(body),
    openSession: openSession as unknown as RequestContext['openSession'],
  });
  return { response, sent };
}

test('forwards every field, whatever its name, and returns the page that follows', async () => {
  const result = { status: 200, headers: {}, body: 'Thank you' };
  const { response, sent } = await post({ kind: 'accepted', result }, 'email=a&__proto__=b&%00=c&=d');
  expect(response).toBe(result);
  const fields = Object.fromEntries([
    ['email', 'a'],
    ['__proto__', 'b'],
    ['\0', 'c'],
    ['', 'd'],
  ]);
  expect(sent).toEqual([['public-forms', { path, fields }]]);
});

test.each([
  ['RATE_LIMITED', 429],
  ['BAD_INPUT', 400],
  ['UNAVAILABLE', 503],
  [undefined, 502],
])('the error %s of the commerce API is status %i', async (code, status) => {
  expect((await post({ kind: 'rejected', code })).response.status).toBe(status);
});
