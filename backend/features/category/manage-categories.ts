import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { slug } from '#contract/product/slug.ts';
import {
  type CategoryRow,
  insertCategory,
  lockCategories,
  selectCategories,
  selectLanguages,
  updateCategory,
  upsertCategoryText,
} from './manage-categories.queries.ts';

interface ListedCategory extends Omit<CategoryRow, 'id' | 'parentId' | 'sortOrder'> {
  /** 0 for a category without a parent. */
  depth: number;
  parent: string | null;
}

/** The whole tree, each category before its children. */
export async function listCategories(db: Database): Promise<ListedCategory[]> {
  const rows = await selectCategories(db);
  const listBelow = (parent: CategoryRow | null, depth: number): ListedCategory[] =>
    rows
      .filter(({ parentId }) => parentId === (parent?.id ?? null))
      .flatMap((row) => {
        const { id: _, parentId: _parent, sortOrder: _order, ...category } = row;
        return [{ ...category, depth, parent: parent?.key ?? null }, ...listBelow(row, depth + 1)];
      });
  return listBelow(null, 0);
}

/** Names by language code. */
type Names = Readonly<Record<string, string>>;

/** Creates a category as the last child of its parent. Languages without a name get the first name. Returns the key. */
export function createCategory(
  db: Database,
  { names, parentKey, key }: { names: Names; parentKey?: string | undefined; key?: string | undefined },
): Promise<string> {
  return changeTree(db, async (trx, tree) => {
    const parent = parentKey === undefined ? null : tree.find(parentKey);
    const [first = ''] = Object.values(names);
    const segment = slug(first) || 'category';
    const newKey = key ?? (parent ? `${parent.key}/${segment}` : segment);
    if (tree.rows.some((row) => row.key === newKey))
      throw new ShopError('BAD_INPUT', `There is a category ${newKey} already.`);
    const siblings = tree.childrenOf(parent);
    const id = await insertCategory(trx, {
      category_key: newKey,
      parent_category_id: parent?.id ?? null,
      sort_order: Math.max(0, ...siblings.map(({ sortOrder }) => sortOrder)) + 1,
    });
    const languages = await selectLanguages(trx);
    const complete = Object.fromEntries(languages.map(({ code }) => [code, names[code] ?? first]));
    await writeNames(trx, { id, siblings, names: complete });
    return newKey;
  });
}

/** Renames a category in the given languages. Its old URLs redirect to the new ones. */
export function renameCategory(db: Database, key: string, names: Names): Promise<void> {
  return changeTree(db, async (trx, tree) => {
    const row = tree.find(key);
    const siblings = tree.childrenOf(tree.parentOf(row)).filter(({ id }) => id !== row.id);
    await writeNames(trx, { id: row.id, siblings, names });
  });
}

/** Moves a category with its children. Without a parent it becomes a root category. */
export function moveCategory(db: Database, key: string, parentKey: string | undefined): Promise<void> {
  return changeTree(db, async (trx, tree) => {
    const row = tree.find(key);
    const parent = parentKey === undefined ? null : tree.find(parentKey);
    for (let ancestor = parent; ancestor; ancestor = tree.parentOf(ancestor))
      if (ancestor.id === row.id)
        throw new ShopError(
          'BAD_INPUT',
          `The category ${key} cannot be moved into itself or its own subcategory.`,
        );
    const siblings = tree.childrenOf(parent).filter(({ id }) => id !== row.id);
    await updateCategory(trx, row.id, {
      parent_category_id: parent?.id ?? null,
      sort_order: Math.max(0, ...siblings.map(({ sortOrder }) => sortOrder)) + 1,
    });
    await writeNames(trx, { id: row.id, siblings, names: row.names });
  });
}

/** Puts these categories of one parent first, in this order. The parent's other children follow in their current order. */
export function sortCategories(db: Database, keys: readonly string[]): Promise<void> {
  return changeTree(db, async (trx, tree) => {
    const first = keys.map((key) => tree.find(key));
    if (new Set(first).size !== first.length) throw new ShopError('BAD_INPUT', 'A category is listed twice.');
    if (first.some(({ parentId }) => parentId !== first[0]?.parentId))
      throw new ShopError('BAD_INPUT', 'The categories must have the same parent.');
    const others = tree.rows.filter((row) => row.parentId === first[0]?.parentId && !first.includes(row));
    for (const [index, { id, sortOrder }] of [...first, ...others].entries())
      if (sortOrder !== index + 1) await updateCategory(trx, id, { sort_order: index + 1 });
  });
}

/** Hides a category in menus and lists. Its products are not hidden. */
export function setCategoryHidden(db: Database, key: string, isHidden: boolean): Promise<void> {
  return changeTree(db, async (trx, tree) => updateCategory(trx, tree.find(key).id, { is_hidden: isHidden }));
}

/** The categories, as they were when the lock was taken. */
interface Tree {
  rows: readonly CategoryRow[];
  /** Throws if there is no such category. */
  find(key: string): CategoryRow;
  parentOf(row: CategoryRow): CategoryRow | null;
  childrenOf(parent: CategoryRow | null): CategoryRow[];
}

/** Runs the work in a transaction that has locked the categories. */
function changeTree<Result>(
  db: Database,
  work: (trx: Database, tree: Tree) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockCategories(trx);
    const rows = await selectCategories(trx);
    return work(trx, {
      rows,
      find(key) {
        const row = rows.find((candidate) => candidate.key === key);
        if (!row) throw new ShopError('BAD_INPUT', `There is no category ${key}.`);
        return row;
      },
      parentOf: (row) => rows.find(({ id }) => id === row.parentId) ?? null,
      childrenOf: (parent) => rows.filter(({ parentId }) => parentId === (parent?.id ?? null)),
    });
  });
}

/** Slugs are unique among the children of a parent. */
async function writeNames(
  trx: Database,
  { id, siblings, names }: { id: number; siblings: readonly CategoryRow[]; names: Names },
): Promise<void> {
  const languages = await selectLanguages(trx);
  for (const [code, name] of Object.entries(names)) {
    const language = languages.find((candidate) => candidate.code === code);
    if (!language) throw new ShopError('BAD_INPUT', `The shop does not know the language ${code}.`);
    const taken = new Set(siblings.map(({ slugs }) => slugs[code]));
    const base = slug(name) || 'category';
    let uniqueSlug = base;
    for (let number = 2; taken.has(uniqueSlug); number += 1) uniqueSlug = `${base}-${number}`;
    await upsertCategoryText(trx, {
      category_id: id,
      language_id: language.language_id,
      name,
      slug: uniqueSlug,
    });
  }
}
