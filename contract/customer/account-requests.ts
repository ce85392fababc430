import type { RequestScope } from '../shop-requests.ts';

/** Requests about a customer's account that the GraphQL contract cannot express. */
export interface AccountRequests {
  /** Verifies the address of the signed-in customer. Orders of guests with a verified address join the account. */
  'email-verifications': { request: EmailVerificationRequest; response: EmailVerification };
  /** Whether the buyer of an order has an account. The cart's id proves that the buyer asks. */
  'order-accounts': { request: { orderNumber: string; cartId: string }; response: { hasAccount: boolean } };
}

/** `mail` sends a key to the address; `confirm` uses it, in a session of the same account. */
type EmailVerificationRequest = RequestScope &
  ({ action: 'read' | 'mail' } | { action: 'confirm'; key: string });

export interface EmailVerification {
  email: string;
  isVerified: boolean;
}

/** Query parameter of the page with the customer's orders, with the mailed key. */
export const VERIFY_PARAMETER = 'verify';
