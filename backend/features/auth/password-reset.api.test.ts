import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { AuthClient } from './auth-client.fixture.ts';

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

const ask = (address: string, place: object = {}) =>
  shop.ask(
    `mutation ($email: String!, $languageId: String, $marketId: String) {
      requestPasswordReset(email: $email, languageId: $languageId, marketId: $marketId)
    }`,
    { email: address, ...place },
  );

const commit = async (resetKey: string, password = newPassword) =>
  shop.ask(
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

/** The key of a mail that the customer has just asked for. */
async function mailedKey(): Promise<string> {
  await ask(email);
  const mail = (await mails()).findLast(({ kind }) => kind === 'reset-password');
  const { resetKey } = (mail?.payload ?? {}) as { resetKey?: string };
  return resetKey ?? '';
}

const canSignIn = async (password: string) =>
  (await client().attempt('login', email, password)).status === 200;

describe('Whoever asks for a new password', () => {
  test('gets a mail in their language, with a key that is good for an hour', async () => {
    await client().register(email, oldPassword);
    const place = { languageId: 'fi-FI', marketId: 'fi' };
    expect(await ask(` ${email.toUpperCase()} `, place)).toMatchObject({
      data: { requestPasswordReset: true },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ kind: 'reset-password', recipient: email, language_id: 'fi-FI' },
      payload: { resetKey: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const minutes = ((mail?.expires_at?.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
  });

  test('is answered the same, and leaves the same trace, with and without an account; the latter gets no mail', async () => {
    await client().register(email, oldPassword);
    await shop.backend.runJobs();
    const stranger = `nobody-${email}`;
    expect((await ask(stranger)).data).toEqual((await ask(email)).data);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
    expect(await shop.db.selectFrom('password_reset_request').selectAll().execute()).toEqual([]);
  });

  test.each(['', 'anna', 'anna@example', 'anna@example.fi\nbcc: bo@example.fi'])(
    'with no address is told so: %j',
    async (address) => {
      expect((await ask(address)).data).toEqual({ requestPasswordReset: false });
    },
  );

  test('again and again is told to wait, account or not', async () => {
    await client().register(email, oldPassword);
    for (const address of [email, `nobody-${email}`]) {
      const answers = [];
      for (let i = 0; i < 5; i++) answers.push(await ask(address));
      expect(answers.map(({ data }) => data.requestPasswordReset)).toEqual([true, true, true, null, null]);
      const extensions = { code: 'LIMIT_EXCEEDED', retryAfterSeconds: expect.any(Number) };
      expect(answers[4]?.errors).toMatchObject([{ extensions }]);
    }
  });

  test('in many processes does not fill a mailbox', async () => {
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
  test('sets a new password, signs everybody out, and tells the customer', async () => {
    const { token, refreshToken } = await client().register(email, oldPassword);
    expect((await commit(await mailedKey())).data).toEqual({ commitReset: true });
    expect(await canSignIn(oldPassword)).toBe(false);
    expect(await canSignIn(newPassword)).toBe(true);
    expect((await client().refresh(refreshToken)).status).toBe(401);
    const { errors } = await shop.ask('{ getUser { id } }', {}, { authorization: `Bearer ${token}` });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_TOKEN' } }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed']);
  });

  test('is good once, and the other keys of the customer end with it', async () => {
    await client().register(email, oldPassword);
    const [first, second] = [await mailedKey(), await mailedKey()];
    const used = await Promise.all([commit(first), commit(first), commit(first)]);
    expect(used.filter(({ data }) => data.commitReset)).toHaveLength(1);
    expect((await commit(first, oldPassword)).data).toEqual({ commitReset: false });
    expect((await commit(second, oldPassword)).data).toEqual({ commitReset: false });
    expect(await canSignIn(newPassword)).toBe(true);
  });

  test('is worth nothing once the customer has changed the password themselves', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    const { status } = await client().attempt('password', email, oldPassword, { newPassword });
    expect(status).toBe(200);
    expect((await commit(key, oldPassword)).data).toEqual({ commitReset: false });
    expect(await canSignIn(newPassword)).toBe(true);
  });

  test('is over after an hour', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    await shop.db.updateTable('password_reset').set({ expires_at: new Date() }).execute();
    expect((await commit(key)).data).toEqual({ commitReset: false });
    expect(await canSignIn(oldPassword)).toBe(true);
  });

  test('survives a password that is refused', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    for (const refused of ['lösenord', email])
      expect((await commit(key, refused)).errors).toMatchObject([
        { extensions: { code: 'COMMON_PASSWORD' } },
      ]);
    expect((await commit(key)).data).toEqual({ commitReset: true });
  });

  test('is nowhere in the database but in the mail', async () => {
    await client().register(email, oldPassword);
    const key = await mailedKey();
    const kept = await shop.db.selectFrom('password_reset').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  test('gives a password to a customer who had none', async () => {
    await shop.db.insertInto('customer').values({ email, password_hash: null }).execute();
    expect((await commit(await mailedKey())).data).toEqual({ commitReset: true });
    expect(await canSignIn(newPassword)).toBe(true);
  });

  test('that was made up is none, and a password in clear is refused', async () => {
    expect((await commit('made-up')).data).toEqual({ commitReset: false });
    const inClear = 'mutation { commitReset(resetKey: "made-up", password: "fem blå katter") }';
    expect((await shop.ask(inClear)).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });
});
