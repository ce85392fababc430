import { expect, test } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';
import { storedItemsOf } from '#storefront/config/stored-items.ts';
import { recipientsOf } from './tag-manager.ts';

const google = {
  TAG_MANAGER_ID: 'GTM-ABC1234',
  TAG_MANAGER_URL: 'https://www.googletagmanager.com',
  MEASURING_ORIGINS: 'https://*.google-analytics.com',
};
const companiesIn = (recipients: readonly string[]) =>
  new Set(storedItemsOf(COOKIES.locale, recipients).map(({ company }) => company ?? 'shop'));

test('the cookie settings name the companies that the settings allow, and no others', () => {
  expect(recipientsOf({ ...google, TAG_MANAGER_ID: '' })).toEqual([]);
  expect(recipientsOf(google)).toEqual(['Google']);
  const origins = `${google.MEASURING_ORIGINS},https://*.facebook.com,https://stats.example`;
  expect(recipientsOf({ ...google, MEASURING_ORIGINS: origins })).toEqual([
    'Google',
    'Meta',
    'stats.example',
  ]);
  expect(companiesIn([])).toEqual(new Set(['shop']));
  expect(companiesIn(['Google'])).toEqual(new Set(['shop', 'Google']));
  expect(companiesIn(['Google', 'Meta'])).toEqual(new Set(['shop', 'Google', 'Meta']));
});
