export interface CheckoutUpdatesOptions<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onFailure: (error: unknown) => void;
  /** Whether something is on its way, or will be in a moment. */
  onBusy: (isBusy: boolean) => void;
}

export interface CheckoutUpdates<Input> {
  /** Sends it soon, unless something newer comes. What was said last already is not said again. */
  push(input: Input, delayMs?: number): void;
  /** What was said last holds no longer: it may be said again. */
  forget(): void;
  /** Resolves when all that was pushed is answered, or could not be. */
  settled(): Promise<void>;
  stop(): void;
}

/** One after the other and the newest only (§12): whoever types quickly asks once. */
export function createCheckoutUpdates<Input, Answer>(
  { send, onAnswer, onFailure, onBusy }: CheckoutUpdatesOptions<Input, Answer>,
  said: Input,
  delayMs: number,
): CheckoutUpdates<Input> {
  let last = JSON.stringify(said);
  let next: { input: Input } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
      last = JSON.stringify(input);
      try {
        const answer = await send(input);
        // An answer to what is no longer asked would undo what was typed meanwhile.
        if (!next && !isStopped) onAnswer(answer);
      } catch (error) {
        last = '';
        if (!isStopped) onFailure(error);
      }
    }
    isSending = false;
    if (timer !== undefined) return;
    idle.resolve();
    if (!isStopped) onBusy(false);
  }

  return {
    push(input, ownDelayMs = delayMs) {
      const isSaid = next === undefined && timer === undefined && JSON.stringify(input) === last;
      if (isSaid) return;
      if (timer === undefined && !isSending) idle = Promise.withResolvers<void>();
      clearTimeout(timer);
      onBusy(true);
      timer = setTimeout(() => {
        timer = undefined;
        next = { input };
        void run();
      }, ownDelayMs);
    },
    forget() {
      last = '';
    },
    settled: () => idle.promise,
    stop() {
      isStopped = true;
      idle.resolve();
      clearTimeout(timer);
    },
  };
}
