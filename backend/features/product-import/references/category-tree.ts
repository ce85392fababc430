import type { Database } from '#backend/database/connection.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { byLocale, isLocaleCode, type LocaleCode } from '#contract/locales.ts';
import { slug } from '#contract/product/slug.ts';
import type { Shop } from '../shop.queries.ts';
import { chooseUniqueName, normalizeName } from './names.ts';
import { insertCategory, listCategories } from './references.queries.ts';

interface Category {
  id: number;
  key: string;
  children: Map<string, Category>;
  /** Slugs of its children, as `language/slug`. */
  slugs: Set<string>;
}

/** The category of books whose row names none. */
const otherBooks = {
  key: 'other',
  names: byLocale(({ code }) => LANGUAGES[code].apiMessages.otherBooks),
};

/** The shop's categories, found by their names in any language. Missing ones are created. */
export class CategoryTree {
  readonly created: string[] = [];
  readonly #shop: Shop;
  readonly #root: Category = { id: 0, key: '', children: new Map(), slugs: new Set() };
  /** By normalized name. Of several categories with one name, the outermost. */
  readonly #byName = new Map<string, Category>();
  readonly #byId = new Map<number, Category>();
  readonly #byKey = new Map<string, Category>();

  /** Path of the parent of new categories without a path. Undefined: the category of other books. Empty: the top level. */
  readonly #parentPath: readonly string[] | undefined;

  private constructor(shop: Shop, parentPath: readonly string[] | undefined) {
    this.#shop = shop;
    this.#parentPath = parentPath;
  }

  static async load(db: Database, shop: Shop, parentPath?: readonly string[]): Promise<CategoryTree> {
    const tree = new CategoryTree(shop, parentPath);
    const rows = await listCategories(db);
    for (const { category_id: id, category_key: key } of rows)
      if (!tree.#byId.has(id)) tree.#add({ id, key, children: new Map(), slugs: new Set() });
    const parentById = new Map(
      rows.map(({ category_id, parent_category_id }) => [category_id, parent_category_id]),
    );
    const depthOf = (id: number): number => {
      const parent = parentById.get(id) ?? null;
      return parent === null ? 0 : 1 + depthOf(parent);
    };
    // The outermost categories are added first, so that a name finds them.
    rows.sort((a, b) => depthOf(a.category_id) - depthOf(b.category_id));
    for (const row of rows) {
      const category = tree.#byId.get(row.category_id);
      const parent = tree.#byId.get(row.parent_category_id ?? 0) ?? tree.#root;
      if (category && row.name !== null)
        tree.#addName(category, parent, row.name, `${row.language_id}/${row.slug}`);
    }
    return tree;
  }

  keyOf(id: number): string {
    return this.#byId.get(id)?.key ?? '';
  }

  /** The id of the category of a path, which may start at any category of the tree. */
  find(path: readonly string[]): number | undefined {
    const [first = '', ...further] = path;
    let category = this.#byName.get(normalizeName(first));
    for (const name of further) category = category?.children.get(normalizeName(name));
    return category?.id;
  }

  /**
   * Finds or creates the category of a path. A new category without a path is created in the parent that the options name,
   * because hundreds of top-level categories would fill the menu.
   */
  async findOrCreate(db: Database, path: readonly string[], isWriting: boolean): Promise<number> {
    const [name = ''] = path;
    if (path.length !== 1 || this.#byName.has(normalizeName(name)))
      return this.#followPath(db, path, isWriting);
    const parent = await this.#defaultParent(db, isWriting);
    return (await this.#create(db, parent, { name }, isWriting)).id;
  }

  /** The parent of new categories without a path. */
  async #defaultParent(db: Database, isWriting: boolean): Promise<Category> {
    if (this.#parentPath?.length === 0) return this.#root;
    const id = this.#parentPath
      ? await this.#followPath(db, this.#parentPath, isWriting)
      : await this.findOrCreateOther(db, isWriting);
    return this.#byId.get(id) ?? this.#root;
  }

  async #followPath(db: Database, path: readonly string[], isWriting: boolean): Promise<number> {
    let current: Category | undefined;
    for (const name of path) {
      const found: Category | undefined = current
        ? current.children.get(normalizeName(name))
        : this.#byName.get(normalizeName(name));
      current = found ?? (await this.#create(db, current ?? this.#root, { name }, isWriting));
    }
    return current?.id ?? this.findOrCreateOther(db, isWriting);
  }

  async findOrCreateOther(db: Database, isWriting: boolean): Promise<number> {
    const known = this.#byKey.get(otherBooks.key);
    if (known) return known.id;
    const created = await this.#create(
      db,
      this.#root,
      { name: otherBooks.names.en, ...otherBooks },
      isWriting,
    );
    return created.id;
  }

  async #create(
    db: Database,
    parent: Category,
    { name, names, key }: { name: string; names?: Record<LocaleCode, string>; key?: string },
    isWriting: boolean,
  ): Promise<Category> {
    const segment = slug(name) || 'category';
    const path = parent.key === '' ? segment : `${parent.key}/${segment}`;
    const category: Category = {
      // The id in a dry run, which writes nothing. Ids of stored categories are positive.
      id: -1 - this.created.length,
      key: key ?? chooseUniqueName(path, (candidate) => this.#byKey.has(candidate)),
      children: new Map(),
      slugs: new Set(),
    };
    const texts = this.#shop.languages.map(({ id: language_id, code }) => {
      const text = (isLocaleCode(code) && names?.[code]) || name;
      const isTaken = (candidate: string) => parent.slugs.has(`${language_id}/${candidate}`);
      return { language_id, name: text, slug: chooseUniqueName(slug(text) || 'category', isTaken) };
    });
    if (isWriting) {
      const row = {
        category_key: category.key,
        parent_category_id: parent === this.#root ? null : parent.id,
        // After the categories that the merchant has sorted.
        sort_order: 1000 + this.created.length,
      };
      category.id = await insertCategory(db, row, texts);
    }
    this.#add(category);
    for (const text of texts) this.#addName(category, parent, text.name, `${text.language_id}/${text.slug}`);
    this.created.push(name);
    return category;
  }

  #add(category: Category): void {
    this.#byId.set(category.id, category);
    this.#byKey.set(category.key, category);
  }

  #addName(category: Category, parent: Category, name: string, slugInLanguage: string): void {
    const normalized = normalizeName(name);
    if (!this.#byName.has(normalized)) this.#byName.set(normalized, category);
    if (!parent.children.has(normalized)) parent.children.set(normalized, category);
    parent.slugs.add(slugInLanguage);
  }
}
