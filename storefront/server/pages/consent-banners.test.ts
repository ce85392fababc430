import { describe, expect, test } from 'vitest';
import { createConsent, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { createConsentBanners, hasConsentDecision } from './consent-banners.ts';

const cookie = (value: string) => ({ cookie: `${COOKIES.consent.name}=${encodeURIComponent(value)}` });

describe('the decision', () => {
  test.each([
    ['is made by a choice', cookie(writeConsent(createConsent([]))), true],
    ['is made by Do Not Track', { dnt: '1' }, true],
    ['is made by Global Privacy Control', { 'sec-gpc': '1' }, true],
    ['is missing without a choice', {}, false],
    ['is missing for another version', cookie(writeConsent({ ...createConsent([]), version: 0 })), false],
  ])('%s', (_, headers, isDecided) => {
    expect(hasConsentDecision(headers)).toBe(isDecided);
  });
});

describe('the banner', () => {
  test('is in the page’s language and redirects back to it', async () => {
    const banners = createConsentBanners();
    const banner = (await banners({ locale: 'fi' }, '/fi/s/"><script>?a=1&b=$&')).join('');
    expect(banner).toContain('Hyväksy kaikki');
    expect(banner).toContain('href="/fi/evasteasetukset"');
    expect(banner).toContain('value="/fi/s/&quot;&gt;&lt;script&gt;?a=1&amp;b=$&amp;"');
    expect((await banners({ locale: 'sv' }, '/')).join('')).toContain('Godkänn alla');
  });
});
