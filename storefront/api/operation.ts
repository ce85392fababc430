import type { TypedDocumentString } from './generated/graphql.ts';

export type Operation<Result, Variables> = TypedDocumentString<Result, Variables>;

/** `channelId`, `marketId` and `languageId` go with every operation (§7), so nobody writes them by hand. */
type Injected = 'channelId' | 'marketId' | 'languageId';
export type OwnVariables<Variables> = Omit<Variables, Injected>;

/** How screens ask the commerce API; the same on the server and in the browser. */
export interface CommerceClient {
  /** Kept in the browser: the same question is asked once. */
  query<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: OwnVariables<Variables>,
  ): Promise<Result>;
  /** Asked anew each time, and never kept: mutations, and queries that create. */
  send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: OwnVariables<Variables>,
    options?: SendOptions,
  ): Promise<Result>;
}

export interface SendOptions {
  /** What a mutation is sent with again when its answer did not arrive: with one key it is made once. */
  idempotencyKey?: string | undefined;
  /** Asked as anybody would, also by who is signed in: what is made is nobody's, and nothing becomes the customer's. */
  asGuest?: boolean | undefined;
}

export interface CommerceContext {
  channelId: string;
  marketId: string;
  languageId: string;
}

/** The document's SHA-256: its name on the way to the storefront's server, which knows the text. */
export function hashOf(operation: { __meta__?: Record<string, unknown> }): string {
  return String(operation.__meta__?.hash ?? '').replace(/^sha256:/, '');
}
