import { describe, expect, test } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import type { Auth, AuthOutcome } from '#storefront/session/auth/auth.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import type { SendShopRequest } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { changePassword } from './change-password.ts';
import { createAccount } from './create-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { signIn } from './sign-in.ts';
import { readNotice, verifyEmail } from './verify-email.ts';

const t = await loadTranslate('sv');
const email = 'anna@example.com';

/** A shop with a fixed outcome for every attempt, which records the attempts. */
function createShop(
  outcome: AuthOutcome,
  customer?: Customer,
  respond: () => Promise<unknown> = async () => ({}),
) {
  const attempts: [string, unknown][] = [];
  const sent: unknown[] = [];
  const cookies = new Map<string, string>();
  const attempt = (name: string) => async (details?: unknown) => {
    attempts.push([name, details]);
    return outcome;
  };
  const auth = {
    signIn: attempt('sign in'),
    register: attempt('register'),
    changePassword: attempt('change'),
    signOut: attempt('sign out'),
  } as unknown as Auth;
  const api = {
    query: respond,
    send: (_: unknown, variables: unknown) => {
      sent.push(variables);
      return respond();
    },
  } as ShopSession['api'];
  const session: ShopSession = {
    customer: () => customer,
    api,
    auth: async () => auth,
    sendShopRequest: async () => ({ kind: 'rejected', code: undefined }),
  };
  const environment = {
    t,
    api,
    side: 'server' as const,
    shopper: {
      locale: 'sv' as const,
      market: 'se',
      customerType: 'ORGANIZATION' as const,
      vatIncluded: false,
      channelId: '1|se',
      origin: 'https://kvarto.example',
      shop: sampleShopFacts,
    },
    cookies: {
      get: ({ name }: { name: string }) => cookies.get(name),
      set: ({ name }: { name: string }, value: string) => void cookies.set(name, value),
    },
  };
  return { environment, session, attempts, sent, cookies };
}

const customer: Customer = { name: email, type: 'PERSON', expires: 0 };
const validForm = formWith({ email, password: 'hemligt', confirm: 'hemligt', remember: 'on' });

describe('signing in', () => {
  test('is remembered on request, and sets the customer type', async () => {
    const { environment, session, attempts, cookies } = createShop({ kind: 'signed-in' }, customer);
    expect(await signIn(environment, session, validForm)).toEqual({ kind: 'done' });
    expect(attempts).toEqual([['sign in', { email, password: 'hemligt', isRemembered: true }]]);
    expect(cookies.get(COOKIES.customerType.name)).toBe('PERSON');
  });

  test('is not remembered if the box is not ticked', async () => {
    const { environment, session, attempts } = createShop({ kind: 'signed-in' }, customer);
    await signIn(environment, session, formWith({ email, password: 'hemligt' }));
    expect(attempts[0]?.[1]).toMatchObject({ isRemembered: false });
  });

  test('with invalid fields returns field errors and sends no request', async () => {
    const { environment, session, attempts } = createShop({ kind: 'signed-in' });
    expect(await signIn(environment, session, formWith({ email: 'anna@' }))).toEqual({
      kind: 'rejected',
      fieldErrors: { email: 'field.email', password: 'field.passwordEmpty' },
      message: null,
      email: 'anna@',
    });
    expect(attempts).toEqual([]);
  });

  test.each<[AuthOutcome, string]>([
    [{ kind: 'wrong-credentials' }, t('signIn.wrongCredentials')],
    [{ kind: 'too-many', retryAfterSeconds: 61 }, t('signIn.tooMany', { minutes: 2 })],
    [{ kind: 'too-many', retryAfterSeconds: 5 }, t('signIn.tooMany', { minutes: 1 })],
    [{ kind: 'failed' }, t('error.general')],
  ])('%j has one message', async (outcome, message) => {
    const { environment, session, cookies } = createShop(outcome);
    expect(await signIn(environment, session, validForm)).toEqual({
      kind: 'rejected',
      fieldErrors: {},
      message,
      email,
      ...(outcome.kind === 'too-many' ? { isLimited: true } : {}),
    });
    expect(cookies.size).toBe(0);
  });
});

describe('a new account', () => {
  const newsletter = formWith({ email, password: 'hemligt', confirm: 'hemligt', newsletter: 'on' });

  test.each([
    [validForm, false],
    [newsletter, true],
  ])('has the current customer type, and the newsletter only on request', async (form, isRequested) => {
    const { environment, session, sent } = createShop({ kind: 'signed-in' }, customer);
    expect(await createAccount(environment, session, form)).toEqual({ kind: 'done' });
    expect(sent).toEqual([{ user: { newsletter: isRequested, customerType: 'ORGANIZATION' } }]);
  });

  test('exists even if its details could not be saved', async () => {
    const { environment, session } = createShop({ kind: 'signed-in' }, customer, () =>
      Promise.reject(new GraphqlError([{ message: 'No.' }])),
    );
    expect(await createAccount(environment, session, validForm)).toEqual({ kind: 'done' });
  });

  test.each<[AuthOutcome, object]>([
    [{ kind: 'account-exists' }, { email: 'createAccount.exists' }],
    [{ kind: 'common-password' }, { password: 'signIn.commonPassword' }],
  ])('%j is a field error', async (outcome, fieldErrors) => {
    const { environment, session, sent } = createShop(outcome);
    const rejected = { kind: 'rejected', fieldErrors, message: null, email };
    expect(await createAccount(environment, session, validForm)).toEqual(rejected);
    expect(sent).toEqual([]);
  });
});

describe('a password change', () => {
  const change = formWith({ password: 'gammalt', newPassword: 'alldeles nytt', confirm: 'alldeles nytt' });

  test('sends the current and the new password', async () => {
    const { environment, session, attempts } = createShop({ kind: 'signed-in' }, customer);
    expect(await changePassword(environment, session, change)).toEqual({ kind: 'done' });
    expect(attempts).toEqual([['change', { password: 'gammalt', newPassword: 'alldeles nytt' }]]);
  });

  test('with a wrong current password signs out (§8)', async () => {
    const { environment, session, attempts } = createShop({ kind: 'wrong-credentials' }, customer);
    expect(await changePassword(environment, session, change)).toEqual({ kind: 'signed-out' });
    expect(attempts.map(([name]) => name)).toEqual(['change', 'sign out']);
  });

  test('that fails does not sign out', async () => {
    const { environment, session, attempts } = createShop({ kind: 'failed' }, customer);
    expect(await changePassword(environment, session, change)).toMatchObject({
      kind: 'rejected',
      message: t('error.general'),
    });
    expect(attempts).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  test.each([true, false, null])('has the same outcome for the response %j', async (response) => {
    const { environment, sent } = createShop({ kind: 'failed' }, undefined, async () => ({
      requestPasswordReset: response,
    }));
    expect(await requestPasswordReset(environment, formWith({ email: ` ${email}` }))).toEqual({
      kind: 'done',
    });
    expect(sent).toEqual([{ email }]);
  });

  test('has an error message when the request fails', async () => {
    const { environment } = createShop({ kind: 'failed' }, undefined, () =>
      Promise.reject(new GraphqlError([{ message: 'No.' }])),
    );
    expect(await requestPasswordReset(environment, formWith({ email }))).toMatchObject({
      kind: 'rejected',
      message: t('error.general'),
    });
  });
});

describe('verifying the address', () => {
  const responding = (outcome: object) => (async () => outcome) as unknown as SendShopRequest;
  const accepted = (isVerified: boolean) => ({
    kind: 'accepted',
    result: { email: 'a@example.se', isVerified },
  });
  const rejected = (code?: string) => ({ kind: 'rejected', code });

  test.each([
    ['mailed', accepted(false), ''],
    ['done', accepted(true), ''],
    ['too-many', rejected('RATE_LIMITED'), ''],
    ['too-many', rejected('PROOF_OF_WORK_REQUIRED'), ''],
    ['too-many', rejected('LIMIT_EXCEEDED'), ''],
    ['not-mailed', rejected('UNAVAILABLE'), ''],
    ['not-mailed', rejected(), ''],
    ['done', accepted(true), 'key'],
    ['expired', accepted(false), 'key'],
    ['failed', rejected(), 'key'],
  ] as const)('the notice is %s for %j with the key “%s”', async (notice, outcome, key) => {
    expect(
      await verifyEmail(responding(outcome), createShop({ kind: 'failed' }).environment.shopper, key),
    ).toBe(notice);
    expect(readNotice(notice)).toBe(notice);
  });

  test('another text in the URL is ignored', () => {
    expect([readNotice('sent'), readNotice(null)]).toEqual([null, null]);
  });
});
