/** What every answer says, and what a page may do. The nonce is for the scripts at the end of the page, and new each time. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** Who may measure, and where they may send it. */
export interface Measuring {
  script: string;
  origins: readonly string[];
}

/** Forms may end at, and frames may show, the pages of those who take the money. */
export function contentSecurityPolicy(
  nonce: string,
  isDevelopment: boolean,
  styleSource = '',
  paymentOrigins: readonly string[] = [],
  measuring?: Measuring,
  /** Where the films of this page come from, if an editor put any on it. */
  films: readonly string[] = [],
): string {
  const ownAndPayment = ["'self'", ...paymentOrigins].join(' ');
  const script = [
    "'self'",
    `'nonce-${nonce}'`,
    isDevelopment && "'unsafe-eval'",
    measuring && new URL(measuring.script).origin,
  ];
  const counters = measuring?.origins.map((origin) => ` ${origin}`).join('') ?? '';
  return [
    `default-src 'self'`,
    `script-src ${script.filter(Boolean).join(' ')}`,
    // The development server puts styles into the page by script; beside a hash that would not count.
    `style-src ${["'self'", isDevelopment ? "'unsafe-inline'" : styleSource].filter(Boolean).join(' ')}`,
    `img-src 'self' data:${counters}`,
    `connect-src 'self'${counters}${isDevelopment ? ' ws:' : ''}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-src ${[...paymentOrigins, ...films].join(' ') || "'none'"}`,
    // Where a form's answer leads on to counts as well: without script an order is a form.
    `form-action ${ownAndPayment}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export const strictTransport = 'max-age=31536000; includeSubDomains';
