import { Command } from '@commander-js/extra-typings';
import {
  listReviewsToModerate,
  moderateReviews,
  type ReviewStatus,
} from '#backend/features/review/moderate-reviews.ts';
import { collect, oneOf, parseWholeNumber } from './argument-parsers.ts';
import { withDatabase } from './database-access.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const statuses: readonly ReviewStatus[] = ['pending', 'approved', 'refused'];

/** `npm run shop -- reviews`: a review is published when it is approved. A decision can be changed. */
export function reviewsCommand(terminal: Terminal): Command {
  const reviews = new Command('reviews').description('List, approve and reject reviews.');
  reviews
    .command('list')
    .description('List reviews, oldest first.')
    .option('--status <status>', `one of ${statuses.join(', ')}`, oneOf(statuses), 'pending')
    .action(({ status }) => listReviews(terminal, status as ReviewStatus));
  for (const [name, status] of [
    ['approve', 'approved'],
    ['reject', 'refused'],
  ] as const)
    reviews
      .command(name)
      .description(`${name === 'approve' ? 'Publish' : 'Do not publish'} these reviews.`)
      .argument('<ids...>', 'ids as "reviews list" prints them', collect(parseWholeNumber))
      .action((ids) => decide(terminal, ids, status));
  return reviews;
}

async function listReviews(terminal: Terminal, status: ReviewStatus): Promise<void> {
  const reviews = await withDatabase(terminal, (db) => listReviewsToModerate(db, status));
  for (const { id, articleNumber, rating, author, comment, email, createdAt } of reviews) {
    const stars = '*'.repeat(rating).padEnd(5);
    const day = createdAt.toISOString().slice(0, 10);
    terminal.out(`${id}  ${day}  ${stars}  ${articleNumber}  ${author} <${email ?? 'unknown'}>`);
    terminal.out(`    ${comment || '(no comment)'}`);
  }
  terminal.out(`${reviews.length} ${status}.`);
}

async function decide(terminal: Terminal, ids: number[], status: 'approved' | 'refused'): Promise<void> {
  const decided = await withDatabase(terminal, (db) => moderateReviews(db, ids, status));
  if (decided.length > 0)
    terminal.out(`${status === 'approved' ? 'Approved' : 'Rejected'}: ${decided.join(', ')}.`);
  const missing = ids.filter((id) => !decided.includes(id));
  if (missing.length > 0) throw new UsageError(`Reviews not found: ${missing.join(', ')}.`);
}
