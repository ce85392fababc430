import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const documentsFile = /storefront\/api\/generated\/graphql\.ts$/;
const importOfDocuments = /import \{([^}]*)\} from '([^']*generated\/graphql\.ts)';/g;

/**
 * The browser sends the hash of a GraphQL document, so its bundle needs no document texts. Each document is a module of its
 * own, so that a chunk has only the hashes that it uses.
 */
export function documentsByHash(): Plugin {
  return {
    name: 'documents-by-hash',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer) {
      const [file = '', document] = source.split('?document=');
      if (!document) return null;
      const resolved = await this.resolve(file, importer);
      return resolved && `${resolved.id}?document=${document}`;
    },
    transform: (code) => (code.includes('generated/graphql.ts') ? separateImports(code) : null),
    async load(id) {
      const [file = '', document] = id.split('?document=');
      if (!document || !documentsFile.test(file)) return null;
      return `export const ${document} = ${JSON.stringify({ __meta__: { hash: hashIn(await readFile(file, 'utf8'), document) } })};`;
    },
  };
}

/** Replaces an import of several documents by one import per document, whose file name ends with `?document=NAME`. */
export function separateImports(code: string): string {
  return code.replace(importOfDocuments, (statement, names: string, file: string) => {
    const documents: string[] = names.match(/(?<!type )\b\w+Document\b/g) ?? [];
    if (documents.length === 0) return statement;
    const rest = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !documents.includes(name));
    return [
      ...documents.map((name) => `import { ${name} } from '${file}?document=${name}';`),
      // An import of types alone would import the module with all documents.
      ...(rest.every((name) => name.startsWith('type '))
        ? []
        : [`import { ${rest.join(', ')} } from '${file}';`]),
    ].join(' ');
  });
}

/** The hash of a document in the text of the generated file. */
export function hashIn(generated: string, document: string): string {
  const start = generated.indexOf(`export const ${document} = new TypedDocumentString(`);
  const hash = start < 0 ? undefined : /"hash":"sha256:([0-9a-f]{64})"/.exec(generated.slice(start))?.[1];
  if (!hash) throw new Error(`The generated documents have no hash of ${document}.`);
  return hash;
}
