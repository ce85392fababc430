import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let email: string;
let subscribers = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('mail_outbox').execute();
  email = `subscriber${++subscribers}@example.fi`;
});

const subscribe = (address = email, variables: object = {}) =>
  shop.query(
    `mutation ($email: String!, $tags: [String], $languageId: String) {
      subscribeToNewsletter(email: $email, tags: $tags, languageId: $languageId)
    }`,
    { email: address, languageId: 'fi-FI', ...variables },
  );

/** Sends the request of the page that a mailed link leads to. */
async function follow(
  action: string,
  key: unknown,
  headers: Record<string, string> = { 'x-apikey': 'demo' },
) {
  const request = new Request(`http://shop.test/newsletter/${action}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key }),
  });
  const response = await shop.backend.fetch(request);
  return { status: response.status, ...(await response.json()) };
}

async function mails() {
  await shop.backend.runJobs();
  const rows = await shop.db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'language_id', 'payload'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload, ...row }) => ({ ...row, payload: payload as Record<string, string> }));
}

const lastKey = async (name: string) => (await mails()).at(-1)?.payload[name] ?? '';

const subscription = () =>
  shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst();

/** Subscribes and confirms, and returns the two mailed keys. */
async function subscribeAndConfirm() {
  await subscribe();
  const confirmKey = await lastKey('confirmKey');
  await follow('confirm', confirmKey);
  return { confirmKey, unsubscribeKey: await lastKey('unsubscribeKey') };
}

describe('A subscription', () => {
  test('starts when the mailed link is followed', async () => {
    expect((await subscribe(` ${email.toUpperCase()}`, { tags: ['footer', 'footer'] })).data).toEqual({
      subscribeToNewsletter: true,
    });
    expect(await mails()).toMatchObject([{ kind: 'newsletter-confirm', language_id: 'fi-FI' }]);
    expect(await subscription()).toMatchObject({ confirmed_at: null, tags: ['footer'] });

    expect(await follow('confirm', await lastKey('confirmKey'))).toEqual({ status: 200, isDone: true });
    expect(await subscription()).toMatchObject({ confirmed_at: expect.any(Date), ended_at: null });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
  });

  test('that exists is not revealed; its owner gets one mail a day about it', async () => {
    await subscribeAndConfirm();
    const { confirmed_at } = (await subscription()) ?? {};
    expect((await subscribe()).data).toEqual({ subscribeToNewsletter: true });
    expect((await subscribe()).data).toEqual({ subscribeToNewsletter: true });
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-known']);
    expect(await subscription()).toMatchObject({ confirmed_at, ended_at: null });
  });

  test('requested twice concurrently sends one mail', async () => {
    await Promise.all([subscribe(), subscribe()]);
    expect(await mails()).toHaveLength(1);
  });

  test('is limited per address', async () => {
    const results = [];
    for (let i = 0; i < 4; i++) results.push(await subscribe());
    expect(results.map(({ data }) => data.subscribeToNewsletter)).toEqual([true, true, true, null]);
    expect(results[3]?.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });

  test.each(['', 'anna', 'anna@example.fi\nbcc: bo@example.fi'])(
    'is rejected for an invalid address: %j',
    async (address) => {
      expect((await subscribe(address)).data).toEqual({ subscribeToNewsletter: false });
    },
  );

  test('is rejected with too many tags', async () => {
    const { errors } = await subscribe(email, { tags: Array.from({ length: 21 }, String) });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });
});

describe('The checkbox of an account', () => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await signedInHeaders(shop.backend, email);
  });
  const setNewsletter = async (newsletter: boolean) => {
    const { data } = await shop.query(
      `mutation ($user: UserInputType!) { updateUser(user: $user, languageId: "fi-FI") { newsletter } }`,
      { user: { newsletter } },
      headers,
    );
    return data.updateUser.newsletter;
  };

  test('needs a confirmation too, because the address of an account may be another person’s', async () => {
    expect(await setNewsletter(true)).toBe(false);
    expect(await mails()).toMatchObject([{ kind: 'newsletter-confirm', language_id: 'fi-FI' }]);
    expect(await subscription()).toMatchObject({ confirmed_at: null, tags: ['account'] });
    await follow('confirm', await lastKey('confirmKey'));
    const { data } = await shop.query('{ getUser { newsletter } }', {}, headers);
    expect(data.getUser).toEqual({ newsletter: true });
  });

  test('sends no mail while it stays checked, and ends the subscription when unchecked', async () => {
    await setNewsletter(true);
    await follow('confirm', await lastKey('confirmKey'));
    expect(await setNewsletter(true)).toBe(true);
    expect(await mails()).toHaveLength(2);
    expect(await setNewsletter(false)).toBe(false);
    expect(await subscription()).toMatchObject({ ended_at: expect.any(Date) });
  });

  test('does not end a subscription requested elsewhere, but mails its owner the link that does', async () => {
    const { unsubscribeKey } = await subscribeAndConfirm();
    expect(await setNewsletter(false)).toBe(true);
    expect(await subscription()).toMatchObject({ ended_at: null });
    expect((await mails()).at(-1)).toMatchObject({ kind: 'newsletter-known', payload: { unsubscribeKey } });
  });

  test('unchecked before the confirmation invalidates the link', async () => {
    await setNewsletter(true);
    const key = await lastKey('confirmKey');
    await setNewsletter(false);
    expect(await follow('confirm', key)).toMatchObject({ isDone: false });
  });

  test('toggled repeatedly sends a limited number of mails', async () => {
    for (let i = 0; i < 6; i++) {
      await setNewsletter(true);
      await setNewsletter(false);
    }
    expect((await mails()).length).toBeLessThanOrEqual(3);
  });
});

describe('The confirmation link', () => {
  test('can be followed twice', async () => {
    const { confirmKey } = await subscribeAndConfirm();
    const { confirmed_at } = (await subscription()) ?? {};
    expect(await follow('confirm', confirmKey)).toMatchObject({ isDone: true });
    expect(await mails()).toHaveLength(2);
    // The first confirmation is stored as evidence of consent.
    expect(await subscription()).toMatchObject({ confirmed_at });
  });

  test('expires after a week', async () => {
    await subscribe();
    const key = await lastKey('confirmKey');
    await shop.db.updateTable('newsletter_subscription').set({ confirm_until: new Date() }).execute();
    expect(await follow('confirm', key)).toMatchObject({ isDone: false });
    expect(await subscription()).toMatchObject({ confirmed_at: null });
  });

  test.each(['unknown', '', 'x'.repeat(100)])('is rejected with the key %j', async (key) => {
    expect(await follow('confirm', key)).toMatchObject({ isDone: false });
  });
});

describe('The unsubscribe link', () => {
  test('ends the subscription, can be followed twice, and updates the account of the address', async () => {
    await shop.db.insertInto('customer').values({ email }).execute();
    const inAccount = async () =>
      shop.db.selectFrom('customer').select('newsletter').where('email', '=', email).executeTakeFirst();
    const { unsubscribeKey, confirmKey } = await subscribeAndConfirm();
    expect(await inAccount()).toEqual({ newsletter: true });
    expect(await follow('end', unsubscribeKey)).toEqual({ status: 200, isDone: true });
    const { ended_at } = (await subscription()) ?? {};
    expect(ended_at).toBeInstanceOf(Date);
    expect(await follow('end', unsubscribeKey)).toMatchObject({ isDone: true });
    expect(await subscription()).toMatchObject({ ended_at });
    expect(await inAccount()).toEqual({ newsletter: false });
    // An old confirmation mail does not renew the subscription.
    expect(await follow('confirm', confirmKey)).toMatchObject({ isDone: false });
  });

  test('allows a new subscription, which needs a new confirmation', async () => {
    const { unsubscribeKey } = await subscribeAndConfirm();
    await follow('end', unsubscribeKey);
    await subscribe();
    expect(await subscription()).toMatchObject({ ended_at: expect.any(Date) });
    expect(await follow('confirm', await lastKey('confirmKey'))).toMatchObject({ isDone: true });
    expect(await subscription()).toMatchObject({ ended_at: null });
  });

  test.each(['unknown', '', '00000000-0000-4000-8000-000000000000'])(
    'is rejected with the key %j',
    async (key) => {
      expect(await follow('end', key)).toMatchObject({ isDone: false });
    },
  );
});

describe('The newsletter endpoints', () => {
  test('require an API key', async () => {
    expect(await follow('confirm', 'key', {})).toMatchObject({ status: 401 });
  });

  test('reject invalid requests', async () => {
    expect(await follow('unknown', 'key')).toMatchObject({ status: 404 });
    expect(await follow('confirm', 7)).toMatchObject({ status: 400 });
    expect(await follow('confirm', 'x'.repeat(101))).toMatchObject({ status: 400 });
    const getRequest = new Request('http://shop.test/newsletter/end', { headers: { 'x-apikey': 'demo' } });
    expect((await shop.backend.fetch(getRequest)).status).toBe(405);
  });
});
