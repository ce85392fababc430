import { describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { GraphqlError } from '#storefront/api/errors.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const t = await loadTranslate('sv');

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

/** A shop that answers as it is told to, and remembers what it was sent and who signed out. */
function shop(answer: () => Promise<unknown>, isSignedIn = false) {
  const sent: unknown[] = [];
  const signOuts: unknown[] = [];
  const api = {
    send: (_: unknown, variables: unknown) => {
      sent.push(variables);
      return answer();
    },
  } as unknown as ShopSession['api'];
  const session = {
    customer: () => (isSignedIn ? { name: 'anna@example.com', type: 'PERSON', expires: 0 } : undefined),
    auth: async () => ({ signOut: async () => void signOuts.push('signed out') }),
  } as unknown as ShopSession;
  return { environment: { t: t, api }, session, sent, signOuts };
}

const answering = (commitReset: boolean) => async () => ({ commitReset });
const refusing =
  (code: string, details: object = {}) =>
  () =>
    Promise.reject(new GraphqlError([{ message: 'No.', extensions: { code, ...details } }]));
const chosen = form({ resetKey: 'key', password: 'fem blå katter', confirm: 'fem blå katter' });

describe('a new password by mail', () => {
  test('is sent as a digest, with the key', async () => {
    const { environment, session, sent, signOuts } = shop(answering(true));
    expect(await resetPassword(environment, session, chosen)).toEqual({ kind: 'done' });
    expect(sent).toEqual([{ resetKey: 'key', password: await digestPassword('fem blå katter') }]);
    expect(signOuts).toEqual([]);
  });

  test('signs out whoever is signed in here: the session is over', async () => {
    const { environment, session, signOuts } = shop(answering(true), true);
    await resetPassword(environment, session, chosen);
    expect(signOuts).toEqual(['signed out']);
  });

  test('with a key that is over changes nothing', async () => {
    const { environment, session, signOuts } = shop(answering(false), true);
    expect(await resetPassword(environment, session, chosen)).toEqual({ kind: 'expired' });
    expect(signOuts).toEqual([]);
  });

  test.each([
    [{ password: '', confirm: '' }, { password: 'field.passwordEmpty' }],
    [{ password: 'kort', confirm: 'kort' }, { password: 'field.passwordWeak' }],
    [{ password: 'fem blå katter', confirm: 'fem' }, { confirm: 'field.passwordMatch' }],
  ])('%j is refused without asking anybody', async (typed, problems) => {
    const { environment, session, sent } = shop(answering(true));
    const given = form({ resetKey: 'key', ...typed });
    expect(await resetPassword(environment, session, given)).toMatchObject({ kind: 'refused', problems });
    expect(sent).toEqual([]);
  });

  test('that everybody guesses is told beside its field; what else fails, above the form', async () => {
    const common = shop(refusing('COMMON_PASSWORD'));
    expect(await resetPassword(common.environment, common.session, chosen)).toMatchObject({
      problems: { password: 'signIn.common' },
      message: null,
    });
    const broken = shop(refusing('INTERNAL_ERROR'));
    expect(await resetPassword(broken.environment, broken.session, chosen)).toMatchObject({
      problems: {},
      message: t('error.general'),
    });
  });
});

test('Whoever asks for a mail too often is told how long to wait', async () => {
  const { environment } = shop(refusing('LIMIT_EXCEEDED', { retryAfterSeconds: 250 }));
  expect(await requestPasswordReset(environment, form({ email: 'anna@example.com' }))).toMatchObject({
    kind: 'refused',
    message: t('signIn.tooMany', { minutes: 5 }),
    email: 'anna@example.com',
  });
});
