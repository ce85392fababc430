import { describe, expect, test } from 'vitest';
import { customerTypeOf, languageIdOf, localeScopeOf, type Shopper } from './shopper.ts';

const shopper: Shopper = {
  locale: 'fi',
  market: 'ax',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1|se',
  origin: 'https://kvarto.example',
};

describe('the type of customer', () => {
  test.each([undefined, '', 'person', 'ADMIN', '__proto__'])('is a person by default: %j', (cookie) => {
    expect(customerTypeOf(cookie)).toEqual({ customerType: 'PERSON', vatIncluded: true });
  });

  test('a person sees prices with VAT, an organization without', () => {
    expect(customerTypeOf('PERSON')).toEqual({ customerType: 'PERSON', vatIncluded: true });
    expect(customerTypeOf('ORGANIZATION')).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false });
  });
});

describe('where a shopper is', () => {
  test('the language is asked for by its contract name', () => {
    expect(languageIdOf(shopper)).toBe('fi-FI');
    expect(languageIdOf({ ...shopper, locale: 'nb' })).toBe('nb-NO');
  });

  test('the market is part of a place only where it is part of paths', () => {
    expect(localeScopeOf(shopper)).toEqual({ locale: 'fi', pathMarket: undefined });
    expect(localeScopeOf({ ...shopper, pathMarket: 'ax' })).toEqual({ locale: 'fi', pathMarket: 'ax' });
  });
});
