/** Where the browser signs in and out: the storefront's own origin, which keeps the tokens (decisions §3). */
export const AUTH_PATHS = {
  signIn: '/auth/login',
  register: '/auth/register',
  changePassword: '/auth/password',
  signOut: '/auth/logout',
  refresh: '/auth/refresh',
} as const;
