import type { Database } from '#backend/database/connection.ts';
import { languageLabel } from '../book/language-names.ts';
import type { Shop } from '../shop.queries.ts';
import {
  findParameterValues,
  insertParameterValues,
  insertValueLabels,
  type NewValue,
} from './references.queries.ts';
import type { SkuFormats } from './sku-formats.ts';

/** A value of a parameter: `author`, "Selma Lagerlöf". */
export interface ParameterEntry {
  identifier: string;
  key: string;
}

/** Limits the memory; authors and subjects rarely repeat after this many others. */
const maxCached = 200_000;

/** Ids of parameter values. Missing values are created. */
export class ParameterValues {
  readonly #shop: Shop;
  readonly #formats: SkuFormats;
  readonly #ids = new Map<string, number>();

  constructor(shop: Shop, formats: SkuFormats) {
    this.#shop = shop;
    this.#formats = formats;
  }

  async idsOf(
    db: Database,
    entries: readonly ParameterEntry[],
  ): Promise<(entry: ParameterEntry) => number | undefined> {
    if (this.#ids.size > maxCached) this.#ids.clear();
    const unknown = new Map(
      entries.filter((entry) => !this.#ids.has(nameOf(entry))).map((entry) => [nameOf(entry), entry]),
    );
    const candidates = [...unknown.values()].flatMap(({ identifier, key }) => {
      const parameter_id = this.#shop.parameterIds.get(identifier);
      return parameter_id === undefined ? [] : [{ parameter_id, value_key: key, identifier }];
    });
    if (candidates.length > 0) {
      for (const row of await findParameterValues(db, candidates)) this.#ids.set(nameOf(row), row.id);
      const missing = candidates.filter(
        ({ identifier, value_key: key }) => !this.#ids.has(nameOf({ identifier, key })),
      );
      if (missing.length > 0) await this.#create(db, missing);
    }
    return (entry) => this.#ids.get(nameOf(entry));
  }

  async #create(db: Database, missing: NewValue[]): Promise<void> {
    await insertParameterValues(db, missing);
    const created = await findParameterValues(db, missing);
    for (const row of created) this.#ids.set(nameOf(row), row.id);
    const labels = created.flatMap(({ identifier, key, id }) =>
      this.#shop.languages.flatMap((language) => {
        const label = this.#labelOf({ identifier, key }, language);
        return label === undefined ? [] : [{ id, language: language.id, label }];
      }),
    );
    if (labels.length > 0) await insertValueLabels(db, labels);
  }

  /** Names and numbers need no label. */
  #labelOf({ identifier, key }: ParameterEntry, language: { id: string; code: string }): string | undefined {
    if (identifier === 'language' || identifier === 'original-language')
      return languageLabel(key, language.code);
    if (identifier === 'binding') return this.#formats.findByName(key)?.names.get(language.id);
    if (identifier === 'first-published' && Number(key) < 0)
      return yearBeforeChrist(Number(key), language.id);
    return undefined;
  }
}

const nameOf = ({ identifier, key }: ParameterEntry) => `${identifier}=${key}`;

function yearBeforeChrist(year: number, languageId: string): string {
  const day = new Date(0);
  // JavaScript has a year 0, which is 1 BC.
  day.setUTCFullYear(year + 1);
  return new Intl.DateTimeFormat(languageId, { era: 'short', year: 'numeric', timeZone: 'UTC' }).format(day);
}
