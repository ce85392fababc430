/** What a visitor may allow beside what the shop cannot do without. */
export const OPTIONAL_PURPOSES = ['statistics', 'marketing'] as const;
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number];
export type Purpose = 'necessary' | OptionalPurpose;

/** Goes up when something new is asked for: whoever answered an older question is asked again. */
export const CONSENT_VERSION = 1;

export interface Consent {
  /** Drawn at random with each choice: the one thing by which it can be found in the shop's record. */
  id: string;
  version: number;
  /** ISO 8601, to the second. */
  at: string;
  allowed: OptionalPurpose[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

export function createConsent(
  allowed: readonly OptionalPurpose[],
  given: { id?: string | null; now?: Date } = {},
): Consent {
  const { id, now = new Date() } = given;
  return {
    id: id && uuid.test(id) ? id : drawId(),
    version: CONSENT_VERSION,
    at: `${now.toISOString().slice(0, 19)}Z`,
    allowed: OPTIONAL_PURPOSES.filter((purpose) => allowed.includes(purpose)),
  };
}

/** Version 4. Browsers give `randomUUID` only to pages that came encrypted. */
function drawId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** As the cookie holds it: `1~2026-11-15T20:00:00Z~statistics+marketing~…`. */
export function writeConsent({ version, at, allowed, id }: Consent): string {
  return [version, at, allowed.join('+'), id].join('~');
}

/** Nothing where none was given, where it cannot be read, and where the question has become another. */
export function readConsent(value: string | undefined): Consent | undefined {
  const [version, at = '', allowed = '', id = '', ...rest] = (value ?? '').split('~');
  const isWhole = Number(version) === CONSENT_VERSION && moment.test(at) && uuid.test(id);
  if (!isWhole || rest.length > 0) return undefined;
  return {
    id,
    version: CONSENT_VERSION,
    at,
    allowed: OPTIONAL_PURPOSES.filter((purpose) => allowed.split('+').includes(purpose)),
  };
}

/** What the form says; nothing where it says nothing. */
export function readChoice(form: FormData | URLSearchParams): OptionalPurpose[] | undefined {
  const choice = form.get('choice');
  if (choice === 'all') return [...OPTIONAL_PURPOSES];
  if (choice === 'necessary') return [];
  const chosen = form.getAll('purpose');
  return choice === 'chosen' ? OPTIONAL_PURPOSES.filter((purpose) => chosen.includes(purpose)) : undefined;
}

/** A browser that asks not to be followed has answered for its visitor (decisions §4); only their own word counts for more. */
export function isRefusedBeforehand(said: { doNotTrack?: unknown; privacyControl?: unknown }): boolean {
  return said.doNotTrack === '1' || said.privacyControl === '1' || said.privacyControl === true;
}
