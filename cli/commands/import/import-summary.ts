import type { ImportOptions, ImportReport } from '#backend/features/product-import/import-options.ts';

const maxNamesListed = 12;

/** `1 book`, `12,345 books`. */
export function formatCount(count: number, noun: string): string {
  return `${formatInteger(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `12,345`. */
function formatInteger(count: number): string {
  return count.toLocaleString('en');
}

/** The lines that the command prints after an import. */
export function summarizeImport(
  report: ImportReport,
  { isDryRun }: ImportOptions,
  seconds: number,
): string[] {
  const { added, changed, unchanged, badRows, ignored, warned, ignoredColumns, source } = report;
  const counts = `${formatInteger(added)} added, ${formatInteger(changed)} changed, ${formatInteger(unchanged)} unchanged`;
  const lines = [`${counts}, ${formatInteger(badRows)} bad. ${seconds.toFixed(1)} s, source "${source}".`];
  if (ignored > 0) lines.push(`${formatCount(ignored, report.unit === 'line' ? 'row' : 'record')} ignored.`);
  if (warned > 0) lines.push(`${formatCount(warned, 'book')} with warnings.`);
  if (ignoredColumns.length > 0) lines.push(`Ignored columns: ${ignoredColumns.join(', ')}.`);
  if (!report.isWritten && !isDryRun) return [...lines, 'No changes were written.'];
  for (const [kind, names] of Object.entries(report.created))
    if (names.length > 0) lines.push(`New ${kind}: ${shortList(names)}.`);
  lines.push(...priceWarnings(report), ...fileWarnings(report));
  if (isDryRun) return [...lines, 'Dry run: no changes were written.'];
  return [...lines, added + changed === 0 ? 'No changes: the shop is up to date.' : 'Written.'];
}

function priceWarnings({ pricedByDefault, defaultPrices, withoutPriceIn }: ImportReport): string[] {
  const warnings: string[] = [];
  if (pricedByDefault > 0)
    warnings.push(
      `Warning: ${formatCount(pricedByDefault, 'book')} without a price got ${defaultPrices.join(', ')}. Add a price column, or set --price.`,
    );
  const unsold = [...withoutPriceIn].map(
    ([currency, count]) => `${formatCount(count, 'book')} in ${currency}`,
  );
  if (unsold.length > 0)
    warnings.push(`Warning: not sold because the price is missing: ${unsold.join(', ')}.`);
  return warnings;
}

/** A download cannot be ordered without files, unless it is forthcoming. */
function fileWarnings({ downloadsWithoutFiles }: ImportReport): string[] {
  if (downloadsWithoutFiles === 0) return [];
  const count = formatCount(downloadsWithoutFiles, 'new download');
  return [
    `Warning: no files for ${count}. Add them with "files add"; "files list --missing" lists the downloads.`,
  ];
}

function shortList(names: string[]): string {
  const listed = names.slice(0, maxNamesListed).join(', ');
  return names.length > maxNamesListed
    ? `${listed} and ${formatInteger(names.length - maxNamesListed)} more`
    : listed;
}
