import type { GraphqlResult } from '#backend/graphql/pipeline.ts';
import type { FollowedData } from '#backend/graphql/schema/subscriptions.ts';

interface StreamSource {
  /** Executes the operation, and reports the data that it follows. */
  run(follow: (data: FollowedData) => void): Promise<GraphqlResult>;
  /** Calls back after each change. Returns a function that stops following. */
  follow(data: FollowedData, listener: () => void): () => void;
}

/** Streams the result of an operation, and each later result that differs. Returns the errors if the operation is rejected. */
export async function openResultStream(
  source: StreamSource,
): Promise<AsyncIterableIterator<GraphqlResult> | GraphqlResult> {
  const followed: FollowedData[] = [];
  const first = await source.run((data) => followed.push(data));
  if (first.data === undefined) return first;
  return new ResultStream(source, first, followed);
}

class ResultStream implements AsyncIterableIterator<GraphqlResult> {
  readonly #source: StreamSource;
  readonly #unfollow: (() => void)[];
  #unsent: GraphqlResult | undefined;
  #last: string;
  #isChanged = false;
  #isClosed = false;
  /** Resolves the promise that `next` awaits. */
  #wake: () => void = () => undefined;

  constructor(source: StreamSource, first: GraphqlResult, followed: readonly FollowedData[]) {
    this.#source = source;
    this.#unsent = first;
    this.#last = JSON.stringify(first);
    this.#unfollow = followed.map((data) =>
      source.follow(data, () => {
        this.#isChanged = true;
        this.#wake();
      }),
    );
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<GraphqlResult, undefined>> {
    while (!this.#isClosed) {
      const value = this.#unsent ?? (this.#isChanged ? await this.#runAgain() : undefined);
      this.#unsent = undefined;
      if (value && !this.#isClosed) return { done: false, value };
      if (!this.#isChanged && !this.#isClosed)
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<GraphqlResult, undefined>> {
    this.#isClosed = true;
    for (const stop of this.#unfollow) stop();
    this.#wake();
    return { done: true, value: undefined };
  }

  async #runAgain(): Promise<GraphqlResult | undefined> {
    this.#isChanged = false;
    const result = await this.#source.run(() => undefined);
    const text = JSON.stringify(result);
    if (text === this.#last) return undefined;
    this.#last = text;
    return result;
  }
}
