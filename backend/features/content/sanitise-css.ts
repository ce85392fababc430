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
const propertyForm = /^-{0,2}[a-z][a-z-]*$/i;
/** Letters that no address, escape or markup can be made of; functions that fetch nothing. */
const valueForm = /^[\w\s.,#%()+\-*/!'"]*$/;
const allowedFunctions =
  /^(calc|min|max|clamp|var|rgba?|hsla?|oklch|light-dark|repeat|minmax|fit-content|translate[xyz]?|rotate|scale[xy]?|linear-gradient|radial-gradient|cubic-bezier|blur|brightness)$/i;

/** The styles of one widget of an editor, held to its own element: nothing is fetched, and nothing else is styled. */
export function sanitiseCss(css: string): ScopedStyle | undefined {
  if (css.trim() === '') return undefined;
  const scope = `content-${createHash('sha256').update(css).digest('hex').slice(0, 16)}`;
  const dropped: string[] = [];
  const drop = (node: ChildNode, what: string) => {
    dropped.push(what);
    node.remove();
  };
  let root: postcss.Root;
  try {
    root = postcss.parse(css);
  } catch {
    return { scope, css: '', dropped: ['CSS that cannot be read'] };
  }
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    const isMedia = rule.name === 'media' && /^[\w\s():,.<>=-]+$/.test(rule.params);
    if (!isMedia) drop(rule, `@${rule.name}`);
  });
  root.walkDecls((declaration) => {
    if (!isHarmless(declaration)) drop(declaration, `${declaration.prop}: ${declaration.value}`.slice(0, 80));
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule' || !rule.selectors.every((selector) => selectorForm.test(selector)))
      drop(rule, rule.selector.slice(0, 80));
    else scopeRule(rule, scope);
  });
  // What stands outside of a rule belongs to none.
  for (const node of root.nodes.slice()) if (node.type === 'decl') node.remove();
  return { scope, css: root.toString().trim(), dropped };
}

function isHarmless({ prop, value, important }: Declaration): boolean {
  if (!propertyForm.test(prop) || !valueForm.test(value) || important) return false;
  if (/^(behavior|-moz-binding|content)$/i.test(prop)) return false;
  // It would lie over what is the shop's own.
  if (/^position$/i.test(prop) && !/^(static|relative)$/i.test(value)) return false;
  return [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, name = '']) => allowedFunctions.test(name));
}

function scopeRule(rule: Rule, scope: string): void {
  rule.selectors = rule.selectors.map((selector) => `.${scope} ${selector}`);
}
