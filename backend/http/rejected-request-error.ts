import type { ErrorCode } from '#contract/error-codes.ts';
import { errorResponse, type HttpResponse, noStore } from './http-message.ts';

/** A request that the backend does not accept. The request handler responds with it; any other error is masked and logged. */
export class RejectedRequestError extends Error {
  override name = 'RejectedRequestError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly #details: object | undefined;

  /** @param details further extensions of the error */
  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    retryAfterSeconds?: number,
    details?: object,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.#details = details;
  }

  toResponse(): HttpResponse {
    const { status, code, message, retryAfterSeconds } = this;
    const retryAfter: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return errorResponse(status, code, message, { ...noStore, ...retryAfter }, this.#details);
  }
}
