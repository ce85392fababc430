import type { Theme } from './channel-themes.ts';

const name = /^[a-z][a-z0-9-]*$/;
/** Colours, lengths, numbers, functions and the names of fonts: nothing that could end the declaration or the element. */
const value = /^[\w\s#%.,()"'+*/-]{1,200}$/;
/** What would fetch something, or hide what follows. */
const forbidden = /url\s*\(|image\s*\(|image-set|\/\*|\*\//i;

/** A channel's theme as a style sheet. A variable whose name or value is none is left out, and the others stand. */
export function themeCss(theme: Theme): string {
  const declarations = Object.entries(theme)
    .filter(([key, text]) => name.test(key) && isValue(text))
    .map(([key, text]) => `--${key}:${text}`);
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}

function isValue(text: unknown): boolean {
  return typeof text === 'string' && value.test(text) && !forbidden.test(text) && isClosed(text);
}

/** Quotes and brackets that are open would take the declarations behind them along. */
function isClosed(text: string): boolean {
  const bare = text.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  let depth = 0;
  for (const letter of bare) {
    if (letter === '"' || letter === "'") return false;
    if (letter === '(') depth++;
    if (letter === ')' && --depth < 0) return false;
  }
  return depth === 0;
}
