import { Command } from '@commander-js/extra-typings';
import { reportSearches } from '#backend/features/top-searches/report-searches.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { formatTable } from '../../output/format-table.ts';
import { oneOf, wholeNumberBetween } from '../argument-parsers.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';

const languages = Object.keys(LOCALES) as LocaleCode[];
/** Older counts are deleted. */
const maxDays = 90;

/** `npm run shop -- searches`: the terms that visitors search for, and those that find nothing. */
export function searchesCommand(terminal: Terminal): Command {
  const command = new Command('searches')
    .description('List the most frequent searches, and those without results.')
    .option(
      '--days <days>',
      `a period up to today, at most ${maxDays} days`,
      wholeNumberBetween(1, maxDays),
      30,
    )
    .option('--language <language>', `one of ${languages.join(', ')}; all by default`, oneOf(languages))
    .option('--without-hits', 'only searches that found nothing')
    .option('--limit <limit>', 'number of terms', wholeNumberBetween(1, 1000), 20)
    .option('--json', 'print JSON')
    .action(({ days, language, withoutHits, limit, json }) =>
      listSearches(
        terminal,
        { days, languageCode: language ?? null, onlyWithoutHits: withoutHits ?? false, limit },
        json ?? false,
      ),
    );
  return command as unknown as Command;
}

async function listSearches(
  terminal: Terminal,
  filter: Parameters<typeof reportSearches>[1],
  isJson: boolean,
): Promise<void> {
  const searches = await withDatabase(terminal, (db) => reportSearches(db, filter));
  if (isJson) {
    terminal.out(JSON.stringify(searches, null, 2));
    return;
  }
  const period = filter.days === 1 ? 'today' : `in ${filter.days} days`;
  if (searches.length === 0) {
    terminal.out(`No searches${filter.onlyWithoutHits ? ' without results' : ''} ${period}.`);
    return;
  }
  const rows = searches.map(({ language, term, searches: total, withoutHits }) => [
    String(total),
    String(withoutHits),
    language,
    term,
  ]);
  for (const line of formatTable(['Searches', 'Without results', 'Language', 'Term'], rows))
    terminal.out(line);
}
