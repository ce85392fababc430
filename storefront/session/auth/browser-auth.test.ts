import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { browserAuth } from './browser-auth.ts';

const sent: { path: string; body: Record<string, unknown> }[] = [];
let respond: () => Response = () => Response.json({ kind: 'signed-in' });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

const credentials = { email: 'anna@example.com', password: 'hemligt ord', isRemembered: false };

test('sends only the digest of a password (§5)', async () => {
  expect(await browserAuth.signIn(credentials)).toEqual({ kind: 'signed-in' });
  const password = await digestPassword('hemligt ord');
  expect(sent).toEqual([{ path: '/auth/login', body: { ...credentials, password } }]);
  await browserAuth.changePassword({ password: 'hemligt ord', newPassword: 'nytt ord' });
  expect(sent[1]?.body).toEqual({ password, newPassword: await digestPassword('nytt ord') });
  expect(JSON.stringify(sent)).not.toContain(' ord');
});

describe('outcomes', () => {
  test('are returned as received', async () => {
    respond = () => Response.json({ kind: 'too-many', retryAfterSeconds: 60 }, { status: 429 });
    expect(await browserAuth.register(credentials)).toEqual({ kind: 'too-many', retryAfterSeconds: 60 });
  });

  test.each([
    ['a page', () => new Response('<html>', { status: 502 })],
    [
      'nothing',
      () => {
        throw new TypeError('No network.');
      },
    ],
  ])('are failed for %s', async (_, failingRespond) => {
    respond = failingRespond;
    expect(await browserAuth.signIn(credentials)).toEqual({ kind: 'failed' });
    await expect(browserAuth.signOut()).resolves.toBeUndefined();
  });
});
