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

/** Requests to the ports, from the first byte of the handler to the last of the response. */
export const httpRequests = operationChannel<ObservedRequest>('request');

/** Operations of GraphQL. `field` is the first of the contract's fields, `name` was chosen by the client. */
export const graphqlOperations = operationChannel<{ type: string; field: string; name: string | undefined }>(
  'graphql',
);

/** Statements by their verb and first table, never with values. */
export const sqlStatements = operationChannel<{ name: string }>('sql');

/** Reads that a replica may serve, if the shop has one, and the server that served them. */
export const replicaReads = eventChannel<{ server: 'replica' | 'primary' }>('replica-read');

/** Lookups of pages that all visitors share. */
export const pageLookups = eventChannel<{ isHit: boolean }>('page-lookup');

/** Requests above a rate limit: `task` if the client can solve one and try again at once. */
export const rateLimitRejections = eventChannel<{ action: string; result: 'task' | 'rejected' }>(
  'rate-limit',
);

/** A payment has entered a state. Its transaction may still fail, which is rare. */
export const paymentTransitions = eventChannel<{ state: string }>('payment');

/** An order is written. Its transaction may still fail, which is rare. */
export const createdOrders = eventChannel<{ currency: string }>('order');

export const mailAttempts = eventChannel<{ outcome: 'sent' | 'retry' | 'abandoned' }>('mail');

export const jobRuns = eventChannel<{ job: string; seconds: number; hasFailed: boolean }>('job');
