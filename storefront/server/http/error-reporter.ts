import type { HttpRequest } from './http-message.ts';

export interface ErrorContext {
  requestId: string;
  method: string;
  path: string;
}

/** Logs an unexpected error. */
export type OnError = (error: unknown, context: ErrorContext) => void;
export type ReportError = (error: unknown) => void;

/**
 * Reports each error of a request once, even if several layers catch it, wrap it as the cause of another error, or convert
 * it to a route error, which has its message only.
 */
export function createErrorReporter(
  { id, method, pathname }: Pick<HttpRequest, 'id' | 'method' | 'pathname'>,
  onError: OnError,
): ReportError {
  const reported = new Set<unknown>();
  return (error) => {
    const isReported = reported.has(error) || (error instanceof Error && reported.has(error.cause));
    reported.add(error);
    if (error instanceof Error) reported.add(error.message);
    if (!isReported) onError(error, { requestId: id, method, path: pathname });
  };
}
