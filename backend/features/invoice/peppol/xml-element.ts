import { escapeXml } from '#backend/http/escape-xml.ts';

/** An XML element with text or children. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  content: string | XmlElement[];
}

type Child = XmlElement | undefined | false;

/** Undefined and false children are left out. */
export function element(
  name: string,
  content: string | readonly Child[],
  attributes: Record<string, string> = {},
): XmlElement {
  const children =
    typeof content === 'string' ? content : content.filter((child) => child !== undefined && child !== false);
  return { name, attributes, content: children };
}

export function renderXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${render(root, '')}\n`;
}

function render({ name, attributes, content }: XmlElement, indent: string): string {
  const start = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}>`;
  if (typeof content === 'string') return `${start}${escapeXml(content)}</${name}>`;
  return `${start}\n${content.map((child) => render(child, `${indent}  `)).join('\n')}\n${indent}</${name}>`;
}
