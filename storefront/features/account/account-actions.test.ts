import { describe, expect, test } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { Auth, AuthOutcome } from '#storefront/session/auth.ts';
import type { Customer } from '#storefront/session/customer.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import { changePassword } from './change-password.ts';
import { createAccount } from './create-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { signIn } from './sign-in.ts';

const t = await loadTranslate('sv');
const email = 'anna@example.com';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

/** A shop where every attempt ends as it is told to, and which remembers what was attempted. */
function shop(outcome: AuthOutcome, customer?: Customer, answer: () => Promise<unknown> = async () => ({})) {
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
    query: answer,
    send: (_: unknown, variables: unknown) => {
      sent.push(variables);
      return answer();
    },
  } as ShopSession['api'];
  const session: ShopSession = { customer: () => customer, api, auth: async () => auth };
  const environment = {
    t: t,
    api,
    side: 'server' as const,
    shopper: {
      locale: 'sv' as const,
      market: 'se',
      customerType: 'ORGANIZATION' as const,
      vatIncluded: false,
      channelId: '1|se',
      origin: 'https://kvarto.example',
    },
    cookies: {
      get: ({ name }: { name: string }) => cookies.get(name),
      set: ({ name }: { name: string }, value: string) => void cookies.set(name, value),
    },
  };
  return { environment, session, attempts, sent, cookies };
}

const customer: Customer = { name: email, type: 'PERSON', expires: 0 };
const right = form({ email, password: 'hemligt', confirm: 'hemligt', remember: 'on' });

describe('signing in', () => {
  test('remembers who wants it, and shows the prices of who they are', async () => {
    const { environment, session, attempts, cookies } = shop({ kind: 'signed-in' }, customer);
    expect(await signIn(environment, session, right)).toEqual({ kind: 'done' });
    expect(attempts).toEqual([['sign in', { email, password: 'hemligt', isRemembered: true }]]);
    expect(cookies.get(COOKIES.customerType.name)).toBe('PERSON');
  });

  test('an empty box is not remembered', async () => {
    const { environment, session, attempts } = shop({ kind: 'signed-in' }, customer);
    await signIn(environment, session, form({ email, password: 'hemligt' }));
    expect(attempts[0]?.[1]).toMatchObject({ isRemembered: false });
  });

  test('what is wrong with the form is told without asking anybody', async () => {
    const { environment, session, attempts } = shop({ kind: 'signed-in' });
    expect(await signIn(environment, session, form({ email: 'anna@' }))).toEqual({
      kind: 'refused',
      problems: { email: 'field.email', password: 'field.passwordEmpty' },
      message: null,
      email: 'anna@',
    });
    expect(attempts).toEqual([]);
  });

  test.each<[AuthOutcome, string]>([
    [{ kind: 'wrong-credentials' }, t('signIn.wrong')],
    [{ kind: 'too-many', retryAfterSeconds: 61 }, t('signIn.tooMany', { minutes: 2 })],
    [{ kind: 'too-many', retryAfterSeconds: 5 }, t('signIn.tooMany', { minutes: 1 })],
    [{ kind: 'failed' }, t('error.general')],
  ])('%j is told in one sentence', async (outcome, message) => {
    const { environment, session, cookies } = shop(outcome);
    expect(await signIn(environment, session, right)).toEqual({
      kind: 'refused',
      problems: {},
      message,
      email,
    });
    expect(cookies.size).toBe(0);
  });
});

describe('a new account', () => {
  const newsletter = form({ email, password: 'hemligt', confirm: 'hemligt', newsletter: 'on' });

  test.each([
    [right, false],
    [newsletter, true],
  ])('is for whom prices were shown, and gets mail only if asked for', async (given, isWanted) => {
    const { environment, session, sent } = shop({ kind: 'signed-in' }, customer);
    expect(await createAccount(environment, session, given)).toEqual({ kind: 'done' });
    expect(sent).toEqual([{ user: { newsletter: isWanted, customerType: 'ORGANIZATION' } }]);
  });

  test('is there also when its details could not be kept', async () => {
    const { environment, session } = shop({ kind: 'signed-in' }, customer, () =>
      Promise.reject(new GraphqlError([{ message: 'No.' }])),
    );
    expect(await createAccount(environment, session, right)).toEqual({ kind: 'done' });
  });

  test.each<[AuthOutcome, object]>([
    [{ kind: 'account-exists' }, { email: 'createAccount.exists' }],
    [{ kind: 'common-password' }, { password: 'signIn.common' }],
  ])('%j is told beside its field', async (outcome, problems) => {
    const { environment, session, sent } = shop(outcome);
    const refused = { kind: 'refused', problems, message: null, email };
    expect(await createAccount(environment, session, right)).toEqual(refused);
    expect(sent).toEqual([]);
  });
});

describe('another password', () => {
  const change = form({ password: 'gammalt', newPassword: 'alldeles nytt', confirm: 'alldeles nytt' });

  test('takes both', async () => {
    const { environment, session, attempts } = shop({ kind: 'signed-in' }, customer);
    expect(await changePassword(environment, session, change)).toEqual({ kind: 'done' });
    expect(attempts).toEqual([['change', { password: 'gammalt', newPassword: 'alldeles nytt' }]]);
  });

  test('whoever does not know the old one is signed out (§8)', async () => {
    const { environment, session, attempts } = shop({ kind: 'wrong-credentials' }, customer);
    expect(await changePassword(environment, session, change)).toEqual({ kind: 'signed-out' });
    expect(attempts.map(([name]) => name)).toEqual(['change', 'sign out']);
  });

  test('a dead service signs nobody out', async () => {
    const { environment, session, attempts } = shop({ kind: 'failed' }, customer);
    expect(await changePassword(environment, session, change)).toMatchObject({
      kind: 'refused',
      message: t('error.general'),
    });
    expect(attempts).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  test.each([true, false, null])('whatever the answer is (%j), the same is said', async (told) => {
    const { environment, sent } = shop({ kind: 'failed' }, undefined, async () => ({
      requestPasswordReset: told,
    }));
    expect(await requestPasswordReset(environment, form({ email: ` ${email}` }))).toEqual({ kind: 'done' });
    expect(sent).toEqual([{ email }]);
  });

  test('a call that fails is told', async () => {
    const { environment } = shop({ kind: 'failed' }, undefined, () =>
      Promise.reject(new GraphqlError([{ message: 'No.' }])),
    );
    expect(await requestPasswordReset(environment, form({ email }))).toMatchObject({
      kind: 'refused',
      message: t('error.general'),
    });
  });
});
