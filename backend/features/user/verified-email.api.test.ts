import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { hashSecretToken } from '#backend/features/auth/secret-token.ts';
import { confirmNewsletter } from '#backend/features/newsletter/follow-newsletter-link.ts';
import { digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

const password = 'fyra grå hästar';
let shop: TestShop;
let client: AuthClient;
let email: string;
let token: string;
let owners = 0;
beforeAll(async () => {
  shop = await openTestShop();
  client = new AuthClient(shop.backend);
});
afterAll(() => shop.close());
/** The owner of an address has a stock alert and the newsletter. Then an account is registered with the address. */
beforeEach(async () => {
  email = `owner${++owners}@example.se`;
  const { sku_id } = await shop.db.selectFrom('sku').select('sku_id').executeTakeFirstOrThrow();
  const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
  await shop.db
    .insertInto('stock_alert')
    .values({ sku_id, email, channel_id: '1|se', market_id, language_id: 'sv-SE' })
    .execute();
  await shop.query('mutation ($email: String!) { subscribeToNewsletter(email: $email) }', { email });
  await confirmNewsletter({ ...shop, shopUrl: 'https://kvarto.example' }, await mailedKey());
  ({ token } = await client.register(email, password));
});

const bearer = () => ({ authorization: `Bearer ${token}` });
const exportAccount = async () => (await client.send('export', { headers: bearer() })).body;
const queryAsCustomer = (query: string, variables = {}) => shop.query(query, variables, bearer());

async function mailedKey(): Promise<string> {
  const { payload } = await shop.db
    .selectFrom('mail_outbox')
    .select('payload')
    .where('recipient', '=', email)
    .where('kind', '=', 'newsletter-confirm')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return (payload as { confirmKey: string }).confirmKey;
}

async function storedByEmail() {
  const [alerts, subscriptions] = await Promise.all([
    shop.db.selectFrom('stock_alert').select('email').where('email', '=', email).execute(),
    shop.db.selectFrom('newsletter_subscription').select('ended_at').where('email', '=', email).execute(),
  ]);
  return { alerts: alerts.length, subscriptions: subscriptions.map(({ ended_at }) => ended_at) };
}

async function resetPassword(): Promise<void> {
  const { customer_id } = await shop.db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const resetKey = `mailed to ${email}`;
  const expires_at = new Date(Date.now() + 60_000);
  await shop.db
    .insertInto('password_reset')
    .values({ key_hash: hashSecretToken(resetKey), customer_id, expires_at })
    .execute();
  const { data } = await shop.query(
    'mutation ($resetKey: String!, $password: String!) { commitReset(resetKey: $resetKey, password: $password) }',
    { resetKey, password: await digestPassword('fem blå katter') },
  );
  expect(data).toEqual({ commitReset: true });
  ({ token } = await client.signIn(email, 'fem blå katter'));
}

test('An account with an unverified address can neither export nor delete the data of the address', async () => {
  expect(await exportAccount()).toMatchObject({ account: { email }, stockAlerts: [] });
  expect(await exportAccount()).not.toHaveProperty('newsletter');
  await queryAsCustomer('mutation { updateUser(user: { newsletter: false }) { id } }');
  await queryAsCustomer('mutation { deleteUser }');
  expect(await storedByEmail()).toEqual({ alerts: 1, subscriptions: [null] });
});

test('A password set by a mailed key verifies the address: its data is exported and deleted', async () => {
  await resetPassword();
  expect(await exportAccount()).toMatchObject({
    stockAlerts: [{ notifiedAt: null }],
    newsletter: { confirmedAt: expect.any(String) },
  });
  await queryAsCustomer('mutation { deleteUser }');
  expect(await storedByEmail()).toEqual({ alerts: 0, subscriptions: [] });
});

test('Confirming a newsletter verifies the address only when the account requested it', async () => {
  const verifiedAt = () =>
    shop.db
      .selectFrom('customer')
      .select('email_proved_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  await confirmNewsletter({ ...shop, shopUrl: 'https://kvarto.example' }, await mailedKey());
  expect(await verifiedAt()).toEqual({ email_proved_at: null });
  await shop.db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
  await queryAsCustomer('mutation { updateUser(user: { newsletter: true }) { id } }');
  await confirmNewsletter({ ...shop, shopUrl: 'https://kvarto.example' }, await mailedKey());
  expect(await verifiedAt()).toEqual({ email_proved_at: expect.any(Date) });
});
