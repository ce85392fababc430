import type { FilterValue } from './filter-groups.ts';

export interface CategoryNode extends FilterValue {
  children: CategoryNode[];
}

/** Whether a category is chosen with all that is below it, in part, or not. */
export type NodeState = 'all' | 'some' | 'none';

/** Categories below one another; one whose parent is not among them stands at the root. */
export function categoryTree(values: readonly FilterValue[]): CategoryNode[] {
  const nodes = new Map(
    values.map((value): [string, CategoryNode] => [value.id, { ...value, children: [] }]),
  );
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const siblings = nodes.get(node.parent ?? '')?.children ?? roots;
    siblings.push(node);
  }
  return roots;
}

/** All that the chosen ids select: they themselves, and what is below them. */
export function selectedBelow(tree: readonly CategoryNode[], chosen: ReadonlySet<string>): Set<string> {
  const selected = new Set<string>();
  const walk = (node: CategoryNode, isAboveChosen: boolean) => {
    const isSelected = isAboveChosen || chosen.has(node.id);
    if (isSelected) selected.add(node.id);
    for (const child of node.children) walk(child, isSelected);
  };
  for (const root of tree) walk(root, false);
  return selected;
}

export function nodeState(node: CategoryNode, selected: ReadonlySet<string>): NodeState {
  if (selected.has(node.id)) return 'all';
  const states = node.children.map((child) => nodeState(child, selected));
  if (states.every((state) => state === 'none')) return 'none';
  // Books may stand in a category itself: its parts are all of it only if they hold as many.
  const inParts = node.children.reduce((sum, { count }) => sum + count, 0);
  return states.every((state) => state === 'all') && inParts >= node.count ? 'all' : 'some';
}

/** The ids to choose after a click on one. Choosing a category chooses what is below it; leaving it leaves that too. */
export function toggledCategory(
  tree: readonly CategoryNode[],
  chosen: ReadonlySet<string>,
  id: string,
): string[] {
  const selected = selectedBelow(tree, chosen);
  const way = wayTo(tree, id);
  const node = way.at(-1);
  if (!node) return [...chosen].filter((other) => other !== id);
  if (nodeState(node, selected) === 'all') {
    // Whatever contains it is no longer chosen as a whole; its other parts still are.
    for (const above of way) selected.delete(above.id);
    for (const below of allBelow(node)) selected.delete(below.id);
  } else for (const part of [node, ...allBelow(node)]) selected.add(part.id);
  const known = tree.flatMap((root) => [root, ...allBelow(root)]).map((each) => each.id);
  const unknown = [...chosen].filter((other) => !known.includes(other));
  return fewestIds(tree, [...known.filter((each) => selected.has(each)), ...unknown]);
}

/** The same choice in as few ids as can be: what is below a chosen category needs no mention. */
export function fewestIds(tree: readonly CategoryNode[], ids: readonly string[]): string[] {
  const implied = new Set<string>();
  const chosen = new Set(ids);
  for (const root of tree)
    for (const node of [root, ...allBelow(root)])
      if (chosen.has(node.id)) for (const below of allBelow(node)) implied.add(below.id);
  return ids.filter((id) => !implied.has(id));
}

function allBelow(node: CategoryNode): CategoryNode[] {
  return node.children.flatMap((child) => [child, ...allBelow(child)]);
}

/** From the root down to the category, itself included; empty if it is not there. */
function wayTo(nodes: readonly CategoryNode[], id: string): CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const way = wayTo(node.children, id);
    if (way.length > 0) return [node, ...way];
  }
  return [];
}
