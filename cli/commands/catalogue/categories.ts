import { Command } from '@commander-js/extra-typings';
import {
  createCategory,
  listCategories,
  moveCategory,
  renameCategory,
  setCategoryHidden,
  sortCategories,
} from '#backend/features/category/manage-categories.ts';
import { printRows } from '../../output/print-rows.ts';
import { collect, parseLocalizedName } from '../argument-parsers.ts';
import type { Terminal } from '../terminal.ts';
import { runUseCase } from './run-use-case.ts';

/** `npm run shop -- categories`. A running shop shows changes within seconds. */
export function categoriesCommand(terminal: Terminal): Command {
  const categories = new Command('categories').description(
    'List, create, rename, translate, move, sort and hide categories.',
  );
  addListCommand(categories, terminal);
  addNameCommands(categories, terminal);
  addTreeCommands(categories, terminal);
  return categories;
}

function addListCommand(categories: Command, terminal: Terminal): void {
  categories
    .command('list')
    .description('List the tree of categories, with the number of books of each.')
    .option('--json', 'print JSON')
    .action(({ json }) =>
      runUseCase(terminal, async (db) => {
        printRows(terminal, await listCategories(db), json, ['CATEGORY', 'BOOKS', '', 'NAMES'], (row) => [
          '  '.repeat(row.depth) + row.key,
          String(row.products),
          row.isHidden ? 'hidden' : '',
          Object.entries(row.names)
            .map(([language, name]) => `${language}=${name}`)
            .join(', '),
        ]);
      }),
    );
}

function addNameCommands(categories: Command, terminal: Terminal): void {
  categories
    .command('create')
    .description('Create a category. Languages without a name get the first one.')
    .argument('<names...>', 'LANGUAGE=NAME, such as sv=Deckare en=Crime', collect(parseLocalizedName))
    .option('--parent <key>', 'below this category')
    .option('--key <key>', 'by default from the first name')
    .action((names, { parent, key }) =>
      runUseCase(terminal, async (db) => {
        const created = await createCategory(db, {
          names: Object.fromEntries(names),
          parentKey: parent,
          key,
        });
        terminal.out(`Created the category ${created}.`);
      }),
    );
  categories
    .command('rename')
    .description('Rename or translate a category. Its old address redirects to the new one.')
    .argument('<key>')
    .argument('<names...>', 'LANGUAGE=NAME, such as sv=Deckare en=Crime', collect(parseLocalizedName))
    .action((key, names) =>
      runUseCase(terminal, async (db) => {
        await renameCategory(db, key, Object.fromEntries(names));
        terminal.out(`Renamed the category ${key}.`);
      }),
    );
}

function addTreeCommands(categories: Command, terminal: Terminal): void {
  categories
    .command('move')
    .description('Move a category with its children. Without a parent it becomes a main category.')
    .argument('<key>')
    .option('--parent <key>', 'below this category')
    .action((key, { parent }) =>
      runUseCase(terminal, async (db) => {
        await moveCategory(db, key, parent);
        terminal.out(`Moved the category ${key}.`);
      }),
    );
  categories
    .command('sort')
    .description('Put categories of one parent first, in this order.')
    .argument('<keys...>')
    .action((keys) =>
      runUseCase(terminal, async (db) => {
        await sortCategories(db, keys);
        terminal.out(`Sorted ${keys.length} categories.`);
      }),
    );
  categories
    .command('hide')
    .description('Hide a category from menus and lists. Its books stay.')
    .argument('<key>')
    .option('--undo', 'show it again', false)
    .action((key, { undo }) =>
      runUseCase(terminal, async (db) => {
        await setCategoryHidden(db, key, !undo);
        terminal.out(`The category ${key} is ${undo ? 'shown' : 'hidden'}.`);
      }),
    );
}
