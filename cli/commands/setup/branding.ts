import { readFile } from 'node:fs/promises';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Database } from '#backend/database/connection.ts';
import { readSettingsFile } from '#backend/features/shop-settings/read-settings.ts';
import { ShopSettingsError } from '#backend/features/shop-settings/settings-error.ts';
import {
  BRANDING_PARTS,
  type BrandingPart,
  setBrandingFile,
} from '#backend/features/shop-settings/settings-files.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { BRANDING_PATH, type Branding } from '#contract/shop/branding.ts';
import { printRows } from '../../output/print-rows.ts';
import { readSettings } from '../../settings.ts';
import { currentUser } from '../current-user.ts';
import { withDatabase } from '../database-access.ts';
import { resolvePath, type Terminal } from '../terminal.ts';
import { explainRejection } from '../usage-error.ts';

const names = new Map(BRANDING_PARTS.map((part) => [toName(part), part]));

/** `npm run shop -- branding`: the files of the shop's design. A running shop shows them within seconds. */
export function brandingCommand(terminal: Terminal): Command {
  const branding = new Command('branding').description(
    'List, set and remove the logo, icon, share picture and fonts (docs/branding.md).',
  );
  branding
    .command('list')
    .description('List the files that are set. The design has defaults for the others.')
    .option('--json', 'print JSON')
    .action(({ json }) => run(terminal, (db) => list(db, terminal, json)));
  branding
    .command('set')
    .description('Set a file. All icons are generated from one square picture.')
    .argument('<part>', `one of ${[...names.keys()].join(', ')}`, parsePart)
    .argument('<file>', 'a picture, or a woff2 font')
    .option('--weights <range>', 'of a font, such as 400 or "100 900"')
    .action((part, file, { weights }) =>
      run(terminal, (db) => change(db, terminal, part, { path: file, weights })),
    );
  branding
    .command('remove')
    .description('Use the file of the design again.')
    .argument('<part>', `one of ${[...names.keys()].join(', ')}`, parsePart)
    .action((part) => run(terminal, (db) => change(db, terminal, part, undefined)));
  return branding;
}

async function list(db: Database, terminal: Terminal, json: true | undefined): Promise<void> {
  const settings = await readSettingsFile(db);
  const branding: Branding = settings?.file.shop.branding ?? {};
  const rows = [...names].flatMap(([name, part]) => {
    const value = branding[part];
    if (value === undefined) return [];
    const file = typeof value === 'string' ? value : value.file;
    return [{ part: name, file, path: BRANDING_PATH + file }];
  });
  printRows(terminal, rows, json, ['PART', 'PATH'], (row) => [row.part, row.path]);
}

async function change(
  db: Database,
  terminal: Terminal,
  part: BrandingPart,
  file: { path: string; weights?: string | undefined } | undefined,
): Promise<void> {
  const { environment, out } = terminal;
  const storage = openStorage(readSettings(environment));
  const read = (path: string) => readFile(resolvePath(terminal, path));
  const changedBy = `command line (${currentUser()})`;
  const revision = await setBrandingFile({ db, storage, read }, { part, file, changedBy });
  out(`${file ? 'Set' : 'Removed'} the ${toName(part)}. The settings are of revision ${revision}.`);
}

function run(terminal: Terminal, work: (db: Database) => Promise<void>): Promise<void> {
  return explainRejection(ShopSettingsError, () => withDatabase(terminal, work));
}

/** `sharePicture` → `share-picture`. */
function toName(part: BrandingPart): string {
  return part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function parsePart(text: string): BrandingPart {
  const part = names.get(text);
  if (!part) throw new InvalidArgumentError(`Expected one of ${[...names.keys()].join(', ')}.`);
  return part;
}
