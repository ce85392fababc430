/** An unexpected error and the part of the shop that logged it. */
export interface ReportedError {
  error: Error;
  /** `storefront` or `backend`. */
  source: string;
  requestId?: string | undefined;
}

/** A service outside of the shop that collects unexpected errors (§7). It never delays or fails the shop. */
export interface ErrorReporting {
  report(reported: ReportedError): void;
}

export const NO_ERROR_REPORTING: ErrorReporting = { report: () => undefined };
