import { createHash } from 'node:crypto';
import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss';

export interface ScopedStyle {
  /** The class of the element that the styles are for, and the name of the stylesheet. */
  scope: string;
  css: string;
  dropped: string[];
}

/** Begins with no combinator, for that would reach the widget's neighbours; has no escapes that hide what it is. */
const selectorForm = /^[a-z.#:*[][\w\s.#>+~:()\-[\]="*]*$/i;
const mediaForm = /^[\w\s():,.<>=-]+$/;
const propertyForm = /^-{0,2}[a-z][a-z-]*$/i;
/** Letters that no address, escape or markup can be made of; functions that fetch nothing. */
const valueForm = /^[\w\s.,#%()+\-*/'"]*$/;
const allowedFunctions =
  /^(calc|min|max|clamp|var|rgba?|hsla?|oklch|light-dark|repeat|minmax|fit-content|translate[xyz]?|rotate|scale[xy]?|linear-gradient|radial-gradient|cubic-bezier|blur|brightness)$/i;
/** To a browser a string ends with its line, whatever comes after. */
const strings = /"[^"\n\r\f]*"|'[^'\n\r\f]*'/g;

/** The styles of one widget of an editor, held to its own element: nothing is fetched, and nothing else is styled. */
export function sanitiseCss(css: string): ScopedStyle | undefined {
  if (css.trim() === '') return undefined;
  const scope = `content-${createHash('sha256').update(css).digest('hex').slice(0, 16)}`;
  const dropped: string[] = [];
  let root: postcss.Root;
  try {
    root = postcss.parse(css);
  } catch {
    return { scope, css: '', dropped: ['CSS that cannot be read'] };
  }
  return { scope, css: writeSheet(root.nodes, scope, dropped).join('\n'), dropped };
}

/** Written anew from what was found good: whatever the parser keeps beside that, such as comments, goes nowhere. */
function writeSheet(nodes: ChildNode[], scope: string, dropped: string[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule' && node.selectors.every(isOwnSelector)) {
      const selectors = node.selectors.map((selector) => `.${scope} ${onOneLine(selector)}`);
      return [`${selectors.join(', ')} { ${writeDeclarations(node, dropped).join('; ')} }`];
    }
    if (node.type === 'atrule' && node.name === 'media' && isWhole(node.params, mediaForm)) {
      const rules = writeSheet(node.nodes ?? [], scope, dropped);
      return [`@media ${onOneLine(node.params)} { ${rules.join(' ')} }`];
    }
    dropped.push(nameOf(node));
    return [];
  });
}

function writeDeclarations({ nodes }: Rule, dropped: string[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type === 'decl' && isHarmless(node)) return [`${node.prop}: ${onOneLine(node.value)}`];
    dropped.push(nameOf(node));
    return [];
  });
}

function isHarmless({ prop, value, important }: Declaration): boolean {
  if (!propertyForm.test(prop) || !isWhole(value, valueForm) || important) return false;
  if (/^(behavior|-moz-binding|content)$/i.test(prop)) return false;
  // It would lie over what is the shop's own.
  if (/^position$/i.test(prop) && !/^(static|relative)$/i.test(value)) return false;
  return [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, name = '']) => allowedFunctions.test(name));
}

const isOwnSelector = (selector: string) => isWhole(selector, selectorForm);

/** Of its form, and with everything closed that it opens: what follows it is read as what it is. */
function isWhole(text: string, form: RegExp): boolean {
  const unquoted = text.replace(strings, '');
  if (!form.test(text) || /["']|\/\*|\*\//.test(unquoted)) return false;
  const open: string[] = [];
  for (const [bracket] of unquoted.matchAll(/[()[\]]/g))
    if (bracket === '(' || bracket === '[') open.push(bracket);
    else if (open.pop() !== (bracket === ')' ? '(' : '[')) return false;
  return open.length === 0;
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

function nameOf(node: ChildNode): string {
  if (node.type === 'atrule') return `@${node.name}`;
  return (
    node.type === 'rule' ? node.selector : node.type === 'decl' ? `${node.prop}: ${node.value}` : ''
  ).slice(0, 80);
}
