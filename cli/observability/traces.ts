import { graphqlOperations, httpRequests, sqlStatements } from '#contract/diagnostics/channels.ts';
import { ActiveSpans } from './active-spans.ts';
import { traceOutgoingRequests } from './outgoing-traces.ts';

interface TraceOptions {
  /** The URL of the collector, without `/v1/traces`. */
  endpoint: string;
  /** Percentage of requests that are traced. */
  percent: number;
  /** The trace continues in requests to this origin, such as a backend on another machine. */
  continuesAt?: string | undefined;
}

/** Sends traces by OTLP over HTTP. The libraries are loaded only here. Returns a function that stops tracing and sends the last traces. */
export async function startTraces({
  endpoint,
  percent,
  continuesAt,
}: TraceOptions): Promise<() => Promise<void>> {
  const otel = await import('@opentelemetry/api');
  const provider = await createProvider(endpoint, percent);
  const spans = new ActiveSpans(otel, provider.getTracer('kvarto'));
  const { SERVER, INTERNAL, CLIENT } = otel.SpanKind;
  const stops = [
    spans.trace(httpRequests, {
      start: ({ server, requestId, method, traceParent }) => ({
        name: method,
        kind: SERVER,
        attributes: {
          'http.request.method': method,
          'kvarto.server': server,
          'kvarto.request_id': requestId,
        },
        parent: readTraceParent(traceParent),
      }),
      end: ({ method, route, status }) => ({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': status },
        hasFailed: status >= 500,
      }),
    }),
    spans.trace(graphqlOperations, {
      start: ({ type, field, name = '' }) => ({
        name: `${type} ${field}`,
        kind: INTERNAL,
        attributes: { 'graphql.operation.type': type, 'graphql.operation.name': name },
      }),
    }),
    spans.trace(sqlStatements, {
      start: ({ name }) => ({
        name,
        kind: CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
      }),
    }),
    traceOutgoingRequests({
      start: (name, attributes) => spans.start({ name, kind: CLIENT, attributes }),
      ignoredOrigin: new URL(endpoint).origin,
      continuesAt,
    }),
  ];
  return async () => {
    for (const stop of stops) stop();
    await provider.shutdown();
  };
}

/** A client's decision to sample is ignored: it could otherwise cause any amount of traces. */
async function createProvider(endpoint: string, percent: number) {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const root = new sdk.TraceIdRatioBasedSampler(percent / 100);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  return new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kvarto' }),
    sampler: new sdk.ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
}

/** The header `traceparent` of W3C Trace Context. */
function readTraceParent(header = '') {
  const [, traceId, spanId, flags = '0'] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(header) ?? [];
  if (!traceId || !spanId) return null;
  // Of the flags, only `sampled` (bit 0) is used.
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
