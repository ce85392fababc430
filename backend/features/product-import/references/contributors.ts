import type { Database } from '#backend/database/connection.ts';
import type { Contributor } from '../book/book.ts';
import type { Shop } from '../shop.queries.ts';
import {
  type ContributorRow,
  findContributors,
  insertContributors,
  setIsnis,
  writeBiographies,
} from './contributors.queries.ts';

/** The shop's contributors, found by ISNI or by name. Missing ones are created. */
export class Contributors {
  readonly #shop: Shop;
  readonly #byIsni = new Map<string, ContributorRow>();
  /** All contributors of each name, the oldest first. */
  readonly #byName = new Map<string, ContributorRow[]>();
  #created = 0;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  get created(): number {
    return this.#created;
  }

  /** Loads and creates the contributors of a batch, so that `find` returns them. */
  async prepare(db: Database, all: readonly Contributor[], isWriting: boolean): Promise<void> {
    const unknown = all.filter((contributor) => !this.#find(contributor));
    if (unknown.length > 0) await this.#load(db, unknown);
    const missing = new Map<string, ContributorRow>();
    const newIsnis = new Map<string, string>();
    for (const contributor of all) {
      const known = this.#find(contributor);
      if (known) {
        if (contributor.isni && known.isni === null) {
          known.isni = contributor.isni;
          this.#byIsni.set(contributor.isni, known);
          newIsnis.set(known.key, contributor.isni);
        }
        continue;
      }
      const row = this.#createRow(contributor);
      missing.set(row.key, row);
    }
    this.#created += missing.size;
    if (!isWriting) return;
    if (missing.size > 0) {
      const ids = await insertContributors(db, [...missing.values()]);
      for (const row of missing.values()) row.id = ids.get(row.key) ?? 0;
    }
    if (newIsnis.size > 0) await setIsnis(db, newIsnis);
    await this.#writeBiographies(db, all);
  }

  /** Key of the parameter value: the name; with an ISNI or a key if an older contributor has the same name. */
  valueKeyOf(contributor: Contributor): string {
    const row = this.#find(contributor);
    const [first] = this.#byName.get(contributor.name) ?? [];
    return row && first && row !== first ? `${contributor.name} (${row.isni ?? row.key})` : contributor.name;
  }

  /** The id of the contributor that has this key of a parameter value. */
  idOf(valueKey: string): number | undefined {
    const [, isni = ''] = /\((\d{15}[\dX])\)$/.exec(valueKey) ?? [];
    return (this.#byIsni.get(isni) ?? this.#byName.get(valueKey)?.[0])?.id;
  }

  #find({ name, isni }: Contributor): ContributorRow | undefined {
    const byIsni = isni ? this.#byIsni.get(isni) : undefined;
    // A contributor of the same name with another ISNI is another person.
    return byIsni ?? this.#byName.get(name)?.find((row) => !isni || row.isni === null || row.isni === isni);
  }

  async #load(db: Database, unknown: readonly Contributor[]): Promise<void> {
    const names = [...new Set(unknown.map(({ name }) => name))];
    const isnis = [...new Set(unknown.flatMap(({ isni }) => isni ?? []))];
    for (const row of await findContributors(db, names, isnis)) this.#add(row);
  }

  #createRow({ name, sortName, isni }: Contributor): ContributorRow {
    const row: ContributorRow = {
      id: 0,
      key: isni ? `isni:${isni}` : name,
      name,
      sortName: sortName ?? sortNameOf(name),
      isni: isni ?? null,
    };
    this.#add(row);
    return row;
  }

  #add(row: ContributorRow): void {
    if (row.isni !== null) {
      if (this.#byIsni.has(row.isni)) return;
      this.#byIsni.set(row.isni, row);
    }
    const named = this.#byName.get(row.name) ?? [];
    if (named.some(({ key }) => key === row.key)) return;
    this.#byName.set(row.name, [...named, row]);
  }

  async #writeBiographies(db: Database, all: readonly Contributor[]): Promise<void> {
    const rows = all.flatMap((contributor) => {
      const id = this.#find(contributor)?.id;
      const { biographies } = contributor;
      if (!id || !biographies || biographies.size === 0) return [];
      return this.#shop.languages.flatMap(({ id: language, code }) => {
        const biography = biographies.get(code) ?? biographies.get(undefined);
        return biography ? [{ id, language, biography }] : [];
      });
    });
    const distinct = new Map(rows.map((row) => [`${row.id}/${row.language}`, row]));
    if (distinct.size > 0) await writeBiographies(db, [...distinct.values()]);
  }
}

/** "Selma Lagerlöf" → "Lagerlöf, Selma", for suppliers that send no sort name. */
function sortNameOf(name: string): string {
  const at = name.lastIndexOf(' ');
  return at === -1 ? name : `${name.slice(at + 1)}, ${name.slice(0, at)}`;
}
