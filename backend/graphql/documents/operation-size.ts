import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** The size of an operation. The fields of a fragment count wherever it is used; the fragment itself is not a level of depth. */
interface OperationSize {
  depth: number;
  aliases: number;
  directives: number;
  /** Fields that are selected again in the same selection set. */
  repeats: number;
}

interface SelectionSize extends OperationSize {
  /** How often each field is selected at the top level; the surrounding selection set may add more. */
  names: Map<string, number>;
}

type SelectionParent = Partial<Pick<FragmentDefinitionNode, 'directives' | 'selectionSet'>>;

/** Measures each operation of a document that may be invalid. */
export function measureOperations({ definitions }: DocumentNode): OperationSize[] {
  const fragments = new Map<string, SelectionParent>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, SelectionSize>();

  function measure({ directives = [], selectionSet }: SelectionParent): SelectionSize {
    const size = { depth: 0, aliases: 0, directives: directives.length, repeats: 0, names: new Map() };
    for (const node of selectionSet?.selections ?? []) {
      if (node.kind === Kind.FIELD) addField(size, node, measure(node));
      else if (node.kind === Kind.INLINE_FRAGMENT) addFragment(size, measure(node));
      else addFragment(size, measureFragment(node.name.value), node.directives?.length);
    }
    return size;
  }

  function measureFragment(name: string): SelectionSize {
    const known = measured.get(name);
    if (known) return known;
    // A fragment that contains itself counts as empty; validation rejects it later.
    measured.set(name, measure({}));
    const size = measure(fragments.get(name) ?? {});
    measured.set(name, size);
    return size;
  }

  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const size = measure(node);
      return { ...size, repeats: size.repeats + repeatsAmong(size.names) };
    });
}

function addField(size: SelectionSize, { alias, name }: FieldNode, inner: SelectionSize): void {
  // Introspection is deep by nature; graphql-js has its own limit for it.
  const isSchema = name.value === '__schema';
  size.depth = Math.max(size.depth, isSchema ? 0 : inner.depth + 1);
  size.aliases += inner.aliases + (alias && name.value !== '__typename' ? 1 : 0);
  size.directives += inner.directives;
  size.repeats += inner.repeats + repeatsAmong(inner.names);
  count(size.names, alias?.value ?? name.value, 1);
}

function addFragment(size: SelectionSize, inner: SelectionSize, directives = 0): void {
  size.depth = Math.max(size.depth, inner.depth);
  size.aliases += inner.aliases;
  size.directives += inner.directives + directives;
  size.repeats += inner.repeats;
  for (const [name, times] of inner.names) count(size.names, name, times);
}

function count(names: Map<string, number>, name: string, times: number): void {
  names.set(name, (names.get(name) ?? 0) + times);
}

function repeatsAmong(names: ReadonlyMap<string, number>): number {
  let repeats = 0;
  for (const times of names.values()) repeats += times - 1;
  return repeats;
}
