import sanitizeHtml from 'sanitize-html';
import { contentOf, type Element } from './element.ts';

/** Elements that start a paragraph, and elements that start a line. */
const block = /^(p|div|ul|ol|dl|table|blockquote|h[1-6])$/;
const line = /^(br|li|dt|dd|tr)$/;

/** A text with XHTML, escaped HTML or neither, as plain text with an empty line between paragraphs. */
export function plainTextOf(element: Element): string {
  const { textformat } = element.attributes;
  const hasElements = element.children.some((child) => typeof child !== 'string');
  const content = hasElements ? flatten(element) : contentOf(element);
  // Some senders escape HTML and do not say so.
  const isHtml =
    !hasElements && (textformat === '02' || /<\/?(p|br|b|i|em|strong|ul|li|div)\b[^<>]*>/i.test(content));
  return tidy(isHtml ? plainTextOfHtml(content) : content, hasElements || isHtml);
}

function flatten({ children }: Element): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ');
      const inner = flatten(child);
      if (block.test(child.name)) return `\n\n${inner}\n\n`;
      return line.test(child.name) ? `\n${inner}` : inner;
    })
    .join('');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainTextOfHtml(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<(br|li|dt|dd|tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(p|div|ul|ol|dl|table|blockquote|h[1-6])\b[^<>]*>/gi, '\n\n');
  // Drops scripts with their content, and decodes entities except those of markup.
  return sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => entities[name] ?? '',
  );
}

function tidy(text: string, isMarkup: boolean): string {
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
