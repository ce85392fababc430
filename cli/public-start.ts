/** The settings that decide about a public start. */
interface StartSettings {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  TRUSTED_PROXIES?: number | undefined;
  COMMERCE_ENDPOINT?: string | undefined;
  SANDBOX: boolean;
  API_KEYS: ReadonlySet<string>;
  INTROSPECTION: boolean;
  SMTP_URL?: string | undefined;
  AUTH_SECRET: string;
  STRIPE_SECRET_KEY: string;
  ALLOW_IN_PUBLIC: ReadonlySet<string>;
}

/** A default that suits a demo on one machine and endangers a shop on the internet. */
interface PublicRisk {
  /** Name in `ALLOW_IN_PUBLIC`. */
  name: string;
  isAvoided(settings: StartSettings): boolean;
  /** Shown when it is avoided. */
  avoided: string;
  /** The danger, and the setting that avoids it. */
  problem: string;
}

/** Everything that a public start refuses, in the order of the checklist. */
export const PUBLIC_RISKS = [
  {
    name: 'sandbox',
    isAvoided: ({ SANDBOX }) => !SANDBOX,
    avoided: 'The payment sandbox is off',
    problem: 'The payment sandbox is on: anyone can buy with a test card. Set SANDBOX=false.',
  },
  {
    name: 'demo-key',
    isAvoided: ({ API_KEYS }) => !API_KEYS.has('demo'),
    avoided: 'The API has its own keys',
    problem: 'The API accepts the published key "demo". Set API_KEYS to your own keys.',
  },
  {
    name: 'introspection',
    isAvoided: ({ INTROSPECTION }) => !INTROSPECTION,
    avoided: 'Introspection is off',
    problem:
      'The API describes its whole schema to strangers, and without PUBLIC_URL GraphiQL shows them an API key. Set INTROSPECTION=false.',
  },
  {
    name: 'mailbox',
    isAvoided: ({ SMTP_URL }) => SMTP_URL !== undefined,
    avoided: 'Mails are sent by your mail server',
    problem:
      'Mails are not sent but stored in the mailbox page, with links that open accounts. Set SMTP_URL to your mail server.',
  },
  {
    name: 'generated-secret',
    isAvoided: ({ AUTH_SECRET }) => AUTH_SECRET !== '',
    avoided: 'Sign-ins are signed with your own secret',
    problem:
      'The secret that signs sign-ins is generated and stored in the database, so that a copy of the database opens every account. Set AUTH_SECRET to at least 32 random characters.',
  },
  {
    name: 'http',
    isAvoided: ({ PUBLIC_URL }) => PUBLIC_URL?.startsWith('https:') === true,
    avoided: 'The shop has an https address',
    problem:
      'The shop has no https address, so passwords and orders can be read on their way. Set PUBLIC_URL to its https:// address.',
  },
  {
    name: 'proxy',
    isAvoided: ({ PUBLIC_URL, TRUSTED_PROXIES }) =>
      PUBLIC_URL?.startsWith('https:') !== true || (TRUSTED_PROXIES ?? 0) > 0,
    avoided: 'The proxy forwards the address of each visitor',
    problem:
      'The proxy that serves https is not trusted, so all visitors have one address and share one rate limit: 30 wrong sign-ins of one visitor lock out everyone. Set TRUSTED_PROXIES to the number of your proxies.',
  },
] as const satisfies readonly PublicRisk[];

/** Found in the database, after the settings. */
export const DEMO_DATA_RISK = {
  name: 'demo-data',
  avoided: 'The database contains no demo data',
  problem:
    'The database is empty or contains the demo shop, whose campaigns and published gift codes would apply to real orders. Create your own shop with npm run shop -- init, or remove the demo with npm run shop -- demo remove.',
} as const;

export const ALLOWABLE_RISKS = [...PUBLIC_RISKS, DEMO_DATA_RISK].map(({ name }) => name);

/** Whether only this machine can reach a server on the host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.[\d.]+|::1)$/.test(host);
}

/** Whether other machines can reach the shop, or real money flows. */
export function isPublic({ HOST, PUBLIC_URL, STRIPE_SECRET_KEY }: StartSettings): boolean {
  return (
    !isLoopback(HOST) || PUBLIC_URL?.startsWith('https:') === true || /^[sr]k_live_/.test(STRIPE_SECRET_KEY)
  );
}

function isAllowed({ ALLOW_IN_PUBLIC }: StartSettings, risk: string): boolean {
  return ALLOW_IN_PUBLIC.has(risk);
}

/** One sentence for each risk that is neither avoided nor allowed; none for a start on this machine only. */
export function refusedRisks(settings: StartSettings): string[] {
  if (!isPublic(settings)) return [];
  return applicableRisks(settings).flatMap(({ name, isAvoided, problem }) =>
    isAvoided(settings) || isAllowed(settings, name) ? [] : [refusalMessage(name, problem)],
  );
}

export function refusalMessage(name: string, problem: string): string {
  return `${problem} (To allow it all the same: ALLOW_IN_PUBLIC=${name})`;
}

/** The checklist that a public start prints. Allowed risks are marked with `!`. */
export function publicChecklist(settings: StartSettings): string[] {
  if (!isPublic(settings)) return [];
  const lines = applicableRisks(settings).map(({ name, isAvoided, avoided, problem }) =>
    isAvoided(settings) ? `✓ ${avoided}` : `! ${name}: ${problem}`,
  );
  if (settings.COMMERCE_ENDPOINT) return lines;
  const isDemoAllowed = isAllowed(settings, DEMO_DATA_RISK.name);
  return [
    ...lines,
    isDemoAllowed ? '! demo-data: The demo shop is allowed in public.' : `✓ ${DEMO_DATA_RISK.avoided}`,
  ];
}

/** With another backend only the storefront's own risks apply. */
function applicableRisks({ COMMERCE_ENDPOINT }: StartSettings): readonly PublicRisk[] {
  const ofStorefront: readonly string[] = ['http', 'proxy'];
  return COMMERCE_ENDPOINT ? PUBLIC_RISKS.filter(({ name }) => ofStorefront.includes(name)) : PUBLIC_RISKS;
}

/** A public shop must not open with the demo, unless it is allowed. */
export function isDemoRefused(settings: StartSettings): boolean {
  return isPublic(settings) && !isAllowed(settings, DEMO_DATA_RISK.name);
}
