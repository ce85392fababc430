import { type Consent, OPTIONAL_PURPOSES, type OptionalPurpose } from '#contract/consent.ts';

export type Purpose = 'necessary' | OptionalPurpose;

/** Increase it when a purpose is added: visitors who answered an older version are asked again. */
const CONSENT_VERSION = 2;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** The consent to these purposes, given now. A missing or invalid `id` is replaced by a new one. */
export function createConsent(
  allowed: readonly OptionalPurpose[],
  { id, now = new Date() }: { id?: string | null; now?: Date } = {},
): Consent {
  return {
    id: id && uuid.test(id) ? id : createId(),
    version: CONSENT_VERSION,
    at: `${now.toISOString().slice(0, 19)}Z`,
    allowed: OPTIONAL_PURPOSES.filter((purpose) => allowed.includes(purpose)),
  };
}

/** A version 4 UUID. `crypto.randomUUID` exists on https pages only. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Digit 13 is the version, and digit 17 the variant of the UUID.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** The cookie's value: `2~2026-11-15T20:00:00Z~statistics+marketing~…`. */
export function writeConsent({ version, at, allowed, id }: Consent): string {
  return [version, at, allowed.join('+'), id].join('~');
}

/** Undefined for a missing or malformed cookie, and for one of another version. */
export function readConsent(value: string | undefined): Consent | undefined {
  const [version, at = '', allowed = '', id = '', ...rest] = (value ?? '').split('~');
  const isValid = Number(version) === CONSENT_VERSION && timestamp.test(at) && uuid.test(id);
  if (!isValid || rest.length > 0) return undefined;
  return {
    id,
    version: CONSENT_VERSION,
    at,
    allowed: OPTIONAL_PURPOSES.filter((purpose) => allowed.split('+').includes(purpose)),
  };
}

/** The purposes selected in the consent form; undefined when the form has no valid choice. */
export function readChoice(form: FormData | URLSearchParams): OptionalPurpose[] | undefined {
  const choice = form.get('choice');
  if (choice === 'all') return [...OPTIONAL_PURPOSES];
  if (choice === 'necessary') return [];
  const selected = form.getAll('purpose');
  return choice === 'chosen' ? OPTIONAL_PURPOSES.filter((purpose) => selected.includes(purpose)) : undefined;
}

/**
 * Whether the browser sends Do Not Track or Global Privacy Control. Either counts as a rejection until the visitor chooses
 * (decisions §4).
 */
export function hasPrivacySignal(signals: { doNotTrack?: unknown; privacyControl?: unknown }): boolean {
  return signals.doNotTrack === '1' || signals.privacyControl === '1' || signals.privacyControl === true;
}
