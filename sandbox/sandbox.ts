import type { Ledger } from './ledger.ts';
import type { Webhooks } from './webhooks.ts';

/** What all parts of the running sandbox work with. */
export interface Sandbox {
  ledger: Ledger;
  webhooks: Webhooks;
  /** The shop's key to the API, and what webhooks are signed with. */
  secret: string;
  /** Where visitors reach the sandbox, without a slash at the end. */
  publicUrl: string;
}
