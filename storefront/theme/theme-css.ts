import type { Theme } from './channel-themes.ts';

const validName = /^[a-z][a-z0-9-]*$/;
/** Colours, lengths, numbers, functions and font names; no character that could end the declaration or the element. */
const validValue = /^[\w\s#%.,()"'+*/-]{1,200}$/;
/** Functions that load a resource, and comments. */
const forbidden = /url\s*\(|image\s*\(|image-set|\/\*|\*\//i;

/** A channel's theme as a style sheet, without tokens that have an invalid name or value. */
export function themeCss(theme: Theme): string {
  const declarations = Object.entries(theme)
    .filter(([key, text]) => validName.test(key) && isValue(text))
    .map(([key, text]) => `--${key}:${text}`);
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}

function isValue(text: unknown): boolean {
  return typeof text === 'string' && validValue.test(text) && !forbidden.test(text) && isClosed(text);
}

/** Unclosed quotes or brackets would swallow the declarations that follow. */
function isClosed(text: string): boolean {
  const unquoted = text.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  let depth = 0;
  for (const character of unquoted) {
    if (character === '"' || character === "'") return false;
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}
