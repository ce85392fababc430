import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { ReviewFault } from '#contract/review-requests.ts';
import {
  decideReports,
  findOpenReports,
  findPublishedReview,
  insertReport,
  type OpenReport,
} from './review-report.queries.ts';

interface ReviewReport {
  reviewId: number;
  fault: ReviewFault;
  explanation: string;
  name: string;
  email: string;
  scope: { channelId: string; marketId: string; languageId: string };
}

/** A published review; undefined if there is none with this id. */
export function findReportableReview(db: Database, reviewId: number) {
  return findPublishedReview(db, reviewId);
}

/** Stores a report and mails the receipt. A second report by the same person about the same review changes nothing. */
export async function reportReview(db: Database, report: ReviewReport): Promise<void> {
  const { explanation, fault, email, scope } = report;
  await db.transaction().execute(async (trx) => {
    const stored = await insertReport(trx, report);
    if (!stored) return;
    await enqueueMail(trx, {
      ...scope,
      kind: 'review-report',
      to: email,
      shopUrl: null,
      dedupeKey: `review-report:${stored.id}`,
      payload: { explanation, fault, receivedAt: stored.reportedAt.toISOString() },
    });
  });
}

/** Reports without a decision, oldest first. */
export function listReports(db: Database): Promise<OpenReport[]> {
  return findOpenReports(db);
}

/** Closes the open reports of reviews, and mails the decision to the people who reported them. Returns the number of reports. */
export async function closeReports(
  trx: Database,
  reviewIds: readonly number[],
  decision: 'kept' | 'removed',
): Promise<number> {
  const reports = await decideReports(trx, reviewIds, decision);
  for (const { id, email, channelId, marketId, languageId } of reports)
    await enqueueMail(trx, {
      kind: 'review-report-decided',
      to: email,
      channelId,
      marketId,
      languageId,
      shopUrl: null,
      dedupeKey: `review-report-decided:${id}`,
      payload: { isRemoved: decision === 'removed' },
    });
  return reports.length;
}
