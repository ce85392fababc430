import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const refused = failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' });

describe('an unavailable database', () => {
  test.each([
    refused,
    failure('connect ENOENT /tmp/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
    failure('terminating connection due to administrator command', { code: '57P01', severity: 'FATAL' }),
    failure('database "a" is not currently accepting connections', { code: '55000', severity: 'FATAL' }),
    failure('could not extend file: No space left on device', { code: '53100', severity: 'ERROR' }),
    failure('cannot execute INSERT in a read-only transaction', { code: '25006', severity: 'ERROR' }),
    failure('Connection terminated unexpectedly'),
    failure('timeout expired'),
  ])('%s', (error) => expect(isDatabaseUnavailable(error)).toBe(true));

  test.each([
    failure('duplicate key', { code: '23505', severity: 'ERROR' }),
    failure('no such file', { code: 'ENOENT', syscall: 'open' }),
    failure('undefined is not a function'),
    'Connection terminated',
  ])('not %s', (error) => expect(isDatabaseUnavailable(error)).toBe(false));
});
