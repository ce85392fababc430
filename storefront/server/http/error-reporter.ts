import type { HttpRequest } from './http-message.ts';

export interface ErrorContext {
  requestId: string;
  method: string;
  path: string;
}

/** Logs an unexpected error. */
export type OnError = (error: unknown, context: ErrorContext) => void;
export type ReportError = (error: unknown) => void;

/** Reports each error of a request once, even if several layers catch it or wrap it as the cause of another error. */
export function createErrorReporter(
  { id, method, pathname }: Pick<HttpRequest, 'id' | 'method' | 'pathname'>,
  onError: OnError,
): ReportError {
  const reported = new Set<unknown>();
  return (error) => {
    const isReported = reported.has(error) || (error instanceof Error && reported.has(error.cause));
    reported.add(error);
    if (isReported) return;
    onError(error, { requestId: id, method, path: pathname });
  };
}
