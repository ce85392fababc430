import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';
import { writeMarketChoice } from '#storefront/session/markets/market-choice.ts';
import {
  preferenceResponse,
  readConsentPreference,
  readCustomerTypePreference,
  readMarketPreference,
} from './preferences.ts';

const markets = [
  { alias: 'se', onlyDisplayInCheckout: false },
  { alias: 'dk', onlyDisplayInCheckout: false },
  { alias: 'ax', onlyDisplayInCheckout: true },
];
const chooseMarket = (choice: string) => readMarketPreference(new URLSearchParams({ choice }), markets);
const chooseType = (fields: Record<string, string>) =>
  readCustomerTypePreference(new URLSearchParams(fields));

describe('a market', () => {
  test('is stored for browsing and checkout, with its language, and redirects to the page', () => {
    const choice = writeMarketChoice({ market: 'dk', locale: 'da', url: '/da/nyheder?page=2&p-x=a~1' });
    expect(chooseMarket(choice)).toEqual({
      kind: 'accepted',
      cookies: [
        [COOKIES.selectedMarket, 'dk'],
        [COOKIES.checkoutMarket, 'dk'],
        [COOKIES.locale, 'da'],
      ],
      location: '/da/nyheder?page=2&p-x=a~1',
    });
  });

  test('that does not exist is rejected by name', () => {
    expect(chooseMarket('ax sv /').kind).toBe('rejected');
    expect(chooseMarket('zz da /da')).toEqual({ kind: 'rejected', message: 'There is no market zz.' });
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
  ])('%j is rejected', (choice) => expect(chooseMarket(choice).kind).toBe('rejected'));
});

describe('a customer type', () => {
  test('is stored and redirects to the page', () => {
    expect(chooseType({ customerType: 'ORGANIZATION', page: '/fi/uutuudet?page=2' })).toEqual({
      kind: 'accepted',
      cookies: [[COOKIES.customerType, 'ORGANIZATION']],
      location: '/fi/uutuudet?page=2',
    });
  });

  test.each([
    {},
    { customerType: 'ADMIN', page: '/' },
    { customerType: 'PERSON' },
    { customerType: 'PERSON', page: '//evil.example' },
  ])('%j is rejected', (fields) =>
    expect(chooseType(fields as Record<string, string>).kind).toBe('rejected'),
  );
});

test('the response sets the cookies and redirects to the page', () => {
  const preference = chooseType({ customerType: 'ORGANIZATION', page: '/fi' });
  const response = preferenceResponse(preference, { isSecure: true });
  expect(response).toMatchObject({ status: 303, headers: { location: '/fi' } });
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^kvarto-user-type=ORGANIZATION; .*Secure/),
  ]);
  const rejected = { kind: 'rejected', message: 'No.' } as const;
  expect(preferenceResponse(rejected, { isSecure: false })).toMatchObject({ status: 422, body: 'No.' });
});

test('never redirects to another host', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('/', '//', '/\\', 'https://', ''), (text, start) => {
      for (const preference of [
        chooseMarket(`se sv ${start}${text}`),
        chooseType({ customerType: 'PERSON', page: start + text }),
      ])
        if (preference.kind === 'accepted')
          expect(new URL(preference.location, 'https://kvarto.example').origin).toBe(
            'https://kvarto.example',
          );
    }),
  );
});

describe('consent', () => {
  const choose = (form: string) => readConsentPreference(new URLSearchParams(form));

  test('is stored with its date and redirects to the page', () => {
    const id = '0b8f0f7e-8a34-4c6e-9a53-6f1b4a1c2d3e';
    const preference = choose(`choice=chosen&purpose=statistics&id=${id}&page=/fi/uutuudet?page=2`);
    expect(preference).toMatchObject({
      kind: 'accepted',
      location: '/fi/uutuudet?page=2',
      consent: { id, version: 2, allowed: ['statistics'] },
    });
    const [[cookie, value] = []] = preference.kind === 'accepted' ? preference.cookies : [];
    expect(cookie).toBe(COOKIES.consent);
    expect(value).toMatch(new RegExp(`^2~20[\\d:TZ-]+~statistics~${id}$`));
  });

  test.each(['page=/', 'choice=maybe&page=/'])('%s is rejected', (form) => {
    expect(choose(form).kind).toBe('rejected');
  });

  test.each(['', '&page=https://evil.example', '&page=//evil.example', '&page=%5C%5Cevil.example'])(
    'a choice with %s redirects within the shop',
    (page) => {
      const preference = choose(`choice=necessary${page}`);
      expect(preference).toMatchObject({ kind: 'accepted', location: expect.stringMatching(/^\/(?!\/)/) });
    },
  );
});
