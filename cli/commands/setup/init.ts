import { appendFile } from 'node:fs/promises';
import { Command } from '@commander-js/extra-typings';
import { fillStarterMenus } from '#backend/features/shop-settings/add-starter-content.ts';
import { createShop } from '#backend/features/shop-settings/create-shop.ts';
import { ShopSettingsError } from '#backend/features/shop-settings/settings-error.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { readSettings } from '../../settings.ts';
import { currentUser } from '../current-user.ts';
import { withDatabase } from '../database-access.ts';
import { importCommand } from '../import/import.ts';
import { resolvePath, type Terminal } from '../terminal.ts';
import { explainRejection } from '../usage-error.ts';
import { askForSettings } from './ask-for-settings.ts';
import { readSettingsWithFiles } from './shop-settings.ts';

/** `npm run shop -- init`: a shop of one's own in an empty database. */
export function initCommand(terminal: Terminal) {
  return new Command('init')
    .description('Create your own shop in an empty database, without demo data (docs/own-shop.md).')
    .option('--from <file>', 'a settings file, instead of questions')
    .option('--catalogue <file>', 'import the books of this CSV or ONIX file')
    .action(async ({ from, catalogue }) => {
      const answers = from === undefined ? await explain(() => askForSettings(terminal)) : undefined;
      const settings = answers?.settings ?? (await readFrom(from ?? '', terminal));
      await create(terminal, settings);
      const environment = answers?.environment ?? [];
      await addToEnvironmentFile(environment, terminal);
      const file = catalogue ?? answers?.catalogue;
      if (file) await importCatalogue(terminal, settings, file);
      const isSet = (name: string) =>
        Boolean(terminal.environment[name]) || environment.some((line) => line.startsWith(`${name}=`));
      for (const line of nextSteps(settings, { file, isSet })) terminal.out(line);
    });
}

async function readFrom(file: string, terminal: Terminal): Promise<SettingsFile> {
  const storage = openStorage(readSettings(terminal.environment));
  return explain(() => readSettingsWithFiles(resolvePath(terminal, file), storage));
}

function create(terminal: Terminal, settings: SettingsFile): Promise<void> {
  const { CHANNEL_ID: channelId } = readSettings(terminal.environment);
  const createdBy = `init (${currentUser()})`;
  return explain(() =>
    withDatabase(terminal, (db) => createShop(db, { channelId, settings, createdBy }), { canBeEmpty: true }),
  );
}

function explain<Result>(work: () => Promise<Result>): Promise<Result> {
  return explainRejection(ShopSettingsError, work);
}

async function importCatalogue(terminal: Terminal, settings: SettingsFile, file: string): Promise<void> {
  // The categories of the file become top-level categories. They cannot overfill the menus, which
  // show only the largest ones.
  await importCommand(terminal).parseAsync([file, '--category-parent', '/'], { from: 'user' });
  await withDatabase(terminal, (db) => fillStarterMenus(db, settings));
}

/** Only the owner can read a new file. */
async function addToEnvironmentFile(lines: readonly string[], terminal: Terminal): Promise<void> {
  if (lines.length === 0) return;
  const path = resolvePath(terminal, '.env');
  await appendFile(path, `${lines.join('\n')}\n`, { mode: 0o600 });
  terminal.out(`Wrote ${lines.map((line) => line.split('=', 1)).join(' and ')} to ${path}.`);
}

interface DoneSteps {
  file: string | undefined;
  /** Whether an environment variable has a value. */
  isSet: (name: string) => boolean;
}

function nextSteps({ shop, payment }: SettingsFile, { file, isSet }: DoneSteps): string[] {
  const missing = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].filter((name) => !isSet(name));
  const hasProvider = missing.length === 0 || payment.some(({ provider }) => provider !== 'sandbox');
  const steps = [
    ...(file ? [] : ['Import your books: npm run shop -- import books.csv (docs/importing.md)']),
    ...(hasProvider ? [] : [`Set ${missing.join(' and ')} in .env (docs/payments.md)`]),
    ...(isSet('SMTP_URL') ? [] : ['Set SMTP_URL in .env, so that mails are sent']),
    'Complete the pages: npm run shop -- content export pages (docs/content.md)',
    'Open the shop: npm start',
  ];
  return ['', `Created the shop ${shop.name}.`, '', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
