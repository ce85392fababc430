import { type Logger, pino } from 'pino';
import { type ErrorReporting, NO_ERROR_REPORTING } from './error-reporting.ts';

/** Pino's number of the level `error`; `fatal` is higher. */
const errorLevel = 50;

/** A log whose errors are also reported. */
export function createLog(
  name: string,
  level: string,
  reporting: ErrorReporting = NO_ERROR_REPORTING,
  destination?: { write(line: string): void },
): Logger {
  const options = {
    level,
    name,
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: Logger['info'], lineLevel: number) {
        const { err, requestId } = (args[0] ?? {}) as { err?: unknown; requestId?: string };
        if (lineLevel >= errorLevel && err instanceof Error)
          reporting.report({ error: err, source: name, requestId });
        method.apply(this, args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
