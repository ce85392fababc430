/** Technical errors with the exact wording of §8. */

/** An error in a GraphQL response. */
export interface ResponseError {
  message: string;
  /** Undefined when the whole request was rejected. */
  path?: readonly (string | number)[];
  extensions?: { code?: string } & Record<string, unknown>;
}

/** The commerce API was not reachable or sent an invalid response. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  /** Status of the error page: 502 for an unreachable backend. */
  status: number;
  /** Name of the operation, for the server's log. */
  operation?: string;

  constructor(reason: string, status = 502) {
    super(`Network error: ${reason}`);
    this.status = status;
  }

  static unsuccessful(statusCode: number): NetworkError {
    // A page cannot have a redirect's status without its target, so the error page has the default.
    const status = statusCode < 400 ? undefined : statusCode;
    return new NetworkError(`Response not successful: Received status code ${statusCode}`, status);
  }

  static missing(operation: string): NetworkError {
    return new NetworkError(`Server response was missing for query '${operation}'.`);
  }
}

/** Data of the route error when the browser is offline. */
export const OFFLINE = 'offline';

/** The commerce API responded with errors. The message is that of the first error. */
export class GraphqlError extends Error {
  override name = 'GraphqlError';
  status: number;
  errors: ResponseError[];

  /** @param httpStatus status of the response with the errors */
  constructor(errors: ResponseError[], httpStatus = 500) {
    super(`GraphQL error: ${errors[0]?.message ?? ''}`);
    this.errors = errors;
    const isRateLimited = errors[0]?.extensions?.retryAfterSeconds !== undefined;
    this.status = isRateLimited ? 429 : Math.max(500, httpStatus);
  }

  get code(): string | undefined {
    return this.errors[0]?.extensions?.code;
  }

  get details(): Record<string, unknown> {
    return this.errors[0]?.extensions ?? {};
  }

  /**
   * Minutes until a request above a rate limit is accepted; undefined for other errors. Visitors see
   * `PROOF_OF_WORK_REQUIRED` only if their browser cannot solve the task, or if a form was posted without script.
   */
  get waitMinutes(): number | undefined {
    const isLimited = this.code === 'RATE_LIMITED' || this.code === 'PROOF_OF_WORK_REQUIRED';
    return isLimited ? Math.ceil(Number(this.details.retryAfterSeconds ?? 60) / 60) : undefined;
  }
}
