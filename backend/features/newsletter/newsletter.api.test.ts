import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let email: string;
let readers = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('mail_outbox').execute();
  email = `reader${++readers}@example.fi`;
});

const subscribe = (address = email, more: object = {}) =>
  shop.ask(
    `mutation ($email: String!, $tags: [String], $languageId: String) {
      subscribeToNewsletter(email: $email, tags: $tags, languageId: $languageId)
    }`,
    { email: address, languageId: 'fi-FI', ...more },
  );

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

const state = () =>
  shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst();

/** Has the newsletter, and the two keys that were mailed. */
async function reader() {
  await subscribe();
  const confirmKey = await lastKey('confirmKey');
  await follow('confirm', confirmKey);
  return { confirmKey, unsubscribeKey: await lastKey('unsubscribeKey') };
}

describe('Whoever wants the newsletter', () => {
  test('is mailed a link first, and has it when that was followed', async () => {
    expect((await subscribe(` ${email.toUpperCase()}`, { tags: ['footer', 'footer'] })).data).toEqual({
      subscribeToNewsletter: true,
    });
    expect(await mails()).toMatchObject([{ kind: 'newsletter-confirm', language_id: 'fi-FI' }]);
    expect(await state()).toMatchObject({ confirmed_at: null, tags: ['footer'] });

    expect(await follow('confirm', await lastKey('confirmKey'))).toEqual({ status: 200, isDone: true });
    expect(await state()).toMatchObject({ confirmed_at: expect.any(Date), ended_at: null });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
  });

  test('and has it already is told so by mail, once a day; the one who asked is told nothing else', async () => {
    await reader();
    const { confirmed_at } = (await state()) ?? {};
    expect((await subscribe()).data).toEqual({ subscribeToNewsletter: true });
    expect((await subscribe()).data).toEqual({ subscribeToNewsletter: true });
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-known']);
    expect(await state()).toMatchObject({ confirmed_at, ended_at: null });
  });

  test('and clicks twice gets one mail', async () => {
    await Promise.all([subscribe(), subscribe()]);
    expect(await mails()).toHaveLength(1);
  });

  test('again and again is told to wait', async () => {
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await subscribe());
    expect(answers.map(({ data }) => data.subscribeToNewsletter)).toEqual([true, true, true, null]);
    expect(answers[3]?.errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });

  test.each(['', 'anna', 'anna@example.fi\nbcc: bo@example.fi'])('with no address: %j', async (address) => {
    expect((await subscribe(address)).data).toEqual({ subscribeToNewsletter: false });
  });

  test('with too many tags is refused', async () => {
    const { errors } = await subscribe(email, { tags: Array.from({ length: 21 }, String) });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });
});

describe('The tick in an account', () => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await signedInHeaders(shop.backend, email);
  });
  const tick = async (newsletter: boolean) => {
    const { data } = await shop.ask(
      `mutation ($user: UserInputType!) { updateUser(user: $user, languageId: "fi-FI") { newsletter } }`,
      { user: { newsletter } },
      headers,
    );
    return data.updateUser.newsletter;
  };

  test('asks for a confirmation too: an account may have been made with anybody’s address', async () => {
    expect(await tick(true)).toBe(false);
    expect(await mails()).toMatchObject([{ kind: 'newsletter-confirm', language_id: 'fi-FI' }]);
    expect(await state()).toMatchObject({ confirmed_at: null, tags: ['account'] });
    await follow('confirm', await lastKey('confirmKey'));
    const { data } = await shop.ask('{ getUser { newsletter } }', {}, headers);
    expect(data.getUser).toEqual({ newsletter: true });
  });

  test('that stays as it is mails nothing more, and taken away ends it', async () => {
    await tick(true);
    await follow('confirm', await lastKey('confirmKey'));
    expect(await tick(true)).toBe(true);
    expect(await mails()).toHaveLength(2);
    expect(await tick(false)).toBe(false);
    expect(await state()).toMatchObject({ ended_at: expect.any(Date) });
  });

  test('ends nothing that the address’s owner has asked for elsewhere: they are mailed how', async () => {
    const { unsubscribeKey } = await reader();
    expect(await tick(false)).toBe(true);
    expect(await state()).toMatchObject({ ended_at: null });
    expect((await mails()).at(-1)).toMatchObject({ kind: 'newsletter-known', payload: { unsubscribeKey } });
  });

  test('taken away before it was confirmed makes the link worthless', async () => {
    await tick(true);
    const key = await lastKey('confirmKey');
    await tick(false);
    expect(await follow('confirm', key)).toMatchObject({ isDone: false });
  });

  test('set again and again fills nobody’s mailbox', async () => {
    for (let i = 0; i < 6; i++) {
      await tick(true);
      await tick(false);
    }
    expect((await mails()).length).toBeLessThanOrEqual(3);
  });
});

describe('The link that confirms', () => {
  test('may be followed twice', async () => {
    const { confirmKey } = await reader();
    const { confirmed_at } = (await state()) ?? {};
    expect(await follow('confirm', confirmKey)).toMatchObject({ isDone: true });
    expect(await mails()).toHaveLength(2);
    // The first click is the proof.
    expect(await state()).toMatchObject({ confirmed_at });
  });

  test('is over after a week', async () => {
    await subscribe();
    const key = await lastKey('confirmKey');
    await shop.db.updateTable('newsletter_subscription').set({ confirm_until: new Date() }).execute();
    expect(await follow('confirm', key)).toMatchObject({ isDone: false });
    expect(await state()).toMatchObject({ confirmed_at: null });
  });

  test.each(['made up', '', 'x'.repeat(100)])('is not %j', async (key) => {
    expect(await follow('confirm', key)).toMatchObject({ isDone: false });
  });
});

describe('The link that ends it', () => {
  test('ends it, as often as it is followed, and the account of the address knows', async () => {
    await shop.db.insertInto('customer').values({ email }).execute();
    const inAccount = async () =>
      shop.db.selectFrom('customer').select('newsletter').where('email', '=', email).executeTakeFirst();
    const { unsubscribeKey, confirmKey } = await reader();
    expect(await inAccount()).toEqual({ newsletter: true });
    expect(await follow('end', unsubscribeKey)).toEqual({ status: 200, isDone: true });
    const { ended_at } = (await state()) ?? {};
    expect(ended_at).toBeInstanceOf(Date);
    expect(await follow('end', unsubscribeKey)).toMatchObject({ isDone: true });
    expect(await state()).toMatchObject({ ended_at });
    expect(await inAccount()).toEqual({ newsletter: false });
    // An old mail does not bring it back.
    expect(await follow('confirm', confirmKey)).toMatchObject({ isDone: false });
  });

  test('does not end it for good: whoever asks again confirms again', async () => {
    const { unsubscribeKey } = await reader();
    await follow('end', unsubscribeKey);
    await subscribe();
    expect(await state()).toMatchObject({ ended_at: expect.any(Date) });
    expect(await follow('confirm', await lastKey('confirmKey'))).toMatchObject({ isDone: true });
    expect(await state()).toMatchObject({ ended_at: null });
  });

  test.each(['made up', '', '00000000-0000-4000-8000-000000000000'])('is not %j', async (key) => {
    expect(await follow('end', key)).toMatchObject({ isDone: false });
  });
});

describe('What mails lead to', () => {
  test('is for those with a key of the API', async () => {
    expect(await follow('confirm', 'key', {})).toMatchObject({ status: 401 });
  });

  test('is asked for as it should be', async () => {
    expect(await follow('begin', 'key')).toMatchObject({ status: 404 });
    expect(await follow('confirm', 7)).toMatchObject({ status: 400 });
    expect(await follow('confirm', 'x'.repeat(101))).toMatchObject({ status: 400 });
    const read = new Request('http://shop.test/newsletter/end', { headers: { 'x-apikey': 'demo' } });
    expect((await shop.backend.fetch(read)).status).toBe(405);
  });
});
