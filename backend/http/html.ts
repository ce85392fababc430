import { createHash } from 'node:crypto';

/** Safe HTML. The tag `html` creates it and escapes every interpolated value that is not `Html`. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Interpolated = string | number | Html | readonly Html[];

export function html(texts: TemplateStringsArray, ...values: Interpolated[]): Html {
  // Without an initial value, `reduce` starts with the first text as `markup` and calls back from index 1 on.
  return new Html(texts.reduce((markup, text, index) => markup + markupOf(values[index - 1] ?? '') + text));
}

/** Returns the markup without escaping it. It must not contain input of visitors. */
export function constantHtml(markup: string): Html {
  return new Html(markup);
}

/** A style element, and its source for the directive `style-src`. */
export function inlineStyle(css: string): { element: Html; source: string } {
  const hash = createHash('sha256').update(css).digest('base64');
  return { element: constantHtml(`<style>${css}</style>`), source: `'sha256-${hash}'` };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the text of elements and the values of attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function markupOf(value: Interpolated): string {
  if (value instanceof Html) return value.markup;
  return typeof value === 'object' ? value.map(({ markup }) => markup).join('') : escapeHtml(String(value));
}
