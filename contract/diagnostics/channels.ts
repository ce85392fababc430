import { eventChannel, operationChannel } from './channel.ts';

export interface ObservedRequest {
  server: 'shop' | 'api';
  requestId: string;
  method: string;
  /** The pattern or name of the row in the route table, or the screen; never the requested path. */
  route: string;
  /** The header `traceparent` (W3C Trace Context). */
  traceParent: string | undefined;
  status: number;
  /** Sent to the client, with headers. */
  bytes: number;
}

/** HTTP requests, from the call of the handler until the response is sent. */
export const httpRequests = operationChannel<ObservedRequest>('request');

/** GraphQL operations. `field` is the first field that an operation selects; the client chose `name`. */
export const graphqlOperations = operationChannel<{ type: string; field: string; name: string | undefined }>(
  'graphql',
);

/** Statements by their verb and first table, never with values. */
export const sqlStatements = operationChannel<{ name: string }>('sql');

/** Reads that a replica may serve, if the shop has one, and the server that served them. */
export const replicaReads = eventChannel<{ server: 'replica' | 'primary' }>('replica-read');

/** Lookups in the page cache. */
export const pageLookups = eventChannel<{ isHit: boolean }>('page-lookup');

/** Requests above a rate limit: `task` if the client can solve one and try again at once. */
export const rateLimitRejections = eventChannel<{ action: string; result: 'task' | 'rejected' }>(
  'rate-limit',
);

/** A payment has entered a state. Published before the commit, which fails only rarely. */
export const paymentTransitions = eventChannel<{ state: string }>('payment');

/** An order is written. Published before the commit, which fails only rarely. */
export const createdOrders = eventChannel<{ currency: string }>('order');

export const mailAttempts = eventChannel<{ outcome: 'sent' | 'retry' | 'abandoned' }>('mail');

export const jobRuns = eventChannel<{ job: string; seconds: number; hasFailed: boolean }>('job');
