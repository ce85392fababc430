import { type Files, importedPath, lineOf, type Node, parse } from './project-files.ts';

interface ExportedName {
  path: string;
  line: number;
  name: string;
}

type Identifier = Partial<Node> & { name?: string };

export function exportedNames(files: Files): ExportedName[] {
  return parse(files).flatMap(({ path, text, node }) => {
    if (!/^Export(Named|Default)Declaration$/.test(node.type)) return [];
    const line = lineOf(text, node.start);
    return namesOf(node).map((name) => ({ path, line, name }));
  });
}

function namesOf({ type, declaration, specifiers }: Node): string[] {
  if (type === 'ExportDefaultDeclaration') return ['default'];
  const { id, declarations } = (declaration ?? {}) as {
    id?: Identifier;
    declarations?: { id: Identifier }[];
  };
  const declared = declarations?.flatMap((variable) => variableNames(variable.id)) ?? [id];
  const listed = (specifiers as { exported: Identifier }[]).map(({ exported }) => exported);
  return [...declared, ...listed].flatMap((identifier) => identifier?.name ?? []);
}

/** `a` and `b` of `const { a, b } = …`. */
function variableNames(pattern: Identifier): Identifier[] {
  const properties = pattern.properties as { value: Identifier }[] | undefined;
  return properties?.map(({ value }) => value) ?? [pattern];
}

/** Imports as `path#name`; `path#*` for an import of the whole module: dynamic, of a namespace, or inside a type. */
export function importedNames(files: Files): string[] {
  return parse(files).flatMap(({ path, node }) => {
    const to = importedPath(path, node);
    if (to === undefined) return [];
    const specifiers = node.specifiers as
      | { type: string; imported?: Identifier; local: Identifier }[]
      | undefined;
    return (
      specifiers?.map(({ type, imported, local }) => {
        if (type === 'ImportDefaultSpecifier') return `${to}#default`;
        return type === 'ImportNamespaceSpecifier' ? `${to}#*` : `${to}#${(imported ?? local).name}`;
      }) ?? [`${to}#*`]
    );
  });
}

/** The files that mention a name. */
export function mentionsIn(files: Files): Map<string, Set<string>> {
  const mentions = new Map<string, Set<string>>();
  for (const { path, node } of parse(files)) {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
    const name = String(node.name);
    mentions.set(name, (mentions.get(name) ?? new Set()).add(path));
  }
  return mentions;
}
