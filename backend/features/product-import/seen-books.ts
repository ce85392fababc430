import type { Book } from './book/book.ts';
import type { ImportUnit } from './import-options.ts';

/** Keys of the rows so far, with their lines or record numbers, to find duplicates. */
export class SeenBooks {
  readonly #unit: ImportUnit;
  readonly #lines = new Map<string, number>();

  constructor(unit: ImportUnit = 'line') {
    this.#unit = unit;
  }

  /** The reason why the book is a duplicate; undefined if it is not. */
  findDuplicate({
    line,
    key,
    articleNumber,
    gtin,
  }: Pick<Book, 'line' | 'key' | 'articleNumber' | 'gtin'>): string | undefined {
    const names: [string, string][] = [[key, describeKey(key)]];
    if (gtin) names.push([`gtin ${gtin}`, `ISBN ${gtin}`]);
    if (articleNumber) names.push([`article ${articleNumber}`, `article number ${articleNumber}`]);
    for (const [name, label] of names) {
      const firstLine = this.#lines.get(name);
      if (firstLine !== undefined)
        return `The ${label} is ${this.#unit === 'line' ? 'on line' : 'in record'} ${firstLine} already.`;
    }
    for (const [name] of names) this.#lines.set(name, line);
    return undefined;
  }
}

function describeKey(key: string): string {
  if (key.startsWith('title:')) return 'same title by the same author in the same language';
  const at = key.indexOf(':');
  return key.startsWith('isbn:') ? `ISBN ${key.slice(at + 1)}` : `id ${key.slice(at + 1)}`;
}
