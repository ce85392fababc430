import { describe, expect, test } from 'vitest';
import { isHealthy, type Readiness, reportReadiness } from './readiness.ts';

const withoutDatabase: Readiness = { checks: { database: 'failed', index: 'ok' } };
const report = (readiness: Readiness, search = '', { isDraining } = { isDraining: false }) => {
  const { httpStatus, status } = reportReadiness(readiness, { search, isDraining });
  return [httpStatus, status];
};

describe('readiness', () => {
  test('needs every check', () => {
    expect(report({ checks: { database: 'ok', index: 'ok' } })).toEqual([200, 'ready']);
    expect(report(withoutDatabase)).toEqual([503, 'unready']);
    expect(report({ checks: {} })).toEqual([200, 'ready']);
  });

  test('excludes checks by name', () => {
    expect(report(withoutDatabase, '?exclude=database')).toEqual([200, 'ready']);
    expect(report(withoutDatabase, '?exclude=index')).toEqual([503, 'unready']);
    const checks = { database: 'failed', index: 'failed' } as const;
    expect(report({ checks }, '?exclude=database&exclude=index')).toEqual([200, 'ready']);
  });

  test('does not depend on late queues, which all processes share', () => {
    expect(report({ checks: { database: 'ok', queues: 'late' } })).toEqual([200, 'ready']);
  });

  test('ends with the first signal to stop', () => {
    const stopping = { isDraining: true };
    expect(report({ checks: { database: 'ok' } }, '', stopping)).toEqual([503, 'draining']);
    expect(report(withoutDatabase, '?exclude=database', stopping)).toEqual([503, 'draining']);
  });

  test('is more than health, which is the database alone', () => {
    expect(isHealthy(withoutDatabase)).toBe(false);
    expect(isHealthy({ checks: { database: 'ok', index: 'failed' } })).toBe(true);
  });
});
