import { createHash } from 'node:crypto';
import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss';

export interface ScopedStyle {
  /** The class of the element that the styles are for, and the name of the stylesheet. */
  className: string;
  css: string;
  dropped: string[];
}

/** Excludes a leading combinator, which would match the widget's siblings, and escapes. */
const selectorPattern = /^[a-z.#:*[][\w\s.#>+~:()\-[\]="*]*$/i;
const mediaPattern = /^[\w\s():,.<>=-]+$/;
const propertyPattern = /^-{0,2}[a-z][a-z-]*$/i;
/** Excludes the characters of URLs, escapes and markup. Functions that could load a resource are not allowed. */
const valuePattern = /^[\w\s.,#%()+\-*/'"]*$/;
const allowedFunctions =
  /^(calc|min|max|clamp|var|rgba?|hsla?|oklch|light-dark|repeat|minmax|fit-content|translate[xyz]?|rotate|scale[xy]?|linear-gradient|radial-gradient|cubic-bezier|blur|brightness)$/i;
/** Quoted strings. In browsers a string ends at the end of its line. */
const stringLiterals = /"[^"\n\r\f]*"|'[^'\n\r\f]*'/g;

/** Restricts the CSS of a widget to the widget's element and removes everything that could load a resource. */
export function sanitiseCss(css: string): ScopedStyle | undefined {
  if (css.trim() === '') return undefined;
  const className = `content-${createHash('sha256').update(css).digest('hex').slice(0, 16)}`;
  const dropped: string[] = [];
  let root: postcss.Root;
  try {
    root = postcss.parse(css);
  } catch {
    return { className, css: '', dropped: ['invalid CSS'] };
  }
  return { className, css: writeSheet(root.nodes, className, dropped).join('\n'), dropped };
}

/** Writes new CSS from the allowed nodes, so that raw text that the parser keeps, such as comments, cannot pass. */
function writeSheet(nodes: ChildNode[], className: string, dropped: string[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule' && node.selectors.every(isScopable)) {
      const selectors = node.selectors.map((selector) => `.${className} ${onOneLine(selector)}`);
      return [`${selectors.join(', ')} { ${writeDeclarations(node, dropped).join('; ')} }`];
    }
    if (node.type === 'atrule' && node.name === 'media' && isComplete(node.params, mediaPattern)) {
      const rules = writeSheet(node.nodes ?? [], className, dropped);
      return [`@media ${onOneLine(node.params)} { ${rules.join(' ')} }`];
    }
    dropped.push(nameOf(node));
    return [];
  });
}

function writeDeclarations({ nodes }: Rule, dropped: string[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type === 'decl' && isSafe(node)) return [`${node.prop}: ${onOneLine(node.value)}`];
    dropped.push(nameOf(node));
    return [];
  });
}

function isSafe({ prop, value, important }: Declaration): boolean {
  if (!propertyPattern.test(prop) || !isComplete(value, valuePattern) || important) return false;
  // These properties load resources or add text.
  if (/^(behavior|-moz-binding|content)$/i.test(prop)) return false;
  // Other positions could cover the shop's own elements.
  if (/^position$/i.test(prop) && !/^(static|relative)$/i.test(value)) return false;
  return [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, name = '']) => allowedFunctions.test(name));
}

const isScopable = (selector: string) => isComplete(selector, selectorPattern);

/** Whether the text matches and closes all its quotes and brackets, so that it cannot change what follows. */
function isComplete(text: string, pattern: RegExp): boolean {
  const unquoted = text.replace(stringLiterals, '');
  if (!pattern.test(text) || /["']|\/\*|\*\//.test(unquoted)) return false;
  const open: string[] = [];
  for (const [bracket] of unquoted.matchAll(/[()[\]]/g))
    if (bracket === '(' || bracket === '[') open.push(bracket);
    else if (open.pop() !== (bracket === ')' ? '(' : '[')) return false;
  return open.length === 0;
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

const maxNameLength = 80;

/** The name of a dropped node, for the report of an import. */
function nameOf(node: ChildNode): string {
  switch (node.type) {
    case 'atrule':
      return `@${node.name}`;
    case 'rule':
      return node.selector.slice(0, maxNameLength);
    case 'decl':
      return `${node.prop}: ${node.value}`.slice(0, maxNameLength);
    default:
      return '';
  }
}
