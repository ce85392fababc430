import type { Database } from '#backend/database/connection.ts';
import { slug } from '#backend/database/slug.ts';
import { alike, freeName } from './names.ts';
import type { Shop } from './shop.queries.ts';

interface Category {
  id: number;
  key: string;
  children: Map<string, Category>;
  /** Per language, those of its children. */
  slugs: Set<string>;
}

/** Where books go of which the file says nothing. */
const rest = {
  key: 'other',
  names: new Map([
    ['sv', 'Övriga böcker'],
    ['da', 'Andre bøger'],
    ['en', 'Other books'],
    ['fi', 'Muut kirjat'],
    ['nb', 'Andre bøker'],
  ]),
};

/** The shop's categories by what people call them, in any language. Those that are missing are made. */
export class CategoryShelves {
  readonly created: string[] = [];
  readonly #shop: Shop;
  readonly #root: Category = { id: 0, key: '', children: new Map(), slugs: new Set() };
  readonly #byName = new Map<string, Category>();
  readonly #byId = new Map<number, Category>();
  readonly #byKey = new Map<string, Category>();

  private constructor(shop: Shop) {
    this.#shop = shop;
  }

  static async load(db: Database, shop: Shop): Promise<CategoryShelves> {
    const shelves = new CategoryShelves(shop);
    const rows = await db
      .selectFrom('category')
      .leftJoin('category_text', 'category_text.category_id', 'category.category_id')
      .select(['category.category_id', 'category_key', 'parent_category_id', 'language_id', 'name', 'slug'])
      .orderBy('category.category_id')
      .execute();
    for (const { category_id: id, category_key: key } of rows)
      if (!shelves.#byId.has(id)) shelves.#remember({ id, key, children: new Map(), slugs: new Set() });
    const parentOf = new Map(
      rows.map(({ category_id, parent_category_id }) => [category_id, parent_category_id]),
    );
    const depthOf = (id: number): number => {
      const parent = parentOf.get(id) ?? null;
      return parent === null ? 0 : 1 + depthOf(parent);
    };
    // A name that stands in several places means the outermost of them.
    rows.sort((a, b) => depthOf(a.category_id) - depthOf(b.category_id));
    for (const row of rows) {
      const category = shelves.#byId.get(row.category_id);
      const parent = shelves.#byId.get(row.parent_category_id ?? 0) ?? shelves.#root;
      if (category && row.name !== null)
        shelves.#place(category, parent, row.name, `${row.language_id}/${row.slug}`);
    }
    return shelves;
  }

  keyOf(id: number): string {
    return this.#byId.get(id)?.key ?? '';
  }

  find(path: readonly string[]): number | undefined {
    const [first = '', ...further] = path;
    let at = this.#byName.get(alike(first));
    for (const name of further) at = at?.children.get(alike(name));
    return at?.id;
  }

  async findOrCreate(db: Database, path: readonly string[], isWriting: boolean): Promise<number> {
    let at: Category | undefined;
    for (const name of path) {
      const known: Category | undefined = at ? at.children.get(alike(name)) : this.#byName.get(alike(name));
      at = known ?? (await this.#create(db, at ?? this.#root, { name }, isWriting));
    }
    return at?.id ?? this.rest(db, isWriting);
  }

  async rest(db: Database, isWriting: boolean): Promise<number> {
    const known = this.#byKey.get(rest.key);
    return (known ?? (await this.#create(db, this.#root, { name: 'Other books', ...rest }, isWriting))).id;
  }

  async #create(
    db: Database,
    parent: Category,
    { name, names, key }: { name: string; names?: ReadonlyMap<string, string>; key?: string },
    isWriting: boolean,
  ): Promise<Category> {
    const own = slug(name) || 'category';
    const path = parent.key === '' ? own : `${parent.key}/${own}`;
    const category: Category = {
      id: -1 - this.created.length,
      key: key ?? freeName(path, (candidate) => this.#byKey.has(candidate)),
      children: new Map(),
      slugs: new Set(),
    };
    const texts = this.#shop.languages.map(({ id: language_id, code }) => {
      const text = names?.get(code) ?? name;
      const isTaken = (candidate: string) => parent.slugs.has(`${language_id}/${candidate}`);
      return { language_id, name: text, slug: freeName(slug(text) || 'category', isTaken) };
    });
    if (isWriting) {
      const { category_id } = await db
        .insertInto('category')
        .values({
          category_key: category.key,
          parent_category_id: parent === this.#root ? null : parent.id,
          // After those that the merchant has put in order.
          sort_order: 1000 + this.created.length,
        })
        .returning('category_id')
        .executeTakeFirstOrThrow();
      category.id = category_id;
      await db
        .insertInto('category_text')
        .values(texts.map((text) => ({ ...text, category_id })))
        .execute();
    }
    this.#remember(category);
    for (const text of texts) this.#place(category, parent, text.name, `${text.language_id}/${text.slug}`);
    this.created.push(name);
    return category;
  }

  #remember(category: Category): void {
    this.#byId.set(category.id, category);
    this.#byKey.set(category.key, category);
  }

  #place(category: Category, parent: Category, name: string, slugInLanguage: string): void {
    const known = alike(name);
    if (!this.#byName.has(known)) this.#byName.set(known, category);
    if (!parent.children.has(known)) parent.children.set(known, category);
    parent.slugs.add(slugInLanguage);
  }
}
