import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CategoryNode,
  categoryTree,
  fewestIds,
  nodeState,
  selectedBelow,
  toggledCategory,
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

function states(...chosen: string[]) {
  const selected = selectedBelow(tree, new Set(chosen));
  return Object.fromEntries(all(tree).map((node) => [node.id, nodeState(node, selected)]));
}
const toggle = (chosen: string[], id: string) => toggledCategory(tree, new Set(chosen), id);

describe('the tree of categories', () => {
  test('stands as the categories do; who has no parent here is a root', () => {
    expect(tree.map(({ id }) => id)).toEqual(['fiction', 'facts']);
    expect(categoryTree([{ id: 'a', label: 'A', count: 1, parent: 'gone' }])).toHaveLength(1);
  });

  test('a chosen category chooses all below it, and those above show a part', () => {
    expect(states('poetry')).toEqual({
      ...{ fiction: 'some', classics: 'none', poetry: 'all', haiku: 'all', odes: 'all', facts: 'none' },
    });
  });

  test('all parts are the whole only where the whole has no more', () => {
    expect(states('classics', 'poetry')).toMatchObject({ fiction: 'all' });
    expect(states('haiku', 'odes')).toMatchObject({ poetry: 'some', fiction: 'some' });
  });

  test('a click chooses a category by itself alone, whatever below it was chosen before', () => {
    expect(toggle([], 'fiction')).toEqual(['fiction']);
    expect(toggle(['haiku', 'facts'], 'fiction')).toEqual(['fiction', 'facts']);
  });

  test('leaving a part of a chosen category keeps the other parts', () => {
    expect(toggle(['fiction'], 'haiku')).toEqual(['classics', 'odes']);
    expect(toggle(['fiction'], 'fiction')).toEqual([]);
  });

  test('an id that is not in the tree stays as it is, and can be left', () => {
    expect(toggle(['elsewhere'], 'facts')).toEqual(['facts', 'elsewhere']);
    expect(toggle(['elsewhere', 'facts'], 'elsewhere')).toEqual(['facts']);
  });

  test('what is below a chosen category needs no mention', () => {
    expect(fewestIds(tree, ['odes', 'fiction', 'facts', 'haiku'])).toEqual(['fiction', 'facts']);
  });

  test('the fewest ids choose the same; a second click on a box takes the first one back', () => {
    const ids = fc.subarray(values.map(({ id }) => id));
    fc.assert(
      fc.property(ids, fc.constantFrom(...values), (chosen, { id }) => {
        const before = selectedBelow(tree, new Set(chosen));
        expect(selectedBelow(tree, new Set(fewestIds(tree, chosen)))).toEqual(before);
        const next = new Set(toggle(chosen, id));
        const node = all(tree).find((candidate) => candidate.id === id) as CategoryNode;
        const was = nodeState(node, before);
        expect(nodeState(node, selectedBelow(tree, next))).toBe(was === 'all' ? 'none' : 'all');
      }),
    );
  });
});
