import { describe, expect, test } from 'vitest';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { customerTypeOf, languageIdOf, localeScopeOf, type Shopper } from './shopper.ts';

const shopper: Shopper = {
  locale: 'fi',
  market: 'ax',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1|se',
  origin: 'https://kvarto.example',
  shop: sampleShopFacts,
};

describe('customer type', () => {
  test.each([undefined, '', 'person', 'ADMIN', '__proto__'])('is a person by default: %j', (cookie) => {
    expect(customerTypeOf(cookie)).toEqual({ customerType: 'PERSON', vatIncluded: true });
  });

  test('a person sees prices with VAT, an organization without', () => {
    expect(customerTypeOf('PERSON')).toEqual({ customerType: 'PERSON', vatIncluded: true });
    expect(customerTypeOf('ORGANIZATION')).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false });
  });
});

describe('language and market', () => {
  test('the language id is the API’s code', () => {
    expect(languageIdOf(shopper)).toBe('fi-FI');
    expect(languageIdOf({ ...shopper, locale: 'nb' })).toBe('nb-NO');
  });

  test('the scope has a market only when paths contain it', () => {
    expect(localeScopeOf(shopper)).toEqual({ locale: 'fi', pathMarket: undefined });
    expect(localeScopeOf({ ...shopper, pathMarket: 'ax' })).toEqual({ locale: 'fi', pathMarket: 'ax' });
  });
});
