import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/**
 * The shop's own metrics; those of Node and the process are added by prom-client. docs/observability.md describes each.
 * Gauges with `first` describe state that all processes share; over several workers they are not added up.
 */
export function defineMetrics(registry: Registry) {
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `kvarto_${name}`, help, labelNames, registers });
  const gauge = <L extends string>(
    name: string,
    help: string,
    { labelNames = [], aggregator = 'sum' }: { labelNames?: L[]; aggregator?: 'sum' | 'first' | 'max' } = {},
  ) => new Gauge({ name: `kvarto_${name}`, help, labelNames, aggregator, registers });
  const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: L[]) =>
    new Histogram({ name: `kvarto_${name}`, help, buckets, labelNames, registers });
  const shared = { aggregator: 'first' } as const;

  return {
    requests: histogram(
      'http_request_duration_seconds',
      'Requests until the response was sent.',
      requestBuckets,
      ['server', 'method', 'route', 'status'],
    ),
    responseBytes: counter('http_response_bytes_total', 'Bytes sent to clients.', ['server']),
    operations: histogram('graphql_operation_duration_seconds', 'Operations of GraphQL.', requestBuckets, [
      'type',
      'field',
    ]),
    statements: histogram('sql_statement_duration_seconds', 'Statements of SQL.', statementBuckets, ['verb']),
    pageLookups: counter('page_cache_lookups_total', 'Lookups of pages that all visitors share.', ['result']),
    rateLimits: counter('rate_limit_rejections_total', 'Rejected requests above a rate limit.', ['action']),
    payments: counter('payment_transitions_total', 'Payments that entered a state.', ['state']),
    orders: counter('orders_total', 'Created orders.', ['currency']),
    mails: counter('mails_total', 'Attempts to send a mail.', ['outcome']),
    jobs: histogram('job_duration_seconds', 'Runs of background jobs.', requestBuckets, ['task', 'result']),
    openPayments: gauge('payments_open', 'Payments that a job checks again.', {
      ...shared,
      labelNames: ['state'],
    }),
    reservations: gauge('stock_reservations_open', 'Reservations of unpaid orders.', shared),
    reservedCopies: gauge('stock_reserved_copies', 'Copies in reservations of unpaid orders.', shared),
    queueSize: gauge('queue_size', 'Entries that are due or wait for a retry.', {
      ...shared,
      labelNames: ['queue'],
    }),
    queueLag: gauge('queue_lag_seconds', 'Wait of the oldest due entry.', {
      ...shared,
      labelNames: ['queue'],
    }),
    jobFailures: gauge('job_failures', 'Failures since the last success.', {
      ...shared,
      labelNames: ['task'],
    }),
    jobAge: gauge('job_success_age_seconds', 'Seconds since the last success.', {
      ...shared,
      labelNames: ['task'],
    }),
    databaseUp: gauge('database_up', '1 if the database responds.', shared),
    indexRows: gauge('catalogue_index_rows', 'Rows of the index, with those of changed products.', {
      aggregator: 'max',
    }),
    indexAge: gauge('catalogue_index_age_seconds', 'Seconds since the index was built.', {
      aggregator: 'max',
    }),
    indexLag: gauge('catalogue_index_lag_seconds', 'Wait of the oldest change that is not applied.', {
      aggregator: 'max',
    }),
    pool: gauge('database_connections', 'Connections of the pool; waiting: requests without one.', {
      labelNames: ['state'],
    }),
    workers: gauge('workers', 'Processes that serve requests.'),
  };
}

export type ShopMetricSet = ReturnType<typeof defineMetrics>;
