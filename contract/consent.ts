/** Purposes of cookies and stored items that need consent. */
export const OPTIONAL_PURPOSES = ['preferences', 'statistics', 'marketing'] as const;
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number];

/** A visitor's cookie choice: the storefront's cookie, and the body of `POST /consents` of the commerce API. */
export interface Consent {
  /** A random UUID, and the only key under which the shop's record of the consent can be found. */
  id: string;
  /** The version of the question. Visitors who answered an older version are asked again. */
  version: number;
  /** ISO 8601, to the second. The API records the time of its database instead. */
  at: string;
  allowed: OptionalPurpose[];
}
