import { Command } from '@commander-js/extra-typings';
import { listJobs, retryJob } from '#backend/jobs/manage-jobs.ts';
import { formatMinute, printRows } from '../../output/print-rows.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** `npm run shop -- jobs`. */
export function jobsCommand(terminal: Terminal): Command {
  const jobs = new Command('jobs').description('List background jobs and their state; run one at once.');
  jobs
    .command('list')
    .description('List background jobs. The times of a job without failures may be a minute old.')
    .option('--json', 'print JSON')
    .action(({ json }) =>
      withDatabase(terminal, async (db) => {
        const header = ['JOB', 'STATE', 'EVERY', 'LAST RUN', 'LAST SUCCESS', 'ERROR'];
        printRows(terminal, await listJobs(db), json, header, (row) => [
          row.job_name,
          row.failures === 0 ? 'ok' : `failed ${row.failures} times`,
          formatInterval(row.interval_ms),
          formatMinute(row.last_run_at),
          formatMinute(row.last_success_at),
          row.last_error ?? '',
        ]);
      }),
    );
  jobs
    .command('retry')
    .description('Run a job at once. A running shop does it within seconds.')
    .argument('<job>', 'name of the job')
    .action((name) =>
      withDatabase(terminal, async (db) => {
        if (!(await retryJob(db, name))) throw new UsageError(`No job ${name} has run yet.`);
        terminal.out(`The job ${name} will run again.`);
      }),
    );
  return jobs;
}

function formatInterval(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}
