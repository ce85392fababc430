import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { languageLabel } from '../book/language-names.ts';
import { bulkRows } from '../bulk-rows.ts';
import type { Shop } from '../shop.queries.ts';
import type { SkuFormats } from './sku-formats.ts';

/** A value of a parameter: `author`, "Selma Lagerlöf". */
export interface Fact {
  identifier: string;
  key: string;
}

/** Limits the memory; authors and subjects seldom repeat after this many others. */
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

  async idsOf(db: Database, facts: readonly Fact[]): Promise<(fact: Fact) => number | undefined> {
    if (this.#ids.size > maxCached) this.#ids.clear();
    const unknown = new Map(
      facts.filter((fact) => !this.#ids.has(nameOf(fact))).map((fact) => [nameOf(fact), fact]),
    );
    const candidates = [...unknown.values()].flatMap(({ identifier, key }) => {
      const parameter_id = this.#shop.parameterIds.get(identifier);
      return parameter_id === undefined ? [] : [{ parameter_id, value_key: key, identifier }];
    });
    if (candidates.length > 0) {
      for (const row of await findValues(db, candidates)) this.#ids.set(nameOf(row), row.id);
      const missing = candidates.filter(
        ({ identifier, value_key: key }) => !this.#ids.has(nameOf({ identifier, key })),
      );
      if (missing.length > 0) await this.#create(db, missing);
    }
    return (fact) => this.#ids.get(nameOf(fact));
  }

  async #create(db: Database, missing: NewValue[]): Promise<void> {
    await sql`insert into parameter_value (parameter_id, value_key)
      select parameter_id, value_key from ${bulkRows(columns, missing)}`.execute(db);
    const created = await findValues(db, missing);
    for (const row of created) this.#ids.set(nameOf(row), row.id);
    const labels = created.flatMap(({ identifier, key, id }) =>
      this.#shop.languages.flatMap((language) => {
        const label = this.#labelOf({ identifier, key }, language);
        return label === undefined ? [] : [{ id, language: language.id, label }];
      }),
    );
    if (labels.length === 0) return;
    await sql`insert into parameter_value_text (parameter_value_id, language_id, label)
      select id, language, label from ${bulkRows({ id: 'integer', language: 'text', label: 'text' }, labels)}`.execute(
      db,
    );
  }

  /** Names and numbers need no label. */
  #labelOf({ identifier, key }: Fact, language: { id: string; code: string }): string | undefined {
    if (identifier === 'language' || identifier === 'original-language')
      return languageLabel(key, language.code);
    if (identifier === 'binding') return this.#formats.findByName(key)?.names.get(language.id);
    if (identifier === 'first-published' && Number(key) < 0)
      return yearBeforeChrist(Number(key), language.id);
    return undefined;
  }
}

interface NewValue {
  parameter_id: number;
  value_key: string;
  identifier: string;
}

const columns = { parameter_id: 'integer', value_key: 'text', identifier: 'text' } as const;

async function findValues(db: Database, values: NewValue[]): Promise<(Fact & { id: number })[]> {
  const { rows } = await sql<Fact & { id: number }>`
    select identifier, value_key as key, parameter_value_id as id
    from ${bulkRows(columns, values)} join parameter_value using (parameter_id, value_key)`.execute(db);
  return rows;
}

const nameOf = ({ identifier, key }: Fact) => `${identifier}=${key}`;

function yearBeforeChrist(year: number, languageId: string): string {
  const day = new Date(0);
  // JavaScript has a year 0, which is 1 BC.
  day.setUTCFullYear(year + 1);
  return new Intl.DateTimeFormat(languageId, { era: 'short', year: 'numeric', timeZone: 'UTC' }).format(day);
}
