/** Where the forms post to that change what a visitor sees everywhere: they work without script. */
export const PREFERENCE_PATHS = {
  market: '/preferences/market',
  customerType: '/preferences/customer-type',
  consent: '/preferences/consent',
} as const;
