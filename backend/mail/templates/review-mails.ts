import type { MailBlock, MailContent, MailWriter } from '../mail-content.ts';
import type { MailPayloads } from '../mail-kinds.ts';
import { factRows } from './fact-rows.ts';

const mail = (subject: string, ...blocks: MailBlock[]): MailContent => ({ subject, title: subject, blocks });
const text = (value: string): MailBlock => ({ type: 'text', text: value });

/** The receipt for a report. */
export function reviewReportMail(
  { messages: { review }, formMessages, formatMinute }: MailWriter,
  { explanation, fault, receivedAt }: MailPayloads['review-report'],
): MailContent {
  return mail(
    review.reportSubject,
    text(review.reportLead),
    factRows(
      [review.received, formatMinute(receivedAt)],
      [review.fault, formMessages.reviewReport.faults[fault]],
      [review.explanation, explanation],
    ),
  );
}

export function reviewReportDecidedMail(
  { messages: { review } }: MailWriter,
  { isRemoved }: MailPayloads['review-report-decided'],
): MailContent {
  return mail(review.decisionSubject, text(isRemoved ? review.removed : review.unchanged));
}

/** The reasons of a refusal, and how to object. */
export function reviewRefusedMail(
  { messages: { review }, formMessages }: MailWriter,
  { productName, comment, fault, note }: MailPayloads['review-refused'],
): MailContent {
  return mail(
    review.refusedSubject,
    text(review.refusedLead),
    factRows(
      [review.reason, formMessages.reviewReport.faults[fault]],
      [review.note, note],
      [review.review, [productName, comment].filter(Boolean).join(': ')],
    ),
    text(review.objection),
  );
}

export function reviewRestoredMail(
  { messages: { review } }: MailWriter,
  { productName, comment }: MailPayloads['review-restored'],
): MailContent {
  const about = [productName, comment].filter(Boolean).join(': ');
  return mail(review.restoredSubject, text(review.restoredLead), factRows([review.review, about]));
}
