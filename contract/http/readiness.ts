/** Checks of `/readyz`. */
type ReadinessCheck = 'database' | 'migrations' | 'index' | 'queues';

/** `late`: a queue has waited too long. It never makes a process unready, because all processes share the queues. */
type CheckResult = 'ok' | 'failed' | 'late';

export interface Readiness {
  checks: Partial<Record<ReadinessCheck, CheckResult>>;
  lagSeconds?: { index: number; queues: number };
}

interface ReadinessReport extends Readiness {
  /** Status of the HTTP response. */
  httpStatus: 200 | 503;
  status: 'ready' | 'unready' | 'draining';
}

/**
 * The response of `/readyz`. `exclude=database` in the query string ignores that check, as in Kubernetes: without its
 * database a shop still shows its catalogue, and a balancer that removed every process would close it.
 */
export function reportReadiness(
  readiness: Readiness,
  { search, isDraining }: { search: string; isDraining: boolean },
): ReadinessReport {
  const excluded = new Set(new URLSearchParams(search).getAll('exclude'));
  const hasFailed = Object.entries(readiness.checks).some(
    ([name, result]) => result === 'failed' && !excluded.has(name),
  );
  const runningStatus = hasFailed ? 'unready' : 'ready';
  const status = isDraining ? 'draining' : runningStatus;
  return { httpStatus: status === 'ready' ? 200 : 503, status, ...readiness };
}

/** Whether `/health` responds with `ok`. */
export function isHealthy({ checks }: Readiness): boolean {
  return checks.database !== 'failed';
}
