import { createSecretKey, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { sessionOfToken } from './access-token.ts';
import { AuthClient } from './auth-client.fixture.ts';
import { deriveKeys, readAuthKeys } from './auth-keys.ts';

const secret = 'the secret of one shop, known to its tests only';
const password = 'fyra grå hästar';
const email = 'anna@example.se';

let shop: TestShop;
let otherShop: TestShop;
let owner: AuthClient;
beforeAll(async () => {
  [shop, otherShop] = await Promise.all([openTestShop({ AUTH_SECRET: secret }), openTestShop()]);
  owner = new AuthClient(shop.backend);
  await owner.register(email, password);
});
afterAll(() => Promise.all([shop.close(), otherShop.close()]));

const stranger = () => new AuthClient(shop.backend);
const codeOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { extensions: { code: string } }[] };
}) => [status, body.errors?.[0]?.extensions.code];

describe('A challenge', () => {
  const credentials = async (signature: unknown, username = email) => ({
    ...{ username, signature },
    password: await digestPassword(password),
  });
  const refused = [401, 'INVALID_CHALLENGE'];

  test('is good for one attempt: what was listened to cannot be sent again', async () => {
    const body = await credentials(await owner.sign(await owner.challenge(email)));
    expect((await owner.post('login', body)).status).toBe(200);
    expect(codeOf(await owner.post('login', body))).toEqual(refused);
    expect(codeOf(await stranger().post('login', body))).toEqual(refused);
    expect(codeOf(await stranger().post('password', { ...body, newPassword: body.password }))).toEqual(
      refused,
    );
  });

  test('that is answered ten times at once is answered once', async () => {
    const body = await credentials(await owner.sign(await owner.challenge(email)));
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post('login', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is used up by a wrong password too', async () => {
    const body = await credentials(await owner.sign(await owner.challenge(email)));
    const wrong = { ...body, password: await digestPassword('a guess') };
    expect(codeOf(await owner.post('login', wrong))).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(codeOf(await owner.post('login', body))).toEqual(refused);
  });

  test('holds for one user', async () => {
    const signature = await owner.sign(await owner.challenge('bo@example.se'));
    expect(codeOf(await owner.post('login', await credentials(signature)))).toEqual(refused);
  });

  test.each([
    ['no signature', { signature: '' }],
    ['a signature of zeros', { signature: 'A'.repeat(43) }],
    ['a later timestamp', { timestamp: new Date(Date.now() + 60_000).toISOString() }],
    ['no timestamp', { timestamp: '' }],
    ['no identity', { identity: '' }],
  ])('is refused with %s', async (_, forged) => {
    const signature = { ...(await owner.sign(await owner.challenge(email))), ...forged };
    expect(codeOf(await owner.post('login', await credentials(signature)))).toEqual(refused);
  });

  test('of another shop is refused', async () => {
    const other = new AuthClient(otherShop.backend);
    const signature = await other.sign(await other.challenge(email));
    expect(codeOf(await owner.post('login', await credentials(signature)))).toEqual(refused);
  });

  test('is signed only for who has a key of the shop', async () => {
    const identity = await owner.challenge(email);
    expect((await owner.send(`sign/guess?identity=${identity}`)).status).toBe(401);
    expect((await owner.send(`sign?identity=${identity}`)).status).toBe(401);
    expect((await owner.send('sign/demo?identity=anything')).status).toBe(400);
    expect((await owner.send('sign/demo')).status).toBe(400);
  });
});

describe('A login token', () => {
  const key = createSecretKey(deriveKeys(secret)['access-token']);
  const claims = async () => decodeJwt((await owner.signIn(email, password)).token);
  const make = (payload: object, signWith = key, alg = 'HS256') =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(signWith);
  const ask = (token: string) =>
    shop.ask('{ getUser { email } channel { id } }', {}, { authorization: `Bearer ${token}` });

  /** Nothing is answered, not even what everybody may know. */
  async function expectRefused(token: string) {
    const { status, data, errors } = await ask(token);
    expect([status, data, errors?.[0]?.extensions?.code]).toEqual([401, undefined, 'INVALID_TOKEN']);
  }

  test('can be made by these means, or the refusals below would prove nothing', async () => {
    expect((await ask(await make(await claims()))).data.getUser).toEqual({ email });
  });

  test('that has expired is refused, and not taken for nobody’s', async () => {
    const now = Math.floor(Date.now() / 1000);
    await expectRefused(await make({ ...(await claims()), iat: now - 901, exp: now - 1 }));
  });

  test('that never expires is refused', async () => {
    const { exp, ...endless } = await claims();
    await expectRefused(await make(endless));
  });

  test('without a signature is refused', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = encode(await claims());
    for (const alg of ['none', 'None', 'HS256'])
      await expectRefused(`${encode({ alg, typ: 'JWT' })}.${payload}.`);
  });

  test('of another key, algorithm or issuer is refused', async () => {
    const own = await claims();
    await expectRefused(await make(own, createSecretKey(deriveKeys('another secret')['access-token'])));
    await expectRefused(await make(own, createSecretKey(deriveKeys(secret).challenge)));
    await expectRefused(await make(own, createSecretKey(Buffer.alloc(48)), 'HS384'));
    await expectRefused(await make({ ...own, iss: 'elsewhere' }));
  });

  test('of another shop is refused', async () => {
    const other = await new AuthClient(otherShop.backend).register(email, password);
    await expectRefused(other.token);
    expect((await owner.refresh(other.refreshToken)).status).toBe(401);
  });

  test('whose claims were changed is refused', async () => {
    const [head, body, mac] = (await owner.signIn(email, password)).token.split('.');
    const changed = {
      ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()),
      sid: '1',
      memberDiscount: '99',
    };
    await expectRefused(`${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${mac}`);
  });

  test.each([randomUUID(), 'x', "' or 1=1 --", { id: 1 }, null])(
    'of a session that is not there is refused: %j',
    async (session) => {
      await expectRefused(await make({ ...(await claims()), session }));
    },
  );

  test('is no refresh token, nor the other way round', async () => {
    const { token, refreshToken } = await owner.signIn(email, password);
    expect((await owner.refresh(token)).status).toBe(401);
    await expectRefused(refreshToken);
  });

  test('of a customer who is gone is refused', async () => {
    const { token, refreshToken } = await stranger().register('gone@example.se', password);
    await shop.db.deleteFrom('customer').where('email', '=', 'gone@example.se').execute();
    await expectRefused(token);
    expect((await owner.refresh(refreshToken)).status).toBe(401);
  });
});

describe('Processes', () => {
  test('of one shop know each other’s tokens, also after a restart', async () => {
    const { token } = await new AuthClient(otherShop.backend).register('bo@example.se', password);
    const { session } = decodeJwt(token);
    for (let i = 0; i < 2; i++)
      expect(await sessionOfToken(await readAuthKeys(otherShop.db, ''), token)).toBe(session);
    expect(await sessionOfToken(await readAuthKeys(otherShop.db, secret), token)).toBeUndefined();
  });

  test('that are given a secret keep none in the database', async () => {
    expect(await shop.db.selectFrom('shop_secret').selectAll().execute()).toEqual([]);
  });
});
