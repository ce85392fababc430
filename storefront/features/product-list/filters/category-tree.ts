import type { FilterValue } from './filter-groups.ts';

export interface CategoryNode extends FilterValue {
  children: CategoryNode[];
}

/** Whether all, some or none of a category is selected. */
type NodeState = 'all' | 'some' | 'none';

/** Builds the tree. A category whose parent is not among the values is a root. */
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

/** The ids with all their subcategories, which are selected with them. */
export function withSubcategories(tree: readonly CategoryNode[], ids: ReadonlySet<string>): Set<string> {
  const selected = new Set<string>();
  const walk = (node: CategoryNode, isParentSelected: boolean) => {
    const isSelected = isParentSelected || ids.has(node.id);
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
  // A category can have products that are in none of its children. Then all children together are only a part of it.
  const countInChildren = node.children.reduce((sum, { count }) => sum + count, 0);
  return states.every((state) => state === 'all') && countInChildren >= node.count ? 'all' : 'some';
}

/** The selected ids after a click on one. Subcategories are selected and deselected with their parent. */
export function toggleCategory(
  tree: readonly CategoryNode[],
  selectedIds: ReadonlySet<string>,
  id: string,
): string[] {
  const selected = withSubcategories(tree, selectedIds);
  const path = pathTo(tree, id);
  const node = path.at(-1);
  if (!node) return [...selectedIds].filter((other) => other !== id);
  if (nodeState(node, selected) === 'all') {
    // Its ancestors are no longer selected as a whole, but their other children are.
    for (const ancestor of path) selected.delete(ancestor.id);
    for (const below of allBelow(node)) selected.delete(below.id);
  } else for (const added of [node, ...allBelow(node)]) selected.add(added.id);
  const known = tree.flatMap((root) => [root, ...allBelow(root)]).map((each) => each.id);
  // Ids that are not in the tree stay selected.
  const unknown = [...selectedIds].filter((other) => !known.includes(other));
  return removeImpliedIds(tree, [...known.filter((each) => selected.has(each)), ...unknown]);
}

/** Removes the ids of subcategories whose parent is selected, because they are selected with it. */
export function removeImpliedIds(tree: readonly CategoryNode[], ids: readonly string[]): string[] {
  const implied = new Set<string>();
  const selected = new Set(ids);
  for (const root of tree)
    for (const node of [root, ...allBelow(root)])
      if (selected.has(node.id)) for (const below of allBelow(node)) implied.add(below.id);
  return ids.filter((id) => !implied.has(id));
}

function allBelow(node: CategoryNode): CategoryNode[] {
  return node.children.flatMap((child) => [child, ...allBelow(child)]);
}

/** The nodes from the root to the category, inclusive; empty if it is not in the tree. */
function pathTo(nodes: readonly CategoryNode[], id: string): CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const path = pathTo(node.children, id);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}
