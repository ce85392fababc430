import type { Database } from '#backend/database/connection.ts';
import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import type { Shop } from '../shop.queries.ts';
import type { Contributors } from './contributors.ts';
import {
  findParameterValues,
  insertParameterValues,
  insertValueLabels,
  linkContributors,
  type NewValue,
} from './references.queries.ts';
import type { ValueLabels } from './value-labels.ts';

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
  readonly #labels: ValueLabels;
  readonly #contributors: Contributors;
  readonly #ids = new Map<string, number>();

  constructor(shop: Shop, labels: ValueLabels, contributors: Contributors) {
    this.#shop = shop;
    this.#labels = labels;
    this.#contributors = contributors;
  }

  /** Loads and creates the values of these entries. Returns a function that finds their ids. */
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
      if (parameter_id === undefined) return [];
      const contributor_id = isRole(identifier) ? (this.#contributors.idOf(key) ?? null) : null;
      return [{ parameter_id, value_key: key, identifier, contributor_id }];
    });
    if (candidates.length > 0) {
      for (const row of await findParameterValues(db, candidates)) this.#ids.set(nameOf(row), row.id);
      const linked = candidates.filter(({ contributor_id }) => contributor_id !== null);
      if (linked.length > 0) await linkContributors(db, linked);
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
        const label = this.#labels.labelOf({ identifier, key }, language);
        return label === undefined ? [] : [{ id, language: language.id, label }];
      }),
    );
    if (labels.length > 0) await insertValueLabels(db, labels);
  }
}

const isRole = (identifier: string) => CONTRIBUTOR_ROLES.some((role) => role === identifier);

const nameOf = ({ identifier, key }: ParameterEntry) => `${identifier}=${key}`;
