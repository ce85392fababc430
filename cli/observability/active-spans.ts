import { AsyncLocalStorage } from 'node:async_hooks';
import type * as Otel from '@opentelemetry/api';

interface NewSpan {
  name: string;
  kind: Otel.SpanKind;
  attributes: Otel.Attributes;
  /** The span of the caller; null: none. By default the active span of this process. */
  parent?: Otel.SpanContext | null;
}

interface EndedSpan {
  name: string;
  attributes: Otel.Attributes;
  hasFailed: boolean;
}

/** A channel of `contract/diagnostics/channels.ts`. */
interface Operations<Context extends object> {
  /** Sets the store to a new value during each operation. Returns a function that ends this. */
  runIn(store: AsyncLocalStorage<Otel.Span>, createValue: (context: Context) => Otel.Span): () => void;
  subscribe(onEnd: (context: Context, error: unknown) => void): () => void;
}

/** Runs each operation in a span. Spans that start during the operation are its children. */
export class ActiveSpans {
  readonly #otel: typeof Otel;
  readonly #tracer: Otel.Tracer;
  readonly #active = new AsyncLocalStorage<Otel.Span>();
  readonly #spans = new WeakMap<object, Otel.Span>();

  constructor(otel: typeof Otel, tracer: Otel.Tracer) {
    this.#otel = otel;
    this.#tracer = tracer;
  }

  start({ name, kind, attributes, parent }: NewSpan): Otel.Span {
    const { ROOT_CONTEXT, trace } = this.#otel;
    const spanContext = parent === undefined ? this.#active.getStore()?.spanContext() : parent;
    const context = spanContext ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
    return this.#tracer.startSpan(name, { kind, attributes }, context);
  }

  /** Returns a function that ends tracing of the channel. */
  trace<Context extends object>(
    operations: Operations<Context>,
    describe: { start(context: Context): NewSpan; end?(context: Context): EndedSpan },
  ): () => void {
    const unbind = operations.runIn(this.#active, (context) => {
      const span = this.start(describe.start(context));
      this.#spans.set(context, span);
      return span;
    });
    const unsubscribe = operations.subscribe((context, error) => {
      const ended = describe.end?.(context);
      const span = this.#spans.get(context);
      if (ended) span?.updateName(ended.name).setAttributes(ended.attributes);
      // The status has no message, because the error's may quote input of visitors.
      if (error || ended?.hasFailed) span?.setStatus({ code: this.#otel.SpanStatusCode.ERROR });
      span?.end();
    });
    return () => {
      unsubscribe();
      unbind();
    };
  }
}
