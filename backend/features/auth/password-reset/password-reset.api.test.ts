import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { AuthClient } from '../auth-client.fixture.ts';

const oldPassword = 'fyra grå hästar';
const newPassword = 'fem blå katter';

let shop: TestShop;
let email: string;
let customers = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('mail_outbox').execute();
  email = `reset${++customers}@example.fi`;
});

const client = () => new AuthClient(shop.backend);

const requestReset = (address: string, scope: object = {}) =>
  shop.query(
    `mutation ($email: String!, $languageId: String, $marketId: String) {
      requestPasswordReset(email: $email, languageId: $languageId, marketId: $marketId)
    }`,
    { email: address, ...scope },
  );

const commit = async (resetKey: string, password = newPassword) =>
  shop.query(
    'mutation ($resetKey: String!, $password: String!) { commitReset(resetKey: $resetKey, password: $password) }',
    { resetKey, password: await digestPassword(password) },
  );

async function mails() {
  await shop.backend.runJobs();
  return shop.db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'language_id', 'market_id', 'payload', 'expires_at'])
    .orderBy('created_at')
    .execute();
}

/** Requests a reset mail and returns its key. */
async function mailedKey(): Promise<string> {
  await requestReset(email);
  const mail = (await mails()).findLast(({ kind }) => kind === 'reset-password');
  const { resetKey } = (mail?.payload ?? {}) as { resetKey?: string };
  return resetKey ?? '';
}

const canSignIn = async (password: string) =>
  (await client().attempt('login', email, password)).status === 200;

describe('A request for a password reset', () => {
  test('sends a mail in the language of the request, with a key that expires after an hour', async () => {
    await client().register(email, oldPassword);
    const scope = { languageId: 'fi-FI', marketId: 'fi' };
    expect(await requestReset(` ${email.toUpperCase()} `, scope)).toMatchObject({
      data: { requestPasswordReset: true },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'reset-password',
      recipient: email,
      language_id: 'fi-FI',
      payload: { resetKey: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const minutes = ((mail?.expires_at?.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
  });

  test('has the same result with and without an account; without one no mail is sent', async () => {
    await client().register(email, oldPassword);
    await shop.backend.runJobs();
    const unknownEmail = `unknown-${email}`;
    expect((await requestReset(unknownEmail)).data).toEqual((await requestReset(email)).data);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
    expect(await shop.db.selectFrom('password_reset_request').selectAll().execute()).toEqual([]);
  });

  test.each(['', 'anna', 'anna@example', 'anna@example.fi\nbcc: bo@example.fi'])(
    'returns false for an invalid address: %j',
    async (address) => {
      expect((await requestReset(address)).data).toEqual({ requestPasswordReset: false });
    },
  );

  test('is limited per address, with and without an account', async () => {
    await client().register(email, oldPassword);
    for (const address of [email, `unknown-${email}`]) {
      const results = [];
      for (let i = 0; i < 5; i++) results.push(await requestReset(address));
      expect(results.map(({ data }) => data.requestPasswordReset)).toEqual([true, true, true, null, null]);
      const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) };
      expect(results[4]?.errors).toMatchObject([{ extensions }]);
    }
  });

  test('from many processes sends at most five mails to one customer', async () => {
    await client().register(email, oldPassword);
    const request = { email, channel_id: '1|se', market_id: 'se', language_id: 'sv-SE' };
    const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
    await shop.db
      .insertInto('password_reset_request')
      .values(Array.from({ length: 30 }, () => ({ ...request, market_id })))
      .execute();
    expect((await mails()).filter(({ recipient }) => recipient === email)).toHaveLength(5);
  });
});

describe('A mailed key', () => {
  test('sets a new password, ends all sessions, and notifies the customer', async () => {
    const { token, refreshToken } = await client().register(email, oldPassword);
    expect((await commit(await mailedKey())).data).toEqual({ commitReset: true });
    expect(await canSignIn(oldPassword)).toBe(false);
    expect(await canSignIn(newPassword)).toBe(true);
    expect((await client().refresh(refreshToken)).status).toBe(401);
    const { errors } = await shop.query('{ getUser { id } }', {}, { authorization: `Bearer ${token}` });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_TOKEN' } }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed']);
  });

  test('is valid once, and its use invalidates the customer’s other keys', async () => {
    await client().register(email, oldPassword);
    const [first, second] = [await mailedKey(), await mailedKey()];
    const used = await Promise.all([commit(first), commit(first), commit(first)]);
    expect(used.filter(({ data }) => data.commitReset)).toHaveLength(1);
    expect((await commit(first, oldPassword)).data).toEqual({ commitReset: false });
    expect((await commit(second, oldPassword)).data).toEqual({ commitReset: false });
    expect(await canSignIn(newPassword)).toBe(true);
  });

  test('becomes invalid when the customer changes the password', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    const { status } = await client().attempt('password', email, oldPassword, { newPassword });
    expect(status).toBe(200);
    expect((await commit(key, oldPassword)).data).toEqual({ commitReset: false });
    expect(await canSignIn(newPassword)).toBe(true);
  });

  test('expires after an hour', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    await shop.db.updateTable('password_reset').set({ expires_at: new Date() }).execute();
    expect((await commit(key)).data).toEqual({ commitReset: false });
    expect(await canSignIn(oldPassword)).toBe(true);
  });

  test('stays valid when the new password is rejected', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    for (const rejected of ['lösenord', email])
      expect((await commit(key, rejected)).errors).toMatchObject([
        { extensions: { code: 'COMMON_PASSWORD' } },
      ]);
    expect((await commit(key)).data).toEqual({ commitReset: true });
  });

  test('is stored as a hash', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    const rows = await shop.db.selectFrom('password_reset').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('sets the password of a customer without one', async () => {
    await shop.db.insertInto('customer').values({ email, password_hash: null }).execute();
    expect((await commit(await mailedKey())).data).toEqual({ commitReset: true });
    expect(await canSignIn(newPassword)).toBe(true);
  });

  test('that is unknown is rejected, and so is a password in plain text', async () => {
    expect((await commit('unknown')).data).toEqual({ commitReset: false });
    const plainText = 'mutation { commitReset(resetKey: "unknown", password: "fem blå katter") }';
    expect((await shop.query(plainText)).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });
});
