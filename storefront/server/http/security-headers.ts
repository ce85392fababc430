/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** Sent with pages on https. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

export interface TagManager {
  script: string;
  /** Origins that its tags may connect to. */
  origins: readonly string[];
}

interface PagePolicy {
  /** For the scripts at the end of the page; new in every response. */
  nonce: string;
  isDevelopment?: boolean;
  /** Hash of the channel's theme. */
  styleSource?: string;
  /** Forms may redirect to, and iframes may show, the pages of payment providers. */
  paymentOrigins?: readonly string[];
  /** Origins of languages: a form that selects a language redirects there. */
  languageOrigins?: readonly string[];
  tagManager?: TagManager | undefined;
  /** Origins of embedded videos. */
  embedOrigins?: readonly string[];
}

export function contentSecurityPolicy({
  nonce,
  isDevelopment = false,
  styleSource = '',
  paymentOrigins = [],
  languageOrigins = [],
  tagManager,
  embedOrigins = [],
}: PagePolicy): string {
  const script = [
    "'self'",
    `'nonce-${nonce}'`,
    isDevelopment && "'unsafe-eval'",
    tagManager && new URL(tagManager.script).origin,
  ];
  const tagOrigins = tagManager?.origins.map((origin) => ` ${origin}`).join('') ?? '';
  return [
    `default-src 'self'`,
    `script-src ${script.filter(Boolean).join(' ')}`,
    // The development server adds styles by script. 'unsafe-inline' is ignored beside a hash.
    `style-src ${["'self'", isDevelopment ? "'unsafe-inline'" : styleSource].filter(Boolean).join(' ')}`,
    `img-src 'self' data:${tagOrigins}`,
    `connect-src 'self'${tagOrigins}${isDevelopment ? ' ws:' : ''}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-src ${[...paymentOrigins, ...embedOrigins].join(' ') || "'none'"}`,
    // Also applies to redirects after a form: without script, the order form redirects to the payment provider.
    `form-action ${["'self'", ...paymentOrigins, ...languageOrigins].join(' ')}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
