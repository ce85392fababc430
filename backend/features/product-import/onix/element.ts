/** An element of a message. `name` is the reference name, also if the message has short tags. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** Stands for a block that a record does not contain. */
export const emptyElement: Element = { name: '', attributes: {}, children: [] };

export function childrenOf(parent: Element | undefined, name: string): Element[] {
  return (parent?.children ?? []).filter(
    (child): child is Element => typeof child !== 'string' && child.name === name,
  );
}

export function childOf(parent: Element | undefined, name: string): Element | undefined {
  return childrenOf(parent, name)[0];
}

/** All text within an element, also of its descendants. */
export function contentOf(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : contentOf(child))).join('');
}

/** The text of the first child of this name, on one line; undefined if it is missing or empty. */
export function textOf(parent: Element | undefined, name: string): string | undefined {
  return textsOf(parent, name)[0];
}

/** The texts of all children of this name that are not empty. */
export function textsOf(parent: Element | undefined, name: string): string[] {
  return childrenOf(parent, name)
    .map((child) => toOneLine(contentOf(child)))
    .filter((text) => text !== '');
}

function toOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
