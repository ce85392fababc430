import { createRandom } from '../../bench/search/random.ts';
import { hostileNames, hostileNumbers, hostileTexts } from './hostile-values.ts';

/** Random choices that a seed repeats. */
export class Fuzzer {
  readonly #random: () => number;
  readonly #knownTexts: Readonly<Record<string, readonly string[]>>;

  /** `knownTexts` are lists of texts of the shop. Each list is equally probable, and so is each text of a list. */
  constructor(seed: number, knownTexts: Readonly<Record<string, readonly string[]>> = {}) {
    this.#random = createRandom(seed);
    this.#knownTexts = knownTexts;
  }

  number(below: number): number {
    return Math.floor(this.#random() * below);
  }

  /** True with this probability. */
  isMaybe(probability: number): boolean {
    return this.#random() < probability;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.number(values.length)] as T;
  }

  /** A hostile text, a text of the shop, or random characters. */
  text(): string {
    const known = Object.values(this.#knownTexts);
    if (known.length > 0 && this.isMaybe(0.4)) return this.pick(this.pick(known));
    if (this.isMaybe(0.7)) return this.pick(hostileTexts);
    return Array.from({ length: this.number(30) }, () => String.fromCharCode(this.number(0x3000))).join('');
  }

  /** Usually one of the names that programs read, otherwise a hostile one. */
  name(names: readonly string[], hostileShare = 0.15): string {
    if (names.length > 0 && !this.isMaybe(hostileShare)) return this.pick(names);
    return this.isMaybe(0.9) ? this.pick(hostileNames) : this.text();
  }

  /** An object with some of the properties, and sometimes others. */
  properties(names: readonly string[]): Record<string, unknown> {
    const chosen = names.filter(() => this.isMaybe(0.7));
    const others = Array.from({ length: this.isMaybe(0.2) ? 1 : 0 }, () => this.name([]));
    return Object.fromEntries([...chosen, ...others].map((name) => [name, this.value()]));
  }

  amount(): number {
    return this.isMaybe(0.7) ? this.pick(hostileNumbers) : this.number(5000);
  }

  /** Any JSON value, up to a few levels deep. */
  value(depth = 3): unknown {
    const kind = this.number(depth > 0 ? 7 : 5);
    if (kind === 0) return null;
    if (kind === 1) return this.isMaybe(0.5);
    if (kind === 2) return this.amount();
    if (kind < 5) return this.text();
    const length = this.number(4);
    if (kind === 5) return Array.from({ length }, () => this.value(depth - 1));
    return Object.fromEntries(Array.from({ length }, () => [this.name([]), this.value(depth - 1)]));
  }

  /** A different visitor for each request, because rate limits would hide errors. */
  address(): string {
    return `2001:db8:${this.number(65_536).toString(16)}:${this.number(65_536).toString(16)}::1`;
  }
}
