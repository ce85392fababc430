/** Returns a number from 0 to below 1. */
export type Random = () => number;

/** Numbers of a linear congruential generator, from 0 to below 1: the same in every run with one seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export interface Choices {
  /** A whole number from 0 to below this one. */
  number(below: number): number;
  pick<T>(values: readonly T[]): T;
  /** True with this probability. */
  isMaybe(probability: number): boolean;
}

export function choicesOf(random: Random): Choices {
  return {
    number: (below) => Math.floor(random() * below),
    pick: (values) => pick(random, values),
    isMaybe: (probability) => random() < probability,
  };
}
