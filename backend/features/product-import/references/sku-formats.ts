import type { Database } from '#backend/database/connection.ts';
import { type Format, formats, importedFormats, isDigitalFormat } from '#backend/database/formats.ts';
import { slug } from '#contract/product/slug.ts';
import type { Shop } from '../shop.queries.ts';
import { chooseUniqueName, normalizeName } from './names.ts';
import { insertFormat, listFormats } from './references.queries.ts';

/** The format in which a SKU is sold: a row of `sku_choice`. */
export interface SkuFormat {
  id: number;
  key: string;
  /** Unlimited stock, no weight. */
  isDigital: boolean;
  /** By language id. */
  names: Map<string, string>;
}

/** The shop's formats by key and by name. Missing ones are created. A new format with an unknown name counts as physical. */
export class SkuFormats {
  readonly created: string[] = [];
  readonly #shop: Shop;
  readonly #byName = new Map<string, SkuFormat>();
  readonly #byId = new Map<number, SkuFormat>();
  readonly #byKey = new Map<string, SkuFormat>();

  private constructor(shop: Shop) {
    this.#shop = shop;
  }

  static async load(db: Database, shop: Shop): Promise<SkuFormats> {
    const loaded = new SkuFormats(shop);
    const rows = await listFormats(db);
    for (const [id, rowsOfFormat] of Map.groupBy(rows, ({ sku_choice_id }) => sku_choice_id)) {
      const key = rowsOfFormat[0]?.choice_key ?? '';
      const names = rowsOfFormat.map(({ language_id, name }) => [language_id ?? '', name ?? key] as const);
      loaded.#add(formatOf(id, key, new Map(names)));
    }
    return loaded;
  }

  get(id: number): SkuFormat | undefined {
    return this.#byId.get(id);
  }

  findByName(name: string): SkuFormat | undefined {
    return this.#byName.get(normalizeName(name)) ?? this.#byKey.get(importedFormatOf(name) ?? '');
  }

  async findOrCreate(db: Database, name: string, isWriting: boolean): Promise<SkuFormat> {
    return this.findByName(name) ?? this.#create(db, name, isWriting);
  }

  async #create(db: Database, name: string, isWriting: boolean): Promise<SkuFormat> {
    const known = knownFormatOf(name);
    const names = this.#shop.languages.map(({ id, code }) => [id, known?.names[code] ?? name] as const);
    const key =
      known?.key ?? chooseUniqueName(slug(name) || 'format', (candidate) => this.#byKey.has(candidate));
    // The id in a dry run, which writes nothing. Ids of stored formats are positive.
    let id = -1 - this.created.length;
    if (isWriting) {
      const texts = names.map(([language_id, text]) => ({ language_id, name: text }));
      // After the formats that the merchant has sorted.
      const sort_order = 1000 + this.created.length;
      id = await insertFormat(db, { choice_key: key, sort_order }, texts);
    }
    const format = formatOf(id, key, new Map(names));
    this.#add(format);
    this.#byName.set(normalizeName(name), format);
    this.created.push(name);
    return format;
  }

  #add(format: SkuFormat): void {
    this.#byId.set(format.id, format);
    this.#byKey.set(format.key, format);
    for (const name of [format.key, ...format.names.values()])
      if (!this.#byName.has(normalizeName(name))) this.#byName.set(normalizeName(name), format);
  }
}

/** The key of a standard format or of one that imports create, with its names by language code. */
function knownFormatOf(name: string): { key: string; names: Record<string, string> } | undefined {
  if (Object.hasOwn(formats, name)) return { key: name, names: formats[name as Format].name };
  const key = importedFormatOf(name) ?? '';
  const names = importedFormats.get(key);
  return names && { key, names };
}

/** "Board book", "board-book" or "Kartongbok" → board-book. */
function importedFormatOf(name: string): string | undefined {
  const key = slug(name);
  if (importedFormats.has(key)) return key;
  const normalized = normalizeName(name);
  return [...importedFormats].find(([, names]) =>
    Object.values(names).some((each) => normalizeName(each) === normalized),
  )?.[0];
}

function formatOf(id: number, key: string, names: Map<string, string>): SkuFormat {
  return { id, key, isDigital: isDigitalFormat(key), names };
}
