import type { AsyncLocalStorage } from 'node:async_hooks';
import { channel, type TracingChannelSubscribers, tracingChannel } from 'node:diagnostics_channel';

/**
 * Events that metrics, the access log and traces subscribe to. Node finds a channel by its name, so the built storefront and
 * the backend share it. Without subscribers, publishing costs one comparison. `subscribe` returns a function that ends the
 * subscription.
 */
export function eventChannel<Message extends object>(name: string) {
  const events = channel(`kvarto:${name}`);
  return {
    publish(message: Message): void {
      if (events.hasSubscribers) events.publish(message);
    },
    subscribe(onMessage: (message: Message) => void): () => void {
      const listener = (message: unknown) => onMessage(message as Message);
      events.subscribe(listener);
      return () => void events.unsubscribe(listener);
    },
  };
}

/** As `eventChannel`, for operations that take time. The context of an operation is complete when the operation has ended. */
export function operationChannel<Context extends object>(name: string) {
  const operations = tracingChannel<unknown, Context>(`kvarto:${name}`);
  const ignore = () => undefined;
  return {
    /** Runs the operation, and notifies subscribers of start and end. */
    run<Result>(context: Context, operation: () => Promise<Result>): Promise<Result> {
      return operations.hasSubscribers ? operations.tracePromise(operation, context) : operation();
    },
    get hasSubscribers(): boolean {
      return operations.hasSubscribers;
    },
    /** Called when an operation has succeeded or failed. */
    subscribe(
      onEnd: (context: Context, error: unknown) => void,
      onStart: (context: Context) => void = ignore,
    ) {
      const subscribers: TracingChannelSubscribers<Context> = {
        start: onStart,
        end: ignore,
        asyncStart: ignore,
        // Published when the promise of `tracePromise` has settled.
        asyncEnd: (context) => onEnd(context, context.error),
        error: ignore,
      };
      operations.subscribe(subscribers);
      return () => void operations.unsubscribe(subscribers);
    },
    /** Runs each later operation with its own value of the store, until the returned function is called. */
    runIn<Value>(store: AsyncLocalStorage<Value>, createValue: (context: Context) => Value): () => void {
      operations.start.bindStore(store, (context) => createValue(context as Context));
      return () => void operations.start.unbindStore(store);
    },
  };
}
