/** Auth endpoints of the storefront's server, which holds the tokens in cookies (decisions §3). */
export const AUTH_PATHS = {
  signIn: '/auth/login',
  register: '/auth/register',
  changePassword: '/auth/password',
  signOut: '/auth/logout',
  refresh: '/auth/refresh',
  sessions: '/auth/sessions',
  endSession: '/auth/sessions/end',
  /** Movements of the customer's balance. */
  movements: '/auth/movements',
  /** Signs staff in as a customer, with the token of a single-use link. */
  impersonate: '/auth/token',
  /** A GET: downloads all data about the customer. */
  export: '/auth/export',
} as const;
