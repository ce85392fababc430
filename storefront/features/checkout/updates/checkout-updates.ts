interface CheckoutUpdatesOptions<Input, Result> {
  send: (input: Input) => Promise<Result>;
  onResult: (result: Result) => void;
  onFailure: (error: unknown) => void;
  /** Whether an update is in flight or about to be sent. */
  onBusy: (isBusy: boolean) => void;
}

export interface CheckoutUpdates<Input> {
  /** Sends the input after a delay, unless a newer one replaces it. An input equal to the last one is not sent. */
  push(input: Input, delayMs?: number): void;
  /** Allows the last input to be sent again. */
  invalidate(): void;
  /** Resolves when no update is in flight or about to be sent. */
  settled(): Promise<void>;
  stop(): void;
}

/** Sends one update at a time, and only the newest: quick typing is sent once. */
export function createCheckoutUpdates<Input, Result>(
  { send, onResult, onFailure, onBusy }: CheckoutUpdatesOptions<Input, Result>,
  savedInput: Input,
  delayMs: number,
): CheckoutUpdates<Input> {
  /** JSON of the last input; empty if it must be sent again. */
  let lastInput = JSON.stringify(savedInput);
  let next: { input: Input } | undefined;
  let delayTimer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isStopped = false;
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (next && !isStopped) {
      const { input } = next;
      next = undefined;
      lastInput = JSON.stringify(input);
      try {
        const result = await send(input);
        // The result of an outdated input would undo what was typed meanwhile.
        if (!next && !isStopped) onResult(result);
      } catch (error) {
        lastInput = '';
        if (!isStopped) onFailure(error);
      }
    }
    isSending = false;
    if (delayTimer !== undefined) return;
    idle.resolve();
    if (!isStopped) onBusy(false);
  }

  return {
    push(input, pushDelayMs = delayMs) {
      const hasNext = next !== undefined || delayTimer !== undefined;
      if (!hasNext && JSON.stringify(input) === lastInput) return;
      if (delayTimer === undefined && !isSending) idle = Promise.withResolvers<void>();
      clearTimeout(delayTimer);
      onBusy(true);
      delayTimer = setTimeout(() => {
        delayTimer = undefined;
        next = { input };
        void run();
      }, pushDelayMs);
    },
    invalidate() {
      lastInput = '';
    },
    settled: () => idle.promise,
    stop() {
      isStopped = true;
      idle.resolve();
      clearTimeout(delayTimer);
    },
  };
}
