import { Command } from '@commander-js/extra-typings';
import { listContributors, setContributor } from '#backend/features/contributor/manage-contributors.ts';
import { createPictureProcessor } from '#backend/features/images/processing/picture-processor.ts';
import { PictureError } from '#backend/features/picture/storing/picture-error.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { printRows } from '../../output/print-rows.ts';
import { readSettings } from '../../settings.ts';
import { readNamedFile, resolvePath, type Terminal } from '../terminal.ts';
import { explainRejection, UsageError } from '../usage-error.ts';
import { runUseCase } from './run-use-case.ts';

const languages = Object.keys(LOCALES) as LocaleCode[];

/** `npm run shop -- contributors`. A running shop shows changes within a minute. */
export function contributorsCommand(terminal: Terminal): Command {
  const contributors = new Command('contributors').description(
    'List authors, translators and other contributors, and set their pictures and biographies (docs/pictures.md).',
  );
  contributors
    .command('list')
    .description('List contributors with the languages of their biographies.')
    .option('--missing', 'only those without a picture or a biography', false)
    .option('--json', 'print JSON')
    .action(({ missing, json }) =>
      runUseCase(terminal, async (db) => {
        const header = ['KEY', 'NAME', 'PRODUCTS', 'PICTURE', 'BIOGRAPHIES'];
        printRows(terminal, await listContributors(db, { onlyMissing: missing }), json, header, (row) => [
          row.key,
          row.name,
          String(row.products),
          row.image ?? '–',
          row.biographies.join(' ') || '–',
        ]);
      }),
    );
  const set = contributors
    .command('set')
    .description('Set the picture and biographies of a contributor. An empty text removes one.')
    .argument('<contributor>', 'key or name')
    .option('--picture <file>', 'a JPEG, PNG, WebP or AVIF file; an empty text removes the picture');
  for (const code of languages)
    set.option(`--biography-${code} <text>`, `the biography in ${LOCALES[code].iso}`);
  set.action((contributor, options) => setDetails(terminal, contributor, options));
  return contributors;
}

async function setDetails(
  terminal: Terminal,
  contributor: string,
  { picture: path, ...options }: Record<string, string | undefined>,
): Promise<void> {
  const biographies = new Map(
    languages.flatMap((code) => {
      const text = options[`biography${code.charAt(0).toUpperCase()}${code.slice(1)}`];
      return text === undefined ? [] : [[code, text] as const];
    }),
  );
  if (path === undefined && biographies.size === 0)
    throw new UsageError('Give --picture, or a biography such as --biography-sv.');
  const picture = await readPicture(terminal, path);
  const processor = createPictureProcessor();
  const storage = openStorage(readSettings(terminal.environment));
  try {
    await explainRejection(PictureError, () =>
      runUseCase(terminal, async (db) => {
        const name = await setContributor({ db, storage, processor }, { contributor, picture, biographies });
        terminal.out(`Changed ${name}.`);
      }),
    );
  } finally {
    await processor.close();
  }
}

/** Null for an empty path, which removes the picture; undefined without a path, which leaves it unchanged. */
async function readPicture(terminal: Terminal, path: string | undefined): Promise<Buffer | null | undefined> {
  if (path === undefined) return undefined;
  if (path === '') return null;
  return readNamedFile(resolvePath(terminal, path));
}
