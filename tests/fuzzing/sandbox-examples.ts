/** A payment as the shop requests it from the sandbox. */
export const examplePayment = {
  methodKey: 'card',
  amount: 1000,
  currencyCode: 'SEK',
  languageId: 'en-GB',
  countryCode: 'SE',
  email: 'anna@example.se',
  identityNumber: null,
  phone: '',
  lines: [],
  returnUrl: 'http://shop.test/confirm',
  cancelUrl: 'http://shop.test/checkout',
  failUrl: 'http://shop.test/fail',
};

/** A checkout as the shop opens it in the sandbox. */
export const exampleCheckout = {
  languageId: 'en-GB',
  currencyCode: 'SEK',
  countryCode: 'SE',
  embedOrigins: ['http://shop.test'],
};
