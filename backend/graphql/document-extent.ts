import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** How far an operation reaches. Fragments count wherever they are used, and are no levels of their own. */
export interface Extent {
  depth: number;
  aliases: number;
  directives: number;
  /** Fields that are asked for again in the same place. */
  repeats: number;
}

interface OpenExtent extends Extent {
  /** How often each field is asked for at the top: more may come from what stands around. */
  names: Map<string, number>;
}

type Selecting = Partial<Pick<FragmentDefinitionNode, 'directives' | 'selectionSet'>>;

/** The extent of each operation of a document, which need not be a valid one. */
export function extentsOf({ definitions }: DocumentNode): Extent[] {
  const fragments = new Map<string, Selecting>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, OpenExtent>();

  function measure({ directives = [], selectionSet }: Selecting): OpenExtent {
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
    // Where a fragment contains itself it counts as empty; validation refuses it later.
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
  // The schema is deeper than any shop; how deep it may be asked for is a rule of the library's own.
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
