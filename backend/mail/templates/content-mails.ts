import type { MailContent, MailWriter } from '../mail-content.ts';
import type { MailPayloads } from '../mail-kinds.ts';

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
