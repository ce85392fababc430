import { createSecretKey, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { AuthClient } from './auth-client.fixture.ts';
import { deriveKeys, readAuthKeys } from './auth-keys.ts';
import { verifyAccessToken } from './session/access-token.ts';

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
/** Status and error code. */
const errorOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { extensions: { code: string } }[] };
}) => [status, body.errors?.[0]?.extensions.code];

describe('A challenge', () => {
  const credentials = async (signature: unknown, username = email) => ({
    username,
    signature,
    password: await digestPassword(password),
  });
  const rejected = [401, 'INVALID_CHALLENGE'];

  test('is valid for one attempt, so that a recorded request cannot be replayed', async () => {
    const body = await credentials(await owner.sign(await owner.challenge(email)));
    expect((await owner.post('login', body)).status).toBe(200);
    expect(errorOf(await owner.post('login', body))).toEqual(rejected);
    expect(errorOf(await stranger().post('login', body))).toEqual(rejected);
    expect(errorOf(await stranger().post('password', { ...body, newPassword: body.password }))).toEqual(
      rejected,
    );
  });

  test('used ten times concurrently succeeds once', async () => {
    const body = await credentials(await owner.sign(await owner.challenge(email)));
    const responses = await Promise.all(Array.from({ length: 10 }, () => owner.post('login', body)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is used up by a wrong password too', async () => {
    const body = await credentials(await owner.sign(await owner.challenge(email)));
    const wrong = { ...body, password: await digestPassword('a guess') };
    expect(errorOf(await owner.post('login', wrong))).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(errorOf(await owner.post('login', body))).toEqual(rejected);
  });

  test('is valid for one username only', async () => {
    const signature = await owner.sign(await owner.challenge('bo@example.se'));
    expect(errorOf(await owner.post('login', await credentials(signature)))).toEqual(rejected);
  });

  test.each([
    ['no signature', { signature: '' }],
    ['a signature of zeros', { signature: 'A'.repeat(43) }],
    ['a later timestamp', { timestamp: new Date(Date.now() + 60_000).toISOString() }],
    ['no timestamp', { timestamp: '' }],
    ['no identity', { identity: '' }],
  ])('is rejected with %s', async (_, forged) => {
    const signature = { ...(await owner.sign(await owner.challenge(email))), ...forged };
    expect(errorOf(await owner.post('login', await credentials(signature)))).toEqual(rejected);
  });

  test('of another shop is rejected', async () => {
    const other = new AuthClient(otherShop.backend);
    const signature = await other.sign(await other.challenge(email));
    expect(errorOf(await owner.post('login', await credentials(signature)))).toEqual(rejected);
  });

  test('is signed only for clients with an API key of the shop', async () => {
    const identity = await owner.challenge(email);
    expect((await owner.send(`sign/guess?identity=${identity}`)).status).toBe(401);
    expect((await owner.send(`sign?identity=${identity}`)).status).toBe(401);
    expect((await owner.send('sign/demo?identity=anything')).status).toBe(400);
    expect((await owner.send('sign/demo')).status).toBe(400);
  });
});

describe('A login token', () => {
  const key = deriveKeys(secret)['access-token'];
  const claims = async () => decodeJwt((await owner.signIn(email, password)).token);
  const signToken = (payload: object, signingKey = key, alg = 'HS256') =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(signingKey);
  const queryWithToken = (token: string) =>
    shop.query('{ getUser { email } channel { id } }', {}, { authorization: `Bearer ${token}` });

  /** The whole request is rejected, including the fields that need no login. */
  async function expectRejected(token: string) {
    const { status, data, errors } = await queryWithToken(token);
    expect([status, data, errors?.[0]?.extensions?.code]).toEqual([401, undefined, 'INVALID_TOKEN']);
  }

  test('signed with the right key is accepted, so the rejections below have another cause', async () => {
    expect((await queryWithToken(await signToken(await claims()))).data.getUser).toEqual({ email });
  });

  test('that has expired is rejected, not treated as signed out', async () => {
    const now = Math.floor(Date.now() / 1000);
    await expectRejected(await signToken({ ...(await claims()), iat: now - 901, exp: now - 1 }));
  });

  test('without an expiry is rejected', async () => {
    const { exp, ...claimsWithoutExpiry } = await claims();
    await expectRejected(await signToken(claimsWithoutExpiry));
  });

  test('without a signature is rejected', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = encode(await claims());
    for (const alg of ['none', 'None', 'HS256'])
      await expectRejected(`${encode({ alg, typ: 'JWT' })}.${payload}.`);
  });

  test('of another key, algorithm or issuer is rejected', async () => {
    const payload = await claims();
    await expectRejected(await signToken(payload, deriveKeys('another secret')['access-token']));
    await expectRejected(await signToken(payload, deriveKeys(secret).challenge));
    await expectRejected(await signToken(payload, createSecretKey(Buffer.alloc(48)), 'HS384'));
    await expectRejected(await signToken({ ...payload, iss: 'elsewhere' }));
  });

  test('of another shop is rejected', async () => {
    const other = await new AuthClient(otherShop.backend).register(email, password);
    await expectRejected(other.token);
    expect((await owner.refresh(other.refreshToken)).status).toBe(401);
  });

  test('with changed claims is rejected', async () => {
    const [head, body, mac] = (await owner.signIn(email, password)).token.split('.');
    const changed = {
      ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()),
      sid: '1',
      memberDiscount: '99',
    };
    await expectRejected(`${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${mac}`);
  });

  test.each([randomUUID(), 'x', "' or 1=1 --", { id: 1 }, null])(
    'of an unknown session is rejected: %j',
    async (session) => {
      await expectRejected(await signToken({ ...(await claims()), session }));
    },
  );

  test('is not accepted as a refresh token, nor the other way round', async () => {
    const { token, refreshToken } = await owner.signIn(email, password);
    expect((await owner.refresh(token)).status).toBe(401);
    await expectRejected(refreshToken);
  });

  test('of a deleted customer is rejected', async () => {
    const { token, refreshToken } = await stranger().register('gone@example.se', password);
    await shop.db.deleteFrom('customer').where('email', '=', 'gone@example.se').execute();
    await expectRejected(token);
    expect((await owner.refresh(refreshToken)).status).toBe(401);
  });
});

describe('Processes', () => {
  test('of one shop accept each other’s tokens, even after a restart', async () => {
    const { token } = await new AuthClient(otherShop.backend).register('bo@example.se', password);
    const { session } = decodeJwt(token);
    for (let i = 0; i < 2; i++)
      expect(await verifyAccessToken(await readAuthKeys(otherShop.db, ''), token)).toBe(session);
    expect(await verifyAccessToken(await readAuthKeys(otherShop.db, secret), token)).toBeUndefined();
  });

  test('with a configured secret store none in the database', async () => {
    expect(await shop.db.selectFrom('shop_secret').selectAll().execute()).toEqual([]);
  });
});
