import { expect, test } from 'vitest';
import { neutralSettings } from '#contract/shop/shop-settings.ts';
import { shopFactsIn } from './shop-cache.ts';

const settings = {
  ...neutralSettings('Lilla Bokhandeln', 'SE'),
  customerService: {
    email: 'hej@lilla.example',
    phone: '+46 8 465 004 00',
    phones: { de: '+49 30 23125 400' },
  },
};

test.each([
  ['de', '+49 30 23125 400'],
  ['se', '+46 8 465 004 00'],
])('the customer service of the market %s has the number %s', (market, phone) => {
  expect(shopFactsIn('en', market, settings).service.phone).toBe(phone);
});

test('the logo and the share picture are those of the settings', () => {
  expect(shopFactsIn('sv', 'se', settings)).not.toHaveProperty('logo');
  const branding = {
    logo: '0123456789abcdef-300x80.svg',
    logoDark: 'fedcba9876543210-300x80.svg',
    sharePicture: '0123456789abcdef-1600x900.png',
  };
  expect(shopFactsIn('sv', 'se', { ...settings, branding })).toMatchObject({
    logo: {
      url: '/branding/0123456789abcdef-300x80.svg',
      width: 300,
      height: 80,
      darkUrl: '/branding/fedcba9876543210-300x80.svg',
    },
    sharePicture: '/branding/0123456789abcdef-share.jpg',
  });
  expect(shopFactsIn('sv', 'se', { ...settings, branding: { logo: '../logo.svg' } })).not.toHaveProperty(
    'logo',
  );
});
