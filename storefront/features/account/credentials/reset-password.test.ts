import { describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { GraphqlError } from '#storefront/api/errors.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const t = await loadTranslate('sv');

/** A shop with a fixed response, which records requests and sign-outs. */
function createShop(respond: () => Promise<unknown>, isSignedIn = false) {
  const sent: unknown[] = [];
  const signOuts: unknown[] = [];
  const api = {
    send: (_: unknown, variables: unknown) => {
      sent.push(variables);
      return respond();
    },
  } as unknown as ShopSession['api'];
  const session = {
    customer: () => (isSignedIn ? { name: 'anna@example.com', type: 'PERSON', expires: 0 } : undefined),
    auth: async () => ({ signOut: async () => void signOuts.push('signed out') }),
  } as unknown as ShopSession;
  return { environment: { t, api }, session, sent, signOuts };
}

const respondWith = (commitReset: boolean) => async () => ({ commitReset });
const failWith =
  (code: string, details: object = {}) =>
  () =>
    Promise.reject(new GraphqlError([{ message: 'No.', extensions: { code, ...details } }]));
const newPassword = formWith({ resetKey: 'key', password: 'fem blå katter', confirm: 'fem blå katter' });

describe('a new password by mail', () => {
  test('is sent as a digest, with the key', async () => {
    const { environment, session, sent, signOuts } = createShop(respondWith(true));
    expect(await resetPassword(environment, session, newPassword)).toEqual({ kind: 'done' });
    expect(sent).toEqual([{ resetKey: 'key', password: await digestPassword('fem blå katter') }]);
    expect(signOuts).toEqual([]);
  });

  test('signs out a customer who is signed in here', async () => {
    const { environment, session, signOuts } = createShop(respondWith(true), true);
    await resetPassword(environment, session, newPassword);
    expect(signOuts).toEqual(['signed out']);
  });

  test('with an expired key changes nothing', async () => {
    const { environment, session, signOuts } = createShop(respondWith(false), true);
    expect(await resetPassword(environment, session, newPassword)).toEqual({ kind: 'expired' });
    expect(signOuts).toEqual([]);
  });

  test.each([
    [{ password: '', confirm: '' }, { password: 'field.passwordEmpty' }],
    [{ password: 'kort', confirm: 'kort' }, { password: 'field.passwordWeak' }],
    [{ password: 'fem blå katter', confirm: 'fem' }, { confirm: 'field.passwordMatch' }],
  ])('%j is rejected without a request', async (values, fieldErrors) => {
    const { environment, session, sent } = createShop(respondWith(true));
    const form = formWith({ resetKey: 'key', ...values });
    expect(await resetPassword(environment, session, form)).toMatchObject({ kind: 'rejected', fieldErrors });
    expect(sent).toEqual([]);
  });

  test('that is common is a field error; other errors have a message', async () => {
    const common = createShop(failWith('COMMON_PASSWORD'));
    expect(await resetPassword(common.environment, common.session, newPassword)).toMatchObject({
      fieldErrors: { password: 'signIn.commonPassword' },
      message: null,
    });
    const broken = createShop(failWith('INTERNAL_ERROR'));
    expect(await resetPassword(broken.environment, broken.session, newPassword)).toMatchObject({
      fieldErrors: {},
      message: t('error.general'),
    });
  });
});

test.each(['RATE_LIMITED', 'PROOF_OF_WORK_REQUIRED'])(
  'too many requests for a mail have a message with the waiting time: %s',
  async (code) => {
    const { environment } = createShop(failWith(code, { retryAfterSeconds: 250 }));
    expect(await requestPasswordReset(environment, formWith({ email: 'anna@example.com' }))).toMatchObject({
      kind: 'rejected',
      message: t('signIn.tooMany', { minutes: 5 }),
      email: 'anna@example.com',
      isLimited: true,
    });
  },
);
