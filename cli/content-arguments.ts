import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

export const contentUsage = `npm run shop -- content COMMAND [options]

  list                                        Every page and area: its state, addresses and times.
  export FOLDER [KEY] [--published]           One file a page, with its pictures: drafts where there are any.
  import FILE… [--publish] [--dry-run]        Takes pages in, with the pictures beside their files: as drafts, or for all.
  publish KEY                                 Puts the draft in the place of what readers see.
  unpublish KEY                               Takes a page from readers; it stays as a draft.
  schedule KEY [--from MOMENT] [--to MOMENT]  Such as 2026-11-27T00:00:00+01:00; "none" takes a limit away.
  preview KEY [--hours 24]                    A link that shows the draft to whoever has it.
  remove KEY                                  For good, with its draft.
  menus export FOLDER [LOCATION]              One file a menu.
  menus import FILE… [--dry-run]              Each in place of what is at its location.

A change is on the site within two seconds, in every process. What a file looks like is told in docs/content.md.`;

export type ContentCommand =
  | { name: 'list' }
  | { name: 'export'; folder: string; key: string | undefined; isPublishedWanted: boolean }
  | { name: 'import'; files: string[]; isPublished: boolean; isDryRun: boolean }
  | { name: 'publish' | 'unpublish' | 'remove'; key: string }
  | { name: 'schedule'; key: string; times: { from?: string | null; to?: string | null } }
  | { name: 'preview'; key: string; hours: number }
  | { name: 'export-menus'; folder: string; location: string | undefined }
  | { name: 'import-menus'; files: string[]; isDryRun: boolean };

const options = {
  published: { type: 'boolean' },
  publish: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  hours: { type: 'string' },
} as const;

/** Nothing where help is wanted. */
export function readContentArguments(args: string[]): ContentCommand | undefined {
  const { values, positionals } = readArguments(args, options);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return undefined;
  const isDryRun = values['dry-run'] ?? false;
  switch (name) {
    case 'list':
      return { name };
    case 'export':
      return { name, ...folderAnd('key', rest), isPublishedWanted: values.published ?? false };
    case 'import':
      return { name, files: filesOf(rest), isPublished: values.publish ?? false, isDryRun };
    case 'publish':
    case 'unpublish':
    case 'remove':
      return { name, key: keyOf(rest) };
    case 'schedule': {
      const times = {
        ...(values.from === undefined ? {} : { from: momentOf(values.from, '--from') }),
        ...(values.to === undefined ? {} : { to: momentOf(values.to, '--to') }),
      };
      if (Object.keys(times).length === 0) throw new UsageError('Say when: --from, --to, or both.');
      return { name, key: keyOf(rest), times };
    }
    case 'preview':
      return { name, key: keyOf(rest), hours: hoursOf(values.hours ?? '24') };
    case 'menus': {
      const [action, ...given] = rest;
      if (action === 'export') return { name: 'export-menus', ...folderAnd('location', given) };
      if (action === 'import') return { name: 'import-menus', files: filesOf(given), isDryRun };
      throw new UsageError(`There is no "content menus ${action ?? ''}".\n\n${contentUsage}`);
    }
    default:
      throw new UsageError(`There is no "content ${name}".\n\n${contentUsage}`);
  }
}

function folderAnd<Name extends string>(name: Name, [folder, one, ...more]: string[]) {
  if (folder === undefined) throw new UsageError('Say where to: the name of a folder.');
  refuseMore(more);
  return { folder, [name]: one } as { folder: string } & Record<Name, string | undefined>;
}

function filesOf(files: string[]): string[] {
  if (files.length === 0) throw new UsageError('Say which files.');
  return files;
}

function keyOf([key, ...more]: string[]): string {
  if (key === undefined) throw new UsageError('Say which page: its key, as "content list" shows it.');
  refuseMore(more);
  return key;
}

function refuseMore(more: string[]): void {
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too many words.`);
}

function momentOf(text: string, option: string): string | null {
  if (text === 'none') return null;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new UsageError(
      `${option} must be a moment with its zone, such as 2026-11-27T00:00:00+01:00, or "none", not "${text}".`,
    );
  return text;
}

function hoursOf(text: string): number {
  const hours = Number(text);
  if (!/^\d{1,4}$/.test(text) || hours < 1 || hours > 24 * 90)
    throw new UsageError(`--hours must be a whole number from 1 to ${24 * 90}, not "${text}".`);
  return hours;
}
