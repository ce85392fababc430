/** Where the browser signs in and out: the storefront's own origin, which keeps the tokens (decisions §3). */
export const AUTH_PATHS = {
  signIn: '/auth/login',
  register: '/auth/register',
  changePassword: '/auth/password',
  signOut: '/auth/logout',
  refresh: '/auth/refresh',
  /** Where one is signed in, and how to end that elsewhere. */
  sessions: '/auth/sessions',
  endSession: '/auth/sessions/end',
  /** What came to the balance and went. */
  movements: '/auth/movements',
  /** Signs in as a customer, with what a link holds. */
  actAs: '/auth/token',
  /** The one that is opened and not posted to: a file with all that is the customer's own. */
  export: '/auth/export',
} as const;
