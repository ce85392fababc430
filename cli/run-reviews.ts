import {
  decideReviews,
  type ReviewStatus,
  reviewsToRead,
} from '#backend/features/review/moderate-reviews.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run shop -- reviews list [--status pending|approved|refused]
npm run shop -- reviews approve ID …
npm run shop -- reviews refuse ID …

Reviews are shown when somebody has approved them. A decision can be changed.`;

const options = { status: { type: 'string' } } as const;
const statuses: readonly ReviewStatus[] = ['pending', 'approved', 'refused'];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run shop -- reviews`: 0 when all that was asked for is done. */
export async function runReviews(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, options, usage);
  const [action, ...ids] = positionals;
  if (values.help || !action) {
    say(usage);
    return 0;
  }
  if (action === 'list') return list(statusOf(values.status));
  if (action === 'approve' || action === 'refuse') return decide(action, ids.map(idOf));
  throw new UsageError(`There is no "reviews ${action}".\n\n${usage}`);
}

async function list(status: ReviewStatus): Promise<number> {
  const reviews = await withDatabase((db) => reviewsToRead(db, status));
  for (const { id, articleNumber, rating, author, comment, email, createdAt } of reviews) {
    const day = createdAt.toISOString().slice(0, 10);
    say(
      `${id}  ${day}  ${'*'.repeat(rating).padEnd(5)}  ${articleNumber}  ${author} <${email ?? 'unknown'}>`,
    );
    say(`    ${comment || '(no comment)'}`);
  }
  say(reviews.length === 0 ? `No reviews are ${status}.` : `${reviews.length} ${status}.`);
  return 0;
}

async function decide(action: 'approve' | 'refuse', ids: number[]): Promise<number> {
  if (ids.length === 0) throw new UsageError('Which reviews? Give their ids, as "reviews list" shows them.');
  const status = action === 'approve' ? 'approved' : 'refused';
  const done = await withDatabase((db) => decideReviews(db, ids, status));
  if (done.length > 0) say(`${status}: ${done.join(', ')}.`);
  const missing = ids.filter((id) => !done.includes(id));
  if (missing.length === 0) return 0;
  process.stderr.write(`There is no review ${missing.join(', ')}.\n`);
  return 1;
}

function statusOf(text = 'pending'): ReviewStatus {
  const status = statuses.find((known) => known === text);
  if (!status) throw new UsageError(`--status is one of ${statuses.join(', ')}, not "${text}".`);
  return status;
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`"${text}" is no id of a review.`);
  return Number(text);
}
