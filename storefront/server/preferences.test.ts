import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { writePlaceChoice } from '#storefront/session/place-choice.ts';
import { readPreference } from './preferences.ts';

const markets = [
  { alias: 'se', onlyDisplayInCheckout: false },
  { alias: 'dk', onlyDisplayInCheckout: false },
  { alias: 'ax', onlyDisplayInCheckout: true },
];
const chooseMarket = (choice: string) =>
  readPreference(PREFERENCE_PATHS.market, new URLSearchParams({ choice }), markets);
const chooseType = (fields: Record<string, string>) =>
  readPreference(PREFERENCE_PATHS.customerType, new URLSearchParams(fields), markets);

describe('a market', () => {
  test('is kept for browsing and for checkout, with its language, and the page goes on', () => {
    const choice = writePlaceChoice({ market: 'dk', locale: 'da', url: '/da/nyheder?page=2&p-x=a~1' });
    expect(chooseMarket(choice)).toEqual({
      kind: 'kept',
      cookies: [
        [COOKIES.selectedMarket, 'dk'],
        [COOKIES.checkoutMarket, 'dk'],
        [COOKIES.locale, 'da'],
      ],
      location: '/da/nyheder?page=2&p-x=a~1',
    });
  });

  test('that the shop does not have is refused by name', () => {
    expect(chooseMarket('ax sv /')?.kind).toBe('refused');
    expect(chooseMarket('zz da /da')).toEqual({ kind: 'refused', message: 'There is no market zz.' });
  });

  test.each([
    '',
    'dk',
    'dk da',
    'dk xx /',
    'dk da https://evil.example',
    'dk da //evil.example',
    'DK da /',
    'dk da /\\evil.example',
  ])('%j is refused', (choice) => expect(chooseMarket(choice)?.kind).toBe('refused'));
});

describe('a customer type', () => {
  test('is kept, and the page goes on', () => {
    expect(chooseType({ customerType: 'ORGANIZATION', page: '/fi/uutuudet?page=2' })).toEqual({
      kind: 'kept',
      cookies: [[COOKIES.customerType, 'ORGANIZATION']],
      location: '/fi/uutuudet?page=2',
    });
  });

  test.each([
    {},
    { customerType: 'ADMIN', page: '/' },
    { customerType: 'PERSON' },
    { customerType: 'PERSON', page: '//evil.example' },
  ])('%j is refused', (fields) => expect(chooseType(fields as Record<string, string>)?.kind).toBe('refused'));
});

test('no other path is a preference', () => {
  expect(readPreference('/preferences/admin', new URLSearchParams(), markets)).toBeUndefined();
});

test('nothing that is sent leads out of the shop', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('/', '//', '/\\', 'https://', ''), (text, start) => {
      for (const answer of [
        chooseMarket(`se sv ${start}${text}`),
        chooseType({ customerType: 'PERSON', page: start + text }),
      ])
        if (answer?.kind === 'kept')
          expect(new URL(answer.location, 'https://kvarto.example').origin).toBe('https://kvarto.example');
    }),
  );
});

describe('cookies', () => {
  const choose = (form: string) =>
    readPreference(PREFERENCE_PATHS.consent, new URLSearchParams(form), markets);

  test('what is allowed is kept with its date, and the page goes on', () => {
    const id = '0b8f0f7e-8a34-4c6e-9a53-6f1b4a1c2d3e';
    const kept = choose(`choice=chosen&purpose=statistics&id=${id}&page=/fi/uutuudet?page=2`);
    expect(kept).toMatchObject({
      kind: 'kept',
      location: '/fi/uutuudet?page=2',
      consent: { id, version: 1, allowed: ['statistics'] },
    });
    const [[cookie, value] = []] = kept?.kind === 'kept' ? kept.cookies : [];
    expect(cookie).toBe(COOKIES.consent);
    expect(value).toMatch(new RegExp(`^1~20[\\d:TZ-]+~statistics~${id}$`));
  });

  test.each(['page=/', 'choice=maybe&page=/'])('%s is refused', (form) => {
    expect(choose(form)?.kind).toBe('refused');
  });

  test.each(['', '&page=https://evil.example', '&page=//evil.example', '&page=%5C%5Cevil.example'])(
    'a choice with %s stays in this shop',
    (page) => {
      const kept = choose(`choice=necessary${page}`);
      expect(kept).toMatchObject({ kind: 'kept', location: expect.stringMatching(/^\/(?!\/)/) });
    },
  );
});
