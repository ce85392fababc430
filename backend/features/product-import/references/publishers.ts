import type { Database } from '#backend/database/connection.ts';
import { slug } from '#contract/product/slug.ts';
import type { Shop } from '../shop.queries.ts';
import { chooseUniqueName, normalizeName } from './names.ts';
import { insertBrand, listBrandSlugs, listBrands } from './references.queries.ts';

/** The shop's brands by name. Missing ones are created. */
export class Publishers {
  readonly created: string[] = [];
  readonly #shop: Shop;
  readonly #idOfName = new Map<string, number>();
  readonly #nameOfId = new Map<number, string>();
  /** Keys and slugs of all languages: the key of a new brand is its slug in every language. */
  readonly #taken = new Set<string>();

  private constructor(shop: Shop) {
    this.#shop = shop;
  }

  static async load(db: Database, shop: Shop): Promise<Publishers> {
    const publishers = new Publishers(shop);
    const [brands, slugs] = await Promise.all([listBrands(db), listBrandSlugs(db)]);
    // The newest are added first: of several brands with one name, the oldest overwrites the others.
    for (const { brand_id, brand_key, name } of brands) publishers.#add(brand_id, brand_key, name);
    for (const taken of slugs) publishers.#taken.add(taken);
    return publishers;
  }

  nameOf(id: number): string {
    return this.#nameOfId.get(id) ?? '';
  }

  async findOrCreate(db: Database, name: string, isWriting: boolean): Promise<number> {
    return this.#idOfName.get(normalizeName(name)) ?? this.#create(db, name, isWriting);
  }

  async #create(db: Database, name: string, isWriting: boolean): Promise<number> {
    const brand_key = chooseUniqueName(slug(name) || 'brand', (candidate) => this.#taken.has(candidate));
    // The id in a dry run, which writes nothing. Ids of stored brands are positive.
    let id = -1 - this.created.length;
    if (isWriting) {
      const texts = this.#shop.languages.map((language) => ({ language_id: language.id, slug: brand_key }));
      id = await insertBrand(db, { brand_key, name }, texts);
    }
    this.#add(id, brand_key, name);
    this.created.push(name);
    return id;
  }

  #add(id: number, key: string, name: string): void {
    this.#idOfName.set(normalizeName(name), id);
    this.#nameOfId.set(id, name);
    this.#taken.add(key);
  }
}
