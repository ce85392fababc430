import type { BalanceMovement, OpenSession } from '#contract/auth.ts';

/** What becomes of an attempt to sign in, to register or to change a password (§8). */
export type AuthOutcome =
  | { kind: 'signed-in' }
  | { kind: 'wrong-credentials' }
  | { kind: 'account-exists' }
  | { kind: 'common-password' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'failed' };

/** The password as it was typed: whoever sends it on digests it first (§5). */
export interface Credentials {
  email: string;
  password: string;
  /** For a week; otherwise for half an hour (§9). */
  isRemembered: boolean;
}

/** Signing in and out where the code runs: through the storefront's server, or in it. Failures are outcomes (§8). */
export interface Auth {
  signIn(credentials: Credentials): Promise<AuthOutcome>;
  register(credentials: Credentials): Promise<AuthOutcome>;
  changePassword(passwords: { password: string; newPassword: string }): Promise<AuthOutcome>;
  signOut(): Promise<void>;
  /** Where the customer is signed in; null where it cannot be told. */
  sessions(): Promise<OpenSession[] | null>;
  /** Ends one session, or without an id all but this one. Answers whether that was done. */
  endSession(id?: string): Promise<boolean>;
  /** What came to the customer's balance and went, the last first; null where it cannot be told. */
  movements(): Promise<BalanceMovement[] | null>;
  /** Signs in as the customer whom a link of the shop's own staff is for; whoever was signed in is signed out. */
  actAs(loginToken: string): Promise<AuthOutcome>;
}
