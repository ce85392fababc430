import { expect, test } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { AccountSettingsDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';
import { saveSettings } from './save-settings.ts';

const t = await loadAccountWords('sv');

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const user = { email: 'anna@example.com', customerType: 'PERSON', address: {}, customFields: [] };

test('a number that is refused stays in its field, as all that was typed', async () => {
  const refusal = new GraphqlError([{ message: 'No.', extensions: { code: 'INVALID_IDENTITY_NUMBER' } }]);
  const api = {
    send: async (document: unknown) => {
      if (document === AccountSettingsDocument) return { getUser: user };
      throw refusal;
    },
  } as unknown as ShopSession['api'];
  const typed = { firstName: 'Anna', lastName: 'Ek', personalId: '19121212-1213' };
  const outcome = await saveSettings({ t }, { api } as ShopSession, 'person', form(typed));
  expect(outcome).toMatchObject({ kind: 'refused', problems: { personalId: 'field.personalId' }, typed });
});

test('a password is typed again', async () => {
  const api = { send: async () => ({ getUser: user }) } as unknown as ShopSession['api'];
  const auth = async () => ({ signIn: async () => ({ kind: 'wrong-credentials' }) });
  const session = { api, auth } as unknown as ShopSession;
  const outcome = await saveSettings(
    { t },
    session,
    'delete',
    form({ password: 'hemligt ord', understood: 'on' }),
  );
  expect(outcome).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(outcome)).not.toContain('hemligt ord');
});

test('a newsletter that only its mailed link ends is not told to have ended', async () => {
  const api = {
    send: async (document: unknown) =>
      document === AccountSettingsDocument ? { getUser: user } : { updateUser: { newsletter: true } },
  } as unknown as ShopSession['api'];
  const outcome = await saveSettings({ t }, { api } as ShopSession, 'messages', form({}));
  expect(outcome).toMatchObject({ kind: 'refused', message: t('settings.newsletterEndMailed') });
});
