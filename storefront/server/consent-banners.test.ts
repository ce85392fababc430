import { describe, expect, test } from 'vitest';
import { createConsent, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { createConsentBanners, hasAnswered } from './consent-banners.ts';

const cookie = (value: string) => ({ cookie: `${COOKIES.consent.name}=${encodeURIComponent(value)}` });

describe('who is asked', () => {
  test.each([
    ['nobody who has chosen', cookie(writeConsent(createConsent([]))), true],
    ['nobody whose browser asks not to be tracked', { dnt: '1' }, true],
    ['nobody whose browser sends Global Privacy Control', { 'sec-gpc': '1' }, true],
    ['who has not chosen', {}, false],
    ['who answered another question', cookie(writeConsent({ ...createConsent([]), version: 0 })), false],
  ])('%s', (_, headers, isAnswered) => {
    expect(hasAnswered({ headers })).toBe(isAnswered);
  });
});

describe('the banner', () => {
  test('is in the language of the page, and returns to it', async () => {
    const banners = createConsentBanners();
    const banner = await banners({ locale: 'fi' }, '/fi/s/"><script>?a=1&b=$&');
    expect(banner).toContain('Hyväksy kaikki');
    expect(banner).toContain('href="/fi/evasteasetukset"');
    expect(banner).toContain('value="/fi/s/&quot;&gt;&lt;script&gt;?a=1&amp;b=$&amp;"');
    expect(await banners({ locale: 'sv' }, '/')).toContain('Godkänn alla');
  });
});
