import type { CallShop } from './checkouts/shop-calls.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** The services and settings of the running sandbox. */
export interface Sandbox {
  ledger: Ledger;
  webhooks: WebhookSender;
  callShop: CallShop;
  /** The shop's API key; webhooks are signed with it. */
  secret: string;
  /** The URL at which visitors reach the sandbox, without a slash at the end. */
  publicUrl: string;
}
