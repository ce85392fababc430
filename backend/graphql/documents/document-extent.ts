import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** The size of an operation. Fragments count wherever they are used, and add no level of depth. */
export interface Extent {
  depth: number;
  aliases: number;
  directives: number;
  /** Fields that are selected again in the same selection set. */
  repeats: number;
}

interface OpenExtent extends Extent {
  /** How often each field is selected at the top level; the surrounding selection set may add more. */
  names: Map<string, number>;
}

type SelectionParent = Partial<Pick<FragmentDefinitionNode, 'directives' | 'selectionSet'>>;

/** The extent of each operation. The document need not be valid. */
export function extentsOf({ definitions }: DocumentNode): Extent[] {
  const fragments = new Map<string, SelectionParent>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, OpenExtent>();

  function measure({ directives = [], selectionSet }: SelectionParent): OpenExtent {
    const extent = { depth: 0, aliases: 0, directives: directives.length, repeats: 0, names: new Map() };
    for (const node of selectionSet?.selections ?? []) {
      if (node.kind === Kind.FIELD) addField(extent, node, measure(node));
      else if (node.kind === Kind.INLINE_FRAGMENT) addFragment(extent, measure(node));
      else addFragment(extent, measureFragment(node.name.value), node.directives?.length);
    }
    return extent;
  }

  function measureFragment(name: string): OpenExtent {
    const known = measured.get(name);
    if (known) return known;
    // A fragment that contains itself counts as empty; validation rejects it later.
    measured.set(name, measure({}));
    const extent = measure(fragments.get(name) ?? {});
    measured.set(name, extent);
    return extent;
  }

  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const extent = measure(node);
      return { ...extent, repeats: extent.repeats + repeatsAmong(extent.names) };
    });
}

function addField(extent: OpenExtent, { alias, name }: FieldNode, inner: OpenExtent): void {
  // Introspection is deep by nature; graphql-js has its own limit for it.
  const isSchema = name.value === '__schema';
  extent.depth = Math.max(extent.depth, isSchema ? 0 : inner.depth + 1);
  extent.aliases += inner.aliases + (alias && name.value !== '__typename' ? 1 : 0);
  extent.directives += inner.directives;
  extent.repeats += inner.repeats + repeatsAmong(inner.names);
  count(extent.names, alias?.value ?? name.value, 1);
}

function addFragment(extent: OpenExtent, inner: OpenExtent, directives = 0): void {
  extent.depth = Math.max(extent.depth, inner.depth);
  extent.aliases += inner.aliases;
  extent.directives += inner.directives + directives;
  extent.repeats += inner.repeats;
  for (const [name, times] of inner.names) count(extent.names, name, times);
}

function count(names: Map<string, number>, name: string, times: number): void {
  names.set(name, (names.get(name) ?? 0) + times);
}

function repeatsAmong(names: ReadonlyMap<string, number>): number {
  let repeats = 0;
  for (const times of names.values()) repeats += times - 1;
  return repeats;
}
