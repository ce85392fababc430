import type { ImportOptions, ImportReport } from '#backend/features/product-import/import-options.ts';
import { importProducts } from '#backend/features/product-import/import-products.ts';
import { importUsage, readImportArguments } from './import-arguments.ts';
import { openImportFile } from './open-import-file.ts';
import { Progress } from './progress.ts';
import { reachDatabase } from './reach-database.ts';
import { readSettings } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const inDigits = (count: number) => count.toLocaleString('en');
const counted = (count: number, noun: string) => `${inDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `npm run shop -- import`: 0 when the books are in the shop (or would be), 1 when bad rows kept them out. */
export async function runImport(args: string[], signal: AbortSignal): Promise<number> {
  const given = readImportArguments(args);
  if (!given) {
    say(importUsage);
    return 0;
  }
  const { bytes, shareRead } = await openImportFile(given.file);
  signal.addEventListener('abort', () => bytes.destroy(signal.reason));
  const progress = new Progress(given.isQuiet ? undefined : process.stderr);
  const database = await reachDatabase(readSettings(process.env), given.isQuiet ? () => undefined : complain);
  try {
    const started = Date.now();
    const report = await importProducts(database.db, bytes, {
      ...given.options,
      signal,
      onProgress: (rows) => progress.show(counted(rows, 'row'), shareRead()),
      onProblem({ line, reason }) {
        progress.clear();
        complain(`Line ${line}: ${reason}`);
      },
    });
    progress.clear();
    for (const line of summaryOf(report, given.options, (Date.now() - started) / 1000)) say(line);
    return report.badRows > 0 && !given.options.skipBadRows ? 1 : 0;
  } finally {
    progress.clear();
    bytes.destroy();
    await database.close();
  }
}

function summaryOf(report: ImportReport, { source, isDryRun }: ImportOptions, seconds: number): string[] {
  const { added, changed, unchanged, badRows, ignoredColumns } = report;
  const counts = `${inDigits(added)} added, ${inDigits(changed)} changed, ${inDigits(unchanged)} unchanged`;
  const lines = [`${counts}, ${inDigits(badRows)} bad. ${seconds.toFixed(1)} s, source "${source}".`];
  if (ignoredColumns.length > 0) lines.push(`Columns not used: ${ignoredColumns.join(', ')}.`);
  if (!report.isWritten && !isDryRun)
    return [
      ...lines,
      `Nothing was written, because ${counted(badRows, 'row')} cannot be taken. Mend the file, or leave such rows out with --skip-bad-rows.`,
    ];
  for (const [kind, names] of Object.entries(report.created))
    if (names.length > 0) lines.push(`New ${kind}: ${shortList(names)}.`);
  lines.push(...priceWarnings(report));
  if (isDryRun) return [...lines, 'Dry run: nothing was written.'];
  return [...lines, added + changed === 0 ? 'Nothing to change: the shop has it all.' : 'Written.'];
}

function priceWarnings({ pricedByDefault, defaultPrices, withoutPriceIn }: ImportReport): string[] {
  const warnings: string[] = [];
  if (pricedByDefault > 0)
    warnings.push(
      `!! ${counted(pricedByDefault, 'book')} came WITHOUT A PRICE and got ${defaultPrices.join(', ')}. Give them theirs in a price column, or all of them one with --price.`,
    );
  const unsold = [...withoutPriceIn].map(([currency, count]) => `${counted(count, 'book')} in ${currency}`);
  if (unsold.length > 0) warnings.push(`!! Not sold, for want of a price: ${unsold.join(', ')}.`);
  return warnings;
}

function shortList(names: string[]): string {
  const most = 12;
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${inDigits(names.length - most)} more` : shown;
}
