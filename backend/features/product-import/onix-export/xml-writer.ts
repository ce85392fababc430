import { escapeXml } from '#backend/http/escape-xml.ts';

/** XML text of an element: its children, or its escaped text. Undefined and empty children are left out. */
export function xml(
  name: string,
  content: string | readonly (string | undefined)[],
  attributes: Record<string, string> = {},
): string {
  const inner = typeof content === 'string' ? escapeXml(content) : content.filter((child) => child).join('');
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${list.join('')}>${inner}</${name}>`;
}

/** As `xml`; undefined if there is no text. */
export function optionalXml(name: string, text: string | number | null | undefined): string | undefined {
  return text === null || text === undefined || text === '' ? undefined : xml(name, String(text));
}

/** As `xml`; undefined if there are no children, because ONIX has no empty composites. */
export function compositeXml(name: string, children: readonly (string | undefined)[]): string | undefined {
  return children.some((child) => child) ? xml(name, children) : undefined;
}
