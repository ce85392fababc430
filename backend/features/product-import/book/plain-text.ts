import sanitizeHtml from 'sanitize-html';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Tags that senders use in texts. Other words in angle brackets are part of the text. */
const tag = /<\/?(p|br|b|i|em|strong|u|ul|ol|li|div|span|a|h[1-6]|blockquote)\b[^<>]*>/i;
const lineTag = /<(p|br|ul|ol|li|div|h[1-6]|blockquote)\b[^<>]*>/i;

export const hasHtml = (text: string): boolean => tag.test(text);

/** A text with or without HTML as plain text. If no tag starts a paragraph or a line, the text's own line breaks stay. */
export function plainTextOf(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  if (!hasHtml(lines)) return lines;
  return plainTextOfHtml(lineTag.test(lines) ? lines : lines.replaceAll('\n', '<br>'));
}

/** HTML as plain text with an empty line between paragraphs. */
export function plainTextOfHtml(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<(br|li|dt|dd|tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(p|div|ul|ol|dl|table|blockquote|h[1-6])\b[^<>]*>/gi, '\n\n');
  // Drops scripts with their content, and decodes entities except those of markup.
  const text = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => entities[name] ?? '',
  );
  return tidyLines(text, { isMarkup: true });
}

/** Leaves at most one empty line between lines. Repeated spaces stay only in texts that were written without markup. */
export function tidyLines(text: string, { isMarkup }: { isMarkup: boolean }): string {
  const lines = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((each) => (isMarkup ? each.replace(/[ \t\u00a0]+/g, ' ').trim() : each.trimEnd()));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
