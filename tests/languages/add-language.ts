import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A language that the shop does not have. Its texts are the English ones with a mark. */
export const newLanguage = { code: 'is', iso: 'is-IS', name: 'Íslenska', mark: '«is» ' };

const { code, iso, name, mark } = newLanguage;

/** Adds one file, and one line to the list of languages. */
export async function addToContract(root: string): Promise<void> {
  const english = await readFile(join(root, 'contract/languages/en.ts'), 'utf8');
  const definition = english
    .replaceAll("'en'", `'${code}'`)
    .replace('export const en:', `export const ${code}:`)
    .replace(/iso: '.*'/, `iso: '${iso}'`)
    .replace(/name: '.*'/, `name: '${name}'`)
    // Paths that differ from the English ones.
    .replace(/(?<=: '\/)(?=[a-z])/g, `${code}-`);
  await writeFile(join(root, `contract/languages/${code}.ts`), definition);
  await register(join(root, 'contract/locales.ts'), `./languages/${code}.ts`);
}

/** Adds a folder to the storefront, a folder and a line to the backend, and a file and a line to the sandbox. */
export async function addToOtherSides(root: string): Promise<void> {
  await copyFolder(root, 'storefront/translations');
  await copyFolder(root, 'backend/languages');
  await register(join(root, 'backend/languages/languages.ts'), `./${code}/language.ts`);
  const sandbox = await readFile(join(root, 'sandbox/messages/en.ts'), 'utf8');
  await writeFile(join(root, `sandbox/messages/${code}.ts`), translate(sandbox));
  await register(join(root, 'sandbox/messages/messages.ts'), `./${code}.ts`);
}

async function copyFolder(root: string, languages: string): Promise<void> {
  const folder = join(root, languages, code);
  await cp(join(root, languages, 'en'), folder, { recursive: true });
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    const source = await readFile(path, 'utf8');
    // Rules such as those of the search have no texts.
    await writeFile(path, /rules/.test(file) ? source : translate(source));
  }
}

/** Adds the import, and the name at the end of the file's list, after `nb`. */
async function register(path: string, module: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  const registered = `import { ${code} } from '${module}';\n${source.replace(/(?<==.*\{.*\bnb)(?= \};)/, `, ${code}`)}`;
  await writeFile(path, registered);
}

/** Puts the mark at the start of every text, and renames the export. */
function translate(source: string): string {
  const starts: number[] = [];
  const visit = (value: unknown, parent?: Record<string, unknown>): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    const isText =
      node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
    // Modules of imports, types of literals and keys of objects are not texts.
    const isName = /^Import|^TSLiteralType$/.test(String(parent?.type)) || parent?.key === node;
    if (isText && !isName) starts.push(Number(node.start) + 1);
    else for (const inner of Object.values(node)) visit(inner, node);
  };
  visit(parseSync('texts.ts', source).program);
  const marked = starts
    .sort((a, b) => b - a)
    .reduce((text, start) => `${text.slice(0, start)}${mark}${text.slice(start)}`, source);
  return marked.replace('export const en:', `export const ${code}:`);
}
