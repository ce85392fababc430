import {
  AggregatorRegistry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import type { Backend } from '#backend/app.ts';
import {
  createdOrders,
  graphqlOperations,
  httpRequests,
  jobRuns,
  mailAttempts,
  pageLookups,
  paymentTransitions,
  rateLimitRejections,
  replicaReads,
  sqlStatements,
} from '#contract/diagnostics/channels.ts';
import { defineMetrics, type ShopMetricSet } from './metric-definitions.ts';

export interface CollectedMetrics {
  /** Measures the shop's state at each scrape, from now on. */
  measure(backend: Pick<Backend, 'readMetrics'>): void;
  /** OpenMetrics text. */
  read(): Promise<string>;
  /** The metrics of one worker, for the thread that adds up the metrics of all workers. */
  readAsJson(): Promise<WorkerMetrics>;
  close(): void;
}

export type WorkerMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** The metrics of all workers, and those of the whole process from the supervising thread. */
export async function aggregateMetrics(workers: WorkerMetrics[], supervisor: WorkerMetrics): Promise<string> {
  const isOfProcess = ({ name }: WorkerMetrics[number]) => name.startsWith('process_');
  const ofThreads = workers.map((metrics) => metrics.filter((metric) => !isOfProcess(metric)));
  const ofProcess = supervisor
    .filter(isOfProcess)
    .map((metric) => ({ ...metric, aggregator: 'first' as const }));
  // prom-client appends `_total` to the names of counters, also if the worker's registry has already done so.
  const all = [...ofThreads, ofProcess].map((metrics) =>
    metrics.map((metric) => ({ ...metric, name: metric.name.replace(/_total$/, '') })),
  );
  const registry: Registry<OpenMetricsContentType> = AggregatorRegistry.aggregate(all);
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry.metrics();
}

/** Counts from now on. */
export function collectMetrics(): CollectedMetrics {
  const registry = createRegistry();
  collectDefaultMetrics({ register: registry });
  const metrics = defineMetrics(registry);
  metrics.workers.set(1);
  let measured: Pick<Backend, 'readMetrics'> | undefined;
  const unsubscribers = [...observeOperations(metrics), ...countEvents(metrics)];
  return {
    measure(backend) {
      measured = backend;
    },
    async read() {
      if (measured) setGauges(metrics, await measured.readMetrics());
      return registry.metrics();
    },
    async readAsJson() {
      if (measured) setGauges(metrics, await measured.readMetrics());
      return registry.getMetricsAsJSON() as Promise<WorkerMetrics>;
    },
    close() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      registry.clear();
    },
  };
}

/** The types of prom-client accept only registries of the older format for metrics. */
function createRegistry(): Registry {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry as unknown as Registry;
}

function observeOperations({ requests, responseBytes, operations, statements }: ShopMetricSet) {
  const startTimes = new WeakMap<object, number>();
  const onStart = (context: object) => startTimes.set(context, performance.now());
  const secondsOf = (context: object) =>
    (performance.now() - (startTimes.get(context) ?? performance.now())) / 1000;
  return [
    httpRequests.subscribe((request) => {
      const { server, method, route, status, bytes } = request;
      requests.observe({ server, method, route, status }, secondsOf(request));
      responseBytes.inc({ server }, bytes);
    }, onStart),
    graphqlOperations.subscribe((operation) => {
      const { type, field } = operation;
      operations.observe({ type, field }, secondsOf(operation));
    }, onStart),
    sqlStatements.subscribe((statement) => {
      const [verb = ''] = statement.name.split(' ');
      statements.observe({ verb }, secondsOf(statement));
    }, onStart),
  ];
}

function countEvents(metrics: ShopMetricSet) {
  return [
    pageLookups.subscribe(({ isHit }) => metrics.pageLookups.inc({ result: isHit ? 'hit' : 'miss' })),
    replicaReads.subscribe((read) => metrics.replicaReads.inc(read)),
    rateLimitRejections.subscribe((rejection) => metrics.rateLimits.inc(rejection)),
    paymentTransitions.subscribe(({ state }) => metrics.payments.inc({ state })),
    createdOrders.subscribe(({ currency }) => metrics.orders.inc({ currency })),
    mailAttempts.subscribe(({ outcome }) => metrics.mails.inc({ outcome })),
    jobRuns.subscribe(({ job, seconds, hasFailed }) =>
      metrics.jobs.observe({ task: job, result: hasFailed ? 'failed' : 'done' }, seconds),
    ),
  ];
}

type Measured = Awaited<ReturnType<Backend['readMetrics']>>;

function setGauges(metrics: ShopMetricSet, { pool, index, database }: Measured): void {
  metrics.databaseUp.set(database ? 1 : 0);
  for (const [state, count] of Object.entries(pool)) metrics.pool.set({ state }, count);
  metrics.indexRows.set(index.rows);
  metrics.indexAge.set(index.builtAt === 0 ? 0 : (Date.now() - index.builtAt) / 1000);
  metrics.indexLag.set(index.lagSeconds);
  if (!database) return;
  metrics.openPayments.reset();
  for (const { state, count } of database.openPayments) metrics.openPayments.set({ state }, count);
  metrics.reservations.set(database.reservations.reservations);
  metrics.reservedCopies.set(database.reservations.copies);
  for (const { queue, lag, size } of database.queues) {
    metrics.queueLag.set({ queue }, lag);
    metrics.queueSize.set({ queue }, size);
  }
  for (const { job, failures, age } of database.jobs) {
    metrics.jobFailures.set({ task: job }, failures);
    metrics.jobAge.set({ task: job }, age);
  }
}
