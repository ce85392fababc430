import type { Database } from '#backend/database/connection.ts';
import type { Book } from './book/book.ts';
import type { ImportOptions } from './import-options.ts';
import { CategoryTree } from './references/category-tree.ts';
import { Contributors } from './references/contributors.ts';
import { ensureParameters } from './references/ensure-parameters.ts';
import { ParameterValues } from './references/parameter-values.ts';
import { Publishers } from './references/publishers.ts';
import { type SkuFormat, SkuFormats } from './references/sku-formats.ts';
import { ValueLabels } from './references/value-labels.ts';
import { Works } from './references/works.ts';
import type { Shop } from './shop.queries.ts';
import { ThemaNames } from './thema/thema-names.ts';
import type { BookWithStored } from './write/choose-slugs.ts';
import type { References } from './write/desired-product.ts';

type Settings = Pick<
  ImportOptions,
  'isDryRun' | 'publisher' | 'format' | 'groupByTitle' | 'categoryParent'
> & { parameterColumns: readonly string[] };

/** The rows of the shop that books refer to by name. Missing ones are created. */
export class ImportReferences {
  readonly categories: CategoryTree;
  readonly publishers: Publishers;
  readonly formats: SkuFormats;
  readonly contributors: Contributors;
  readonly works: Works;
  readonly values: ParameterValues;
  readonly thema: ThemaNames;
  readonly #settings: Settings;
  /** Identifiers of the parameters of `parameterColumns`, by the name of the column. */
  readonly #custom: Map<string, string>;

  static async load(db: Database, shop: Shop, settings: Settings): Promise<ImportReferences> {
    const isWriting = !settings.isDryRun;
    return new ImportReferences(shop, settings, {
      custom: await ensureParameters(db, shop, settings.parameterColumns, isWriting),
      categories: await CategoryTree.load(db, shop, settings.categoryParent),
      publishers: await Publishers.load(db, shop),
      formats: await SkuFormats.load(db, shop),
      thema: await ThemaNames.load(db),
    });
  }

  private constructor(
    shop: Shop,
    settings: Settings,
    loaded: {
      custom: Map<string, string>;
      categories: CategoryTree;
      publishers: Publishers;
      formats: SkuFormats;
      thema: ThemaNames;
    },
  ) {
    this.#settings = settings;
    this.#custom = loaded.custom;
    this.categories = loaded.categories;
    this.publishers = loaded.publishers;
    this.formats = loaded.formats;
    this.thema = loaded.thema;
    this.contributors = new Contributors(shop);
    this.works = new Works({ groupByTitle: settings.groupByTitle ?? false });
    this.values = new ParameterValues(shop, new ValueLabels(loaded.formats, loaded.thema), this.contributors);
  }

  /** Replaces an unknown code by its nearest known parent, or ignores it if there is none. Both are reported. */
  resolveThema(book: Book): void {
    if (!book.thema) return;
    const known = book.thema.flatMap((code) => {
      const found = this.thema.findKnown(code);
      if (found !== code.toUpperCase())
        book.warnings.push(
          `The Thema code "${code}" is not known, and is ${found ? `replaced by ${found}` : 'ignored'}.`,
        );
      return found ?? [];
    });
    book.thema = [...new Set(known)];
  }

  /**
   * Finds or creates the rows that a book refers to. An empty cell keeps the stored value, unless an option has a value for all
   * empty cells.
   */
  async find(
    db: Database,
    { book, stored }: BookWithStored,
    { format, isWriting }: { format: SkuFormat; isWriting: boolean },
  ): Promise<Omit<References, 'slug' | 'groupId'>> {
    const isUpdate = book.title === undefined;
    const publisher = book.publisher ?? (isUpdate ? undefined : this.#settings.publisher);
    // An undefined publisher leaves the stored one, an empty name removes it.
    let brandId = publisher === undefined ? stored?.brandId : undefined;
    if (publisher) brandId = await this.publishers.findOrCreate(db, publisher, isWriting);
    // A row without categories leaves the stored ones.
    const categoryIds = new Set(
      book.categories || !stored ? [] : [stored.primaryCategoryId, ...stored.categoryIds],
    );
    for (const path of book.categories ?? [])
      categoryIds.add(await this.categories.findOrCreate(db, path, isWriting));
    if (categoryIds.size === 0) categoryIds.add(await this.categories.findOrCreateOther(db, isWriting));
    return {
      brand: brandId ? { id: brandId, name: this.publishers.nameOf(brandId) } : undefined,
      categories: [...categoryIds].map((id) => ({ id, key: this.categories.keyOf(id) })),
      format,
      contributors: this.contributors,
      custom: this.#custom,
    };
  }

  /** The format of the row or of the options; else the stored one, or a paperback. */
  async findFormat(db: Database, { book, stored }: BookWithStored, isWriting: boolean): Promise<SkuFormat> {
    const name = book.format ?? (book.title === undefined ? undefined : this.#settings.format);
    const storedFormat = stored?.sku ? this.formats.get(stored.sku.choiceId) : undefined;
    if (name === undefined && storedFormat) return storedFormat;
    return await this.formats.findOrCreate(db, name ?? 'paperback', isWriting);
  }
}
