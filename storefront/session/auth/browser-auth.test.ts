import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { browserAuth } from './browser-auth.ts';

const sent: { path: string; headers: Record<string, string>; body: Record<string, unknown> }[] = [];
let respond: () => Response = () => Response.json({ kind: 'signed-in' });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (path: string, { headers, body }: (typeof sent)[0] & { body: string }) => {
    sent.push({ path, headers, body: JSON.parse(body) });
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

const credentials = { email: 'anna@example.com', password: 'hemligt ord', isRemembered: false };

test('sends only the digest of a password (§5)', async () => {
  expect(await browserAuth.signIn(credentials)).toEqual({ kind: 'signed-in' });
  const password = await digestPassword('hemligt ord');
  expect(sent).toMatchObject([{ path: '/auth/login', body: { ...credentials, password } }]);
  await browserAuth.changePassword({ password: 'hemligt ord', newPassword: 'nytt ord' });
  expect(sent[1]?.body).toEqual({ password, newPassword: await digestPassword('nytt ord') });
  expect(JSON.stringify(sent)).not.toContain(' ord');
});

describe('a task above a limit', () => {
  const task = { task: 'a.1.2.b', difficulty: 1, expiresAt: '2999-01-01T00:00:00Z' };
  const tooMany = { kind: 'too-many', retryAfterSeconds: 60, task };
  const respondOnceLimited = () => {
    respond = () => Response.json(sent.length === 1 ? tooMany : { kind: 'signed-in' });
  };

  /** Responds as the worker does. */
  function stubWorker(solution: string | undefined) {
    class FakeWorker extends EventTarget {
      postMessage() {
        this.dispatchEvent(new MessageEvent('message', { data: solution }));
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', FakeWorker);
  }

  test('is solved, and the attempt is repeated with the solution', async () => {
    respondOnceLimited();
    stubWorker('a.1.2.b.7');
    expect(await browserAuth.signIn(credentials)).toEqual({ kind: 'signed-in' });
    expect(sent.map(({ headers }) => headers['x-proof-of-work'])).toEqual([undefined, 'a.1.2.b.7']);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  test('that the browser cannot solve leaves the waiting time', async () => {
    respondOnceLimited();
    stubWorker(undefined);
    expect(await browserAuth.signIn(credentials)).toEqual(tooMany);
    expect(sent).toHaveLength(1);
  });
});

describe('outcomes', () => {
  test('are returned as received', async () => {
    respond = () => Response.json({ kind: 'too-many', retryAfterSeconds: 60 }, { status: 429 });
    expect(await browserAuth.register(credentials)).toEqual({ kind: 'too-many', retryAfterSeconds: 60 });
  });

  test.each([
    ['an HTML page', () => new Response('<html>', { status: 502 })],
    [
      'a network error',
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
