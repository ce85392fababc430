import { expect, test } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { AccountSettingsDocument } from '#storefront/api/generated/graphql.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { saveSettings } from './save-settings.ts';

const t = await loadTranslate('sv', 'account');

const user = { email: 'anna@example.com', customerType: 'PERSON', address: {}, customFields: [] };

test('a rejected identity number stays in its field, with the other values', async () => {
  const error = new GraphqlError([{ message: 'No.', extensions: { code: 'INVALID_IDENTITY_NUMBER' } }]);
  const api = {
    send: async (document: unknown) => {
      if (document === AccountSettingsDocument) return { getUser: user };
      throw error;
    },
  } as unknown as ShopSession['api'];
  const values = { firstName: 'Anna', lastName: 'Ek', personalId: '19121212-1213' };
  const outcome = await saveSettings(t, { api } as ShopSession, 'person', formWith(values));
  expect(outcome).toMatchObject({
    kind: 'rejected',
    fieldErrors: { personalId: 'field.personalId' },
    values,
  });
});

test('a password is not part of the outcome', async () => {
  const api = { send: async () => ({ getUser: user }) } as unknown as ShopSession['api'];
  const auth = async () => ({ signIn: async () => ({ kind: 'wrong-credentials' }) });
  const session = { api, auth } as unknown as ShopSession;
  const outcome = await saveSettings(
    t,
    session,
    'delete',
    formWith({ password: 'hemligt ord', understood: 'on' }),
  );
  expect(outcome).toMatchObject({ kind: 'rejected' });
  expect(JSON.stringify(outcome)).not.toContain('hemligt ord');
});

test('a newsletter that only the mailed link can end is not reported as ended', async () => {
  const api = {
    send: async (document: unknown) =>
      document === AccountSettingsDocument ? { getUser: user } : { updateUser: { newsletter: true } },
  } as unknown as ShopSession['api'];
  const outcome = await saveSettings(t, { api } as ShopSession, 'messages', formWith({}));
  expect(outcome).toMatchObject({ kind: 'rejected', message: t('settings.newsletterEndMailed') });
});
