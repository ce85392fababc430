import { isDatabaseUnavailable } from '#backend/http/database-unavailable.ts';

/** Returns the fallback while the database is unavailable: for parts that a page can do without. */
export async function orIfUnavailable<T>(reading: Promise<T>, fallback: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return fallback;
    throw error;
  }
}

/** Keys depend on requests, so their number is limited. */
const maxRemembered = 1000;

/** Remembers the last result of reads, and returns it while the database is unavailable. */
export class LastResults<T> {
  private readonly results = new Map<string, T>();

  async read(key: string, load: () => Promise<T>, fallback: T): Promise<T> {
    const remembered = load().then((result) => this.remember(key, result));
    return orIfUnavailable(remembered, this.results.get(key) ?? fallback);
  }

  private remember(key: string, result: T): T {
    this.results.delete(key);
    this.results.set(key, result);
    const [oldest] = this.results.keys();
    if (this.results.size > maxRemembered && oldest !== undefined) this.results.delete(oldest);
    return result;
  }
}
