import type { MailContent, MailWriter } from '../mail-content.ts';
import type { MailPayloads } from '../mail-kinds.ts';
import { factRows } from './fact-rows.ts';

export function contentFormMail(
  { messages: { contentForm }, shopName }: MailWriter,
  { title, answers }: MailPayloads['content-form'],
): MailContent {
  return {
    subject: contentForm.subject(title),
    title,
    blocks: [
      { type: 'small', text: contentForm.lead(shopName) },
      ...answers.flatMap(({ label, value }) => [
        { type: 'heading' as const, text: label },
        { type: 'lines' as const, lines: value.split(/\r?\n/) },
      ]),
    ],
  };
}

export function staffNoticeMail(
  { messages: { staff } }: MailWriter,
  { event, reference, person, total, detail, isReminder }: MailPayloads['staff-notice'],
): MailContent {
  const { subject, lead } = staff[event];
  const title = `${isReminder ? staff.reminder : ''}${subject(reference)}`;
  return {
    subject: title,
    title,
    blocks: [
      { type: 'text', text: lead },
      factRows(
        [staff.reference, reference],
        [staff.person, person],
        [staff.total, total],
        [staff.detail, detail],
      ),
    ],
  };
}
