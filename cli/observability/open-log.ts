import { join } from 'node:path';
import type { Logger } from 'pino';
import { createLog } from './create-log.ts';
import { createSentryReporting } from './sentry-reporting.ts';

const root = join(import.meta.dirname, '../..');

/** The log of a part of the shop; its errors are reported if the settings name a service. */
export function openLog(
  name: string,
  { LOG_LEVEL, ERROR_REPORTING_DSN: dsn }: { LOG_LEVEL: string; ERROR_REPORTING_DSN: string },
): Logger {
  if (!dsn) return createLog(name, LOG_LEVEL);
  // A failure of the service is logged by a log without reporting.
  const onFailure = (reason: string) => createLog(name, LOG_LEVEL).warn(reason);
  return createLog(name, LOG_LEVEL, createSentryReporting({ dsn, root, onFailure }));
}
