import { Command } from '@commander-js/extra-typings';
import { applyRetention } from '#backend/features/personal-data/apply-retention.ts';
import {
  type RetentionReportRow,
  reportRetention,
} from '#backend/features/personal-data/report-retention.ts';
import { retentionSection } from '#backend/features/personal-data/retention-section.ts';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#contract/locales.ts';
import { formatMinute, printRows } from '../../output/print-rows.ts';
import { oneOf } from '../argument-parsers.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run shop -- retention`: how long personal data is stored. */
export function retentionCommand(terminal: Terminal): Command {
  const retention = new Command('retention').description(
    'How long personal data is stored, and what is stored.',
  );
  retention
    .command('report')
    .description('List the rules, what is stored under each, and what the job has ended.')
    .option('--json', 'print JSON')
    .action(async ({ json }) => {
      const report = await withDatabase(terminal, reportRetention);
      printRows(terminal, report, json, reportHeader, toReportCells);
    });
  retention
    .command('run')
    .description('Apply the rules now. A running shop does this every hour.')
    .action(async () => {
      await withDatabase(terminal, (db) => applyRetention(db));
      terminal.out('Applied all rules.');
    });
  retention
    .command('page')
    .description('Print the section of the privacy page that states the rules, as HTML.')
    .option('--language <code>', 'of the text', oneOf(LOCALE_CODES), DEFAULT_LOCALE)
    .action(({ language }) => {
      for (const line of retentionSection(language)) terminal.out(line);
    });
  return retention;
}

const reportHeader = ['DATA', 'STORED FOR', 'GROUND', 'ROWS', 'OLDEST', 'LAST RUN', 'ENDED'];

function toReportCells({ key, rule, stored, run }: RetentionReportRow): string[] {
  return [
    key,
    formatTerm(rule),
    rule.isManual ? `${rule.ground}, by hand` : rule.ground,
    stored ? String(stored.stored) : '',
    stored?.since?.toISOString().slice(0, 10) ?? '',
    formatMinute(run?.ranAt ?? null),
    run ? String(run.total) : '',
  ];
}

function formatTerm({ fullYears, days }: RetentionReportRow['rule']): string {
  if (fullYears) return `${fullYears} full years`;
  return days ? `${days} days` : 'until deleted';
}
