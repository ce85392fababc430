import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CategoryNode,
  categoryTree,
  nodeState,
  removeImpliedIds,
  toggleCategory,
  withSubcategories,
} from './category-tree.ts';

/** fiction(classics, poetry(haiku, odes)), facts */
const values = [
  { id: 'fiction', label: 'Fiction', count: 10 },
  { id: 'classics', label: 'Classics', count: 4, parent: 'fiction' },
  { id: 'poetry', label: 'Poetry', count: 6, parent: 'fiction' },
  { id: 'haiku', label: 'Haiku', count: 2, parent: 'poetry' },
  { id: 'odes', label: 'Odes', count: 3, parent: 'poetry' },
  { id: 'facts', label: 'Facts', count: 5 },
];
const tree = categoryTree(values);
const all = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

function states(...ids: string[]) {
  const selected = withSubcategories(tree, new Set(ids));
  return Object.fromEntries(all(tree).map((node) => [node.id, nodeState(node, selected)]));
}
const toggle = (ids: string[], id: string) => toggleCategory(tree, new Set(ids), id);

describe('the category tree', () => {
  test('makes categories without a known parent roots', () => {
    expect(tree.map(({ id }) => id)).toEqual(['fiction', 'facts']);
    expect(categoryTree([{ id: 'a', label: 'A', count: 1, parent: 'gone' }])).toHaveLength(1);
  });

  test('selects all subcategories, and parents in part', () => {
    expect(states('poetry')).toEqual({
      fiction: 'some',
      classics: 'none',
      poetry: 'all',
      haiku: 'all',
      odes: 'all',
      facts: 'none',
    });
  });

  test('counts all subcategories as the whole only when the parent has no more products', () => {
    expect(states('classics', 'poetry')).toMatchObject({ fiction: 'all' });
    expect(states('haiku', 'odes')).toMatchObject({ poetry: 'some', fiction: 'some' });
  });

  test('replaces selected subcategories by their parent on click', () => {
    expect(toggle([], 'fiction')).toEqual(['fiction']);
    expect(toggle(['haiku', 'facts'], 'fiction')).toEqual(['fiction', 'facts']);
  });

  test('keeps the other subcategories when one is deselected', () => {
    expect(toggle(['fiction'], 'haiku')).toEqual(['classics', 'odes']);
    expect(toggle(['fiction'], 'fiction')).toEqual([]);
  });

  test('keeps unknown ids and can deselect them', () => {
    expect(toggle(['elsewhere'], 'facts')).toEqual(['facts', 'elsewhere']);
    expect(toggle(['elsewhere', 'facts'], 'elsewhere')).toEqual(['facts']);
  });

  test('removes ids below a selected category', () => {
    expect(removeImpliedIds(tree, ['odes', 'fiction', 'facts', 'haiku'])).toEqual(['fiction', 'facts']);
  });

  test('selects the same without implied ids, and a second click undoes the first', () => {
    const ids = fc.subarray(values.map(({ id }) => id));
    fc.assert(
      fc.property(ids, fc.constantFrom(...values), (selectedIds, { id }) => {
        const before = withSubcategories(tree, new Set(selectedIds));
        expect(withSubcategories(tree, new Set(removeImpliedIds(tree, selectedIds)))).toEqual(before);
        const next = new Set(toggle(selectedIds, id));
        const node = all(tree).find((candidate) => candidate.id === id) as CategoryNode;
        const stateBefore = nodeState(node, before);
        expect(nodeState(node, withSubcategories(tree, next))).toBe(stateBefore === 'all' ? 'none' : 'all');
      }),
    );
  });
});
