import type { BalanceMovement, OpenSession } from '#contract/auth.ts';
import type { ProofOfWorkTask } from '#contract/http/proof-of-work.ts';

/** Result of signing in, registering or changing a password (§8). */
export type AuthOutcome =
  | { kind: 'signed-in' }
  | { kind: 'wrong-credentials' }
  | { kind: 'account-exists' }
  | { kind: 'common-password' }
  | TooManyAttempts
  | FailedAttempt;

interface FailedAttempt {
  kind: 'failed';
  /** The same attempt would fail again: the account is blocked, or the input is not valid. */
  isRejected?: true;
}

/** If there is a task, the same attempt is accepted with the solution of the task. */
export interface TooManyAttempts {
  kind: 'too-many';
  retryAfterSeconds: number;
  task?: ProofOfWorkTask;
}

/** The password as typed; it is digested before it is sent (§5). */
export interface Credentials {
  email: string;
  password: string;
  /** The session lasts a week; otherwise half an hour (§9). */
  isRemembered: boolean;
}

/** Auth in the browser (through the storefront's server) or on the server. Failures are outcomes, not exceptions (§8). */
export interface Auth {
  signIn(credentials: Credentials): Promise<AuthOutcome>;
  register(credentials: Credentials): Promise<AuthOutcome>;
  changePassword(passwords: { password: string; newPassword: string }): Promise<AuthOutcome>;
  signOut(): Promise<void>;
  /** The customer's open sessions; null if they cannot be loaded. */
  sessions(): Promise<OpenSession[] | null>;
  /** Ends one session, or all others without an id. Returns whether it succeeded. */
  endSession(id?: string): Promise<boolean>;
  /** Movements of the customer's balance, newest first; null if they cannot be loaded. */
  movements(): Promise<BalanceMovement[] | null>;
  /** Signs staff in as the customer of a single-use link, and signs out the current customer. */
  impersonate(loginToken: string): Promise<AuthOutcome>;
}
