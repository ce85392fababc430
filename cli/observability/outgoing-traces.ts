import { channel } from 'node:diagnostics_channel';
import type { Attributes, Span } from '@opentelemetry/api';

interface OutgoingRequest {
  method: string;
  origin: string;
  addHeader(name: string, value: string): void;
}

interface OutgoingTraces {
  start(name: string, attributes: Attributes): Span;
  /** The collector. Tracing the requests to it would create traces without end. */
  ignoredOrigin: string;
  /** See `TraceOptions`. */
  continuesAt: string | undefined;
}

/**
 * Spans of requests by `fetch`, from the channels that Node's undici publishes. The library for this records whole URLs, which
 * can contain VAT numbers and keys; here a span has the host only.
 */
export function traceOutgoingRequests({ start, ignoredOrigin, continuesAt }: OutgoingTraces): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: unknown) => void> = {
    create(message) {
      const { request } = message as { request: OutgoingRequest };
      const origin = String(request.origin);
      if (origin === ignoredOrigin) return;
      const { host } = new URL(origin);
      const span = start(`${request.method} ${host}`, {
        'http.request.method': request.method,
        'server.address': host,
      });
      spans.set(request, span);
      if (origin === continuesAt) request.addHeader('traceparent', traceParentOf(span));
    },
    headers(message) {
      const { request, response } = message as { request: object; response: { statusCode: number } };
      spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
    },
    trailers: (message) => spans.get((message as { request: object }).request)?.end(),
    error(message) {
      const span = spans.get((message as { request: object }).request);
      span?.setAttribute('error.type', 'fetch failed');
      span?.end();
    },
  };
  const subscribed = Object.entries(listeners).map(
    ([name, listener]) => [channel(`undici:request:${name}`), listener] as const,
  );
  for (const [events, listener] of subscribed) events.subscribe(listener);
  return () => {
    for (const [events, listener] of subscribed) events.unsubscribe(listener);
  };
}

function traceParentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
