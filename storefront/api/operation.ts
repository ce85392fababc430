import type { TypedDocumentString } from './generated/graphql.ts';

/** A generated document. The browser sends only its hash. */
export type Operation<Result, Variables> = TypedDocumentString<Result, Variables>;

/** The client adds `channelId`, `marketId` and `languageId` to every operation (§7). */
type InjectedVariable = 'channelId' | 'marketId' | 'languageId';
type OperationVariables<Variables> = Omit<Variables, InjectedVariable>;

/** How screens call the commerce API; the same on the server and in the browser. */
export interface CommerceClient {
  /** Cached in the browser. */
  query<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: OperationVariables<Variables>,
  ): Promise<Result>;
  /** Never cached: mutations, and queries with side effects. */
  send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: OperationVariables<Variables>,
    options?: SendOptions,
  ): Promise<Result>;
}

export interface SendOptions {
  /** A mutation that is sent again with the same key is executed once. */
  idempotencyKey?: string | undefined;
  /** Sent anonymously even when a customer is signed in, so that the result is not assigned to the customer. */
  asGuest?: boolean | undefined;
  /** The solution of a task that a rate limit requires. */
  proofOfWork?: string | undefined;
}

/** The variables of every operation, which select prices and texts. */
export interface CommerceContext {
  channelId: string;
  marketId: string;
  languageId: string;
}

/** The document's SHA-256, by which the storefront's server finds it. */
export function hashOf(operation: { __meta__?: Record<string, unknown> }): string {
  return String(operation.__meta__?.hash ?? '').replace(/^sha256:/, '');
}
