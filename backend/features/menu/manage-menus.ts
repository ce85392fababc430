import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { ContentError, type ContentIssue } from '#backend/features/content/content-error.ts';
import { readContentFile } from '#backend/features/content/read-content-file.ts';
import { LOCALE_CODES, localeOfLanguage } from '#contract/locales.ts';
import { type MenuFile, type MenuFileItem, parseMenuFile } from './menu-file.ts';
import {
  addMenuTexts,
  listItems,
  listMenus,
  listTargetKeys,
  replaceMenu,
  type TargetKeys,
} from './write-menu.queries.ts';

/** Writes one file per menu, or only the file of the menu at `location`. Returns the file names. */
export async function exportMenus(db: Database, folder: string, location?: string): Promise<string[]> {
  const menus = (await listMenus(db)).filter((menu) => location === undefined || menu.location === location);
  if (location !== undefined && menus.length === 0) throw unknownLocationError(location);
  await mkdir(folder, { recursive: true });
  for (const menu of menus) {
    const items = await listItems(db, menu.menuId);
    const file: MenuFile = {
      location: menu.location,
      title: textsByLocale(menu.titles),
      items: childItems(null, items),
    };
    await writeFile(join(folder, `${menu.location}.json`), `${JSON.stringify(file, null, 2)}\n`);
  }
  return menus.map((menu) => `${menu.location}.json`);
}

/** Replaces each of the menus. */
export async function replaceMenus(trx: Database, menus: readonly MenuFile[]): Promise<void> {
  for (const menu of menus) await replaceMenu(trx, menu);
}

/** Adds titles, and labels of custom items, in languages in which the shop's menus have none. */
export async function completeMenus(trx: Database, menus: readonly MenuFile[]): Promise<void> {
  for (const menu of menus) await addMenuTexts(trx, menu);
}

/** Imports menus in one transaction. Each replaces the menu at its location. */
export async function importMenus(
  db: Database,
  paths: readonly string[],
  { isDryRun = false } = {},
): Promise<MenuFile[]> {
  const targets = await listTargetKeys(db);
  const menus = await Promise.all(
    paths.map(async (path) => {
      const { document } = await readContentFile(path);
      const menu = parseMenuFile(document, path);
      const issues = listDeadLinks(menu.items, targets);
      if (issues.length > 0) throw new ContentError(path, issues);
      return menu;
    }),
  );
  if (!isDryRun) await db.transaction().execute((transaction) => replaceMenus(transaction, menus));
  return menus;
}

function listDeadLinks(items: MenuFileItem[], targets: TargetKeys, path = 'items'): ContentIssue[] {
  return items.flatMap(({ type, target, children = [] }, index) => {
    const itemPath = `${path}.${index}`;
    const exists = type === 'custom' || targets[type].has(target);
    return [
      ...(exists ? [] : [{ path: `${itemPath}.target`, expected: `the key of a ${type}, not ${target}` }]),
      ...listDeadLinks(children, targets, `${itemPath}.children`),
    ];
  });
}

type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

function childItems(parentId: string | null, rows: ItemRow[]): MenuFileItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, type, target, labels, isHidden, targetBlank }) => {
      const children = childItems(id, rows);
      // JSON omits undefined, so that a file contains only what differs from the defaults.
      return {
        type: type as MenuFileItem['type'],
        target,
        label: Object.keys(labels).length > 0 ? textsByLocale(labels) : undefined,
        hidden: isHidden || undefined,
        newWindow: targetBlank || undefined,
        children: children.length > 0 ? children : undefined,
      };
    });
}

/** The same texts with locale codes as keys instead of language ids, in the order of `LOCALE_CODES`. */
function textsByLocale(byLanguage: Record<string, string>): Record<string, string> {
  const byCode = new Map(Object.entries(byLanguage).map(([id, text]) => [localeOfLanguage(id), text]));
  return Object.fromEntries(
    LOCALE_CODES.flatMap((code) => (byCode.has(code) ? [[code, byCode.get(code) ?? '']] : [])),
  );
}

const unknownLocationError = (location: string) =>
  new ContentError(location, [{ path: '', expected: 'the location of a menu, such as top-bar' }]);
