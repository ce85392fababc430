import type { HttpRequest } from './http-message.ts';

export interface ErrorContext {
  requestId: string;
  method: string;
  path: string;
}

/** Logs an unexpected error. */
export type OnError = (error: unknown, context: ErrorContext) => void;
export type ReportError = (error: unknown) => void;

/** Reports each error of a request once, even if several layers catch it. */
export function createErrorReporter(
  { id, method, pathname }: Pick<HttpRequest, 'id' | 'method' | 'pathname'>,
  onError: OnError,
): ReportError {
  const reported = new Set<unknown>();
  return (error) => {
    if (reported.has(error)) return;
    reported.add(error);
    onError(error, { requestId: id, method, path: pathname });
  };
}
