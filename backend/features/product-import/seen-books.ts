import type { Book } from './book/book.ts';

/** What the file has named so far, and on which line: nothing may be there twice. */
export class SeenBooks {
  readonly #lines = new Map<string, number>();

  /** Why the book cannot be taken beside those before it. */
  refusalOf({ line, key, articleNumber, gtin }: Book): string | undefined {
    const names: [string, string][] = [[key, nameOfKey(key)]];
    if (gtin) names.push([`gtin ${gtin}`, `ISBN ${gtin}`]);
    if (articleNumber) names.push([`article ${articleNumber}`, `article number ${articleNumber}`]);
    for (const [name, inWords] of names) {
      const before = this.#lines.get(name);
      if (before !== undefined) return `The ${inWords} is on line ${before} already.`;
    }
    for (const [name] of names) this.#lines.set(name, line);
    return undefined;
  }
}

function nameOfKey(key: string): string {
  if (key.startsWith('title:')) return 'same title by the same author in the same language';
  const at = key.indexOf(':');
  return key.startsWith('isbn:') ? `ISBN ${key.slice(at + 1)}` : `id ${key.slice(at + 1)}`;
}
