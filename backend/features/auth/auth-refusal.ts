import type { ErrorCode } from '#contract/error-codes.ts';

/** A call that the auth service refuses on purpose. Everything else that is thrown is masked and logged. */
export class AuthRefusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
