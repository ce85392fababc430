import { hasHtml, plainTextOfHtml, tidyLines } from '../book/plain-text.ts';
import { contentOf, type Element } from './element.ts';

/** Elements that start a paragraph, and elements that start a line. */
const block = /^(p|div|ul|ol|dl|table|blockquote|h[1-6])$/;
const line = /^(br|li|dt|dd|tr)$/;

/** A text with XHTML, escaped HTML or neither, as plain text with an empty line between paragraphs. */
export function plainTextOfElement(element: Element): string {
  const { textformat } = element.attributes;
  if (element.children.some((child) => typeof child !== 'string'))
    return tidyLines(flatten(element), { isMarkup: true });
  const content = contentOf(element);
  // Some senders escape HTML and do not say so.
  return textformat === '02' || hasHtml(content)
    ? plainTextOfHtml(content)
    : tidyLines(content, { isMarkup: false });
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
