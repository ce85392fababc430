import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { ContentError, type ContentFault } from '#backend/features/content/content-error.ts';
import { LOCALE_CODES, localeOfLanguage } from '#contract/locales.ts';
import { type MenuFile, type MenuFileItem, parseMenuFile } from './menu-file.ts';
import { insertMenu, listEveryItem, listMenus, listTargets, type Targets } from './write-menu.queries.ts';

/** Writes each menu into a file of its own. Says which files. */
export async function exportMenus(db: Database, folder: string, location?: string): Promise<string[]> {
  const menus = (await listMenus(db)).filter((menu) => location === undefined || menu.location === location);
  if (location !== undefined && menus.length === 0) throw unknown(location);
  await mkdir(folder, { recursive: true });
  for (const menu of menus) {
    const items = await listEveryItem(db, menu.menuId);
    const file: MenuFile = {
      location: menu.location,
      title: inOrder(menu.titles),
      items: itemsBelow(null, items),
    };
    await writeFile(join(folder, `${menu.location}.json`), `${JSON.stringify(file, null, 2)}\n`);
  }
  return menus.map((menu) => `${menu.location}.json`);
}

/** Takes menus in, each in place of what was at its location: all of them, or none. */
export async function importMenus(
  db: Database,
  paths: readonly string[],
  { isDryRun = false } = {},
): Promise<MenuFile[]> {
  const targets = await listTargets(db);
  const menus = await Promise.all(
    paths.map(async (path) => {
      const menu = parseMenuFile(await readDocument(path), path);
      const faults = deadLinks(menu.items, targets);
      if (faults.length > 0) throw new ContentError(path, faults);
      return menu;
    }),
  );
  if (!isDryRun)
    await db.transaction().execute(async (transaction) => {
      for (const menu of menus) await insertMenu(transaction, menu);
    });
  return menus;
}

function deadLinks(items: MenuFileItem[], targets: Targets, path = 'items'): ContentFault[] {
  return items.flatMap(({ type, target, children = [] }, index) => {
    const place = `${path}.${index}`;
    const isThere = type === 'custom' || targets[type].has(target);
    return [
      ...(isThere ? [] : [{ path: `${place}.target`, expected: `the key of a ${type}, not ${target}` }]),
      ...deadLinks(children, targets, `${place}.children`),
    ];
  });
}

type ItemRow = Awaited<ReturnType<typeof listEveryItem>>[number];

function itemsBelow(parentId: string | null, rows: ItemRow[]): MenuFileItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, type, target, labels, isHidden, targetBlank }) => {
      const children = itemsBelow(id, rows);
      return {
        ...{ type: type as MenuFileItem['type'], target },
        ...(Object.keys(labels).length > 0 ? { label: inOrder(labels) } : {}),
        ...(isHidden ? { hidden: true } : {}),
        ...(targetBlank ? { newWindow: true } : {}),
        ...(children.length > 0 ? { children } : {}),
      };
    });
}

/** By language code, in the order in which the shop names its languages. */
function inOrder(byLanguage: Record<string, string>): Record<string, string> {
  const byCode = new Map(Object.entries(byLanguage).map(([id, word]) => [localeOfLanguage(id), word]));
  return Object.fromEntries(
    LOCALE_CODES.flatMap((code) => (byCode.has(code) ? [[code, byCode.get(code) ?? '']] : [])),
  );
}

async function readDocument(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new ContentError(path, [{ path: '', expected: `a file of JSON: ${(error as Error).message}` }]);
  }
}

const unknown = (location: string) =>
  new ContentError(location, [{ path: '', expected: 'the location of a menu, such as top-bar' }]);
