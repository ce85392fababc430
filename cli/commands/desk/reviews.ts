import { Command } from '@commander-js/extra-typings';
import {
  listReviewsToModerate,
  moderateReviews,
  type ReviewDecision,
  type ReviewStatus,
} from '#backend/features/review/moderate-reviews.ts';
import { listReports } from '#backend/features/review/report-review.ts';
import { REVIEW_FAULTS, type ReviewFault } from '#contract/review-requests.ts';
import { collect, oneOf, parseWholeNumber } from '../argument-parsers.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const statuses: readonly ReviewStatus[] = ['pending', 'approved', 'refused'];

/** `npm run shop -- reviews`: a review is published when it is approved. A decision can be changed. */
export function reviewsCommand(terminal: Terminal): Command {
  const reviews = new Command('reviews').description('List, approve and reject reviews.');
  reviews
    .command('list')
    .description('List reviews, oldest first.')
    .option('--status <status>', `one of ${statuses.join(', ')}`, oneOf(statuses), 'pending')
    .option('--json', 'print JSON')
    .action(({ status, json }) => listReviews(terminal, status as ReviewStatus, json));
  const withIds = (command: Command) =>
    command.argument('<ids...>', 'ids as "reviews list" prints them', collect(parseWholeNumber));
  withIds(
    reviews.command('approve').description('Publish these reviews, and close reports about them.'),
  ).action((ids) => decide(terminal, ids, { status: 'approved' }));
  withIds(
    reviews
      .command('reject')
      .description('Do not publish these reviews. The reason is mailed to the authors.'),
  )
    .requiredOption('--reason <reason>', `one of ${REVIEW_FAULTS.join(', ')}`, oneOf(REVIEW_FAULTS))
    .option('--note <text>', 'an explanation for the author', '')
    .action((ids, { reason, note }) =>
      decide(terminal, ids, { status: 'refused', fault: reason as ReviewFault, note }),
    );
  reviews
    .command('reports')
    .description('List reported reviews. Decide with "reviews approve" or "reviews reject".')
    .option('--json', 'print JSON')
    .action(({ json }) => listReported(terminal, json));
  return reviews;
}

async function listReviews(
  terminal: Terminal,
  status: ReviewStatus,
  isJson: true | undefined,
): Promise<void> {
  const reviews = await withDatabase(terminal, (db) => listReviewsToModerate(db, status));
  if (isJson) return terminal.out(JSON.stringify(reviews, null, 2));
  for (const { id, articleNumber, rating, author, comment, email, createdAt } of reviews) {
    const stars = '*'.repeat(rating).padEnd(5);
    const day = createdAt.toISOString().slice(0, 10);
    terminal.out(`${id}  ${day}  ${stars}  ${articleNumber}  ${author} <${email ?? 'unknown'}>`);
    terminal.out(`    ${comment || '(no comment)'}`);
  }
  terminal.out(`${reviews.length} ${status}.`);
}

async function listReported(terminal: Terminal, isJson: true | undefined): Promise<void> {
  const reports = await withDatabase(terminal, listReports);
  if (isJson) return terminal.out(JSON.stringify(reports, null, 2));
  for (const { reviewId, reason, explanation, name, email, reportedAt, author, comment } of reports) {
    terminal.out(`${reviewId}  ${reportedAt.toISOString().slice(0, 10)}  ${reason}  ${name} <${email}>`);
    terminal.out(`    ${explanation}`);
    terminal.out(`    ${author}: ${comment || '(no comment)'}`);
  }
  terminal.out(`${reports.length} reports.`);
}

async function decide(terminal: Terminal, ids: number[], decision: ReviewDecision): Promise<void> {
  const decided = await withDatabase(terminal, (db) => moderateReviews(db, ids, decision));
  if (decided.length > 0)
    terminal.out(`${decision.status === 'approved' ? 'Approved' : 'Rejected'}: ${decided.join(', ')}.`);
  const missing = ids.filter((id) => !decided.includes(id));
  if (missing.length > 0) throw new UsageError(`Reviews not found: ${missing.join(', ')}.`);
}
