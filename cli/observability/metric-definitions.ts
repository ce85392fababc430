import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/**
 * The shop's own metrics; those of Node and the process are added by prom-client. docs/observability.md describes each.
 */
export function defineMetrics(registry: Registry) {
  return { ...defineCounters(registry), ...defineGauges(registry) };
}

function defineCounters(registry: Registry) {
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `kvarto_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: L[]) =>
    new Histogram({ name: `kvarto_${name}`, help, buckets, labelNames, registers });
  const requestHelp = 'Time from a request until its response was sent.';
  return {
    requests: histogram('http_request_duration_seconds', requestHelp, requestBuckets, [
      'server',
      'method',
      'route',
      'status',
    ]),
    responseBytes: counter('http_response_bytes_total', 'Bytes sent to clients.', ['server']),
    operations: histogram('graphql_operation_duration_seconds', 'GraphQL operations.', requestBuckets, [
      'type',
      'field',
    ]),
    statements: histogram('sql_statement_duration_seconds', 'SQL statements.', statementBuckets, ['verb']),
    pageLookups: counter('page_cache_lookups_total', 'Lookups of pages that all visitors share.', ['result']),
    replicaReads: counter('database_replica_reads_total', 'Reads that a replica may serve, by server.', [
      'server',
    ]),
    rateLimits: counter('rate_limit_rejections_total', 'Requests above a rate limit.', ['action', 'result']),
    payments: counter('payment_transitions_total', 'Payments that entered a state.', ['state']),
    orders: counter('orders_total', 'Created orders.', ['currency']),
    mails: counter('mails_total', 'Attempts to send a mail.', ['outcome']),
    jobs: histogram('job_duration_seconds', 'Runs of background jobs.', requestBuckets, ['task', 'result']),
  };
}

/** `shared`: every worker reads the same value from the database. The index and the pool differ between workers. */
function defineGauges(registry: Registry) {
  const gaugeOf =
    (aggregator: 'sum' | 'first' | 'max') =>
    <L extends string>(name: string, help: string, labelNames: L[] = []) =>
      new Gauge({ name: `kvarto_${name}`, help, labelNames, aggregator, registers: [registry] });
  const shared = gaugeOf('first');
  const highest = gaugeOf('max');
  const sum = gaugeOf('sum');
  return {
    openPayments: shared('payments_open', 'Payments that a job checks again.', ['state']),
    reservations: shared('stock_reservations_open', 'Reservations of unpaid orders.'),
    reservedCopies: shared('stock_reserved_copies', 'Copies in reservations of unpaid orders.'),
    queueSize: shared('queue_size', 'Entries that are due or wait for a retry.', ['queue']),
    queueLag: shared('queue_lag_seconds', 'Wait of the oldest due entry.', ['queue']),
    jobFailures: shared('job_failures', 'Failures since the last success.', ['task']),
    jobAge: shared('job_success_age_seconds', 'Seconds since the last success.', ['task']),
    databaseUp: shared('database_up', '1 if the database responds.'),
    indexRows: highest('catalogue_index_rows', 'Rows of the index, with those of changed products.'),
    indexAge: highest('catalogue_index_age_seconds', 'Seconds since the index was built.'),
    indexLag: highest('catalogue_index_lag_seconds', 'Wait of the oldest change that is not applied.'),
    pool: sum('database_connections', 'Connections of the pool; waiting: requests without one.', ['state']),
    workers: sum('workers', 'Processes or threads that serve requests.'),
  };
}

export type ShopMetricSet = ReturnType<typeof defineMetrics>;
