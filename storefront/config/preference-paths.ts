/** Endpoints of the preference forms. The forms work without script. */
export const PREFERENCE_PATHS = {
  market: '/preferences/market',
  customerType: '/preferences/customer-type',
  consent: '/preferences/consent',
} as const;
