import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** The house rules of docs/architecture.md. Each is shown invented breaches first, and must report every one. */

/** Path from the root → text. */
type Files = Record<string, string>;
/** Answers one line for each breach. */
type Rule = (files: Files) => string[];

const root = join(import.meta.dirname, '..');
const codeFolders = ['backend', 'bench', 'cli', 'contract', 'sandbox', 'scripts', 'storefront', 'tests'];
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);
const isTest = (path: string) => /\.(test|spec|fixture)\.ts$/.test(path) || path.startsWith('tests/');
const sideOf = (path: string) => path.split('/', 1)[0] ?? '';
const featureOf = (path: string) => /^(backend|storefront)\/features\/[^/]+/.exec(path)?.[0];

const order: Record<string, string[]> = {
  backend: [
    ...['config', 'database', 'catalogue-index', 'jobs', 'mail', 'graphql', 'features'],
    ...['resolvers.ts', 'app.ts', 'server.ts'],
  ],
  storefront: [
    ...['config', 'theme', 'translations', 'browser', 'routing', 'api', 'ui', 'session', 'tracking', 'features'],
    ...['layouts', 'routes.ts', 'create-routes.ts', 'server', 'server-entry.ts', 'browser-entry.tsx'],
  ],
};
const rankOf = (path: string) => order[sideOf(path)]?.indexOf(path.split('/')[1] ?? '') ?? -1;

// Reading code

type Node = { type: string; start: number } & Record<string, unknown>;
const parsed = new Map<string, Node[]>();

function nodesOf(path: string, text: string): Node[] {
  const known = parsed.get(path + text);
  if (known) return known;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const nodes: Node[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && 'start' in value) nodes.push(value as Node);
    for (const part of Object.values(value)) visit(part);
  };
  visit(program);
  parsed.set(path + text, nodes);
  return nodes;
}

const code = (files: Files) => Object.entries(files).filter(([path]) => isCode(path));
const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

/** Imports of the project's own files: static, re-exported, dynamic with a literal, and inside types. */
function importsOf(files: Files): Import[] {
  return code(files).flatMap(([from, text]) =>
    nodesOf(from, text).flatMap((node): Import[] => {
      const to = resolveOwn(from, (node.source as { value?: unknown } | null | undefined)?.value);
      return to ? [{ from, to, isType: isTypeOnly(node) }] : [];
    }),
  );
}

function resolveOwn(from: string, specifier: unknown): string | undefined {
  if (typeof specifier !== 'string') return undefined;
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

function isTypeOnly({ type, importKind, exportKind, specifiers }: Node): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true;
  const names = (specifiers ?? []) as { importKind?: string; exportKind?: string }[];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}

const breaches = (files: Files, isBreach: (found: Import) => boolean) =>
  importsOf(files)
    .filter(isBreach)
    .map(({ from, to }) => `${from} imports ${to}`);

function circlesIn(edges: (readonly [string, string])[]): string[] {
  const next = Map.groupBy(edges, ([from]) => from);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (at: string, way: string[]): void => {
    if (way.includes(at)) found.push([...way.slice(way.indexOf(at)), at].join(' → '));
    else if (!done.has(at)) {
      for (const [, to] of next.get(at) ?? []) visit(to, [...way, at]);
      done.add(at);
    }
  };
  for (const at of next.keys()) visit(at, []);
  return found;
}

const report = (files: Files, isBreach: (path: string, text: string) => boolean) =>
  Object.keys(files).filter((path) => isBreach(path, files[path] ?? ''));

/** Nodes of code for which `breachIn` answers words, with their place. */
const reportNodes = (files: Files, breachIn: (node: Node, text: string, path: string) => string | false) =>
  code(files).flatMap(([path, text]) =>
    nodesOf(path, text).flatMap((node) => {
      const words = breachIn(node, text, path);
      return words ? [`${path}:${lineOf(text, node.start)} ${words}`] : [];
    }),
  );

// The rules

const sides: Rule = (files) =>
  breaches(files, ({ from, to }) => {
    const [side, other] = [sideOf(from), sideOf(to)];
    if (side === other || !['contract', 'backend', 'storefront', 'sandbox'].includes(side)) return false;
    // A test that stands beside the code uses what tests are run with.
    if (isTest(from) && other === 'tests') return false;
    return side === 'contract' || other !== 'contract';
  });

const leftward: Rule = (files) =>
  breaches(files, ({ from, to }) => {
    if (isTest(from) || sideOf(from) !== sideOf(to) || to === 'backend/graphql/schema.generated.ts') return false;
    return rankOf(to) > rankOf(from);
  });

const privacy: Rule = (files) =>
  breaches(files, ({ from, to }) => {
    if (from === 'backend/resolvers.ts' && to.endsWith('.resolvers.ts')) return false;
    if (from === 'backend/app.ts' && to.endsWith('.http.ts')) return false;
    return /\.(queries|resolvers|http)\.ts$|\.route\.tsx$/.test(to) && featureOf(from) !== featureOf(to);
  });

const fileCircles: Rule = (files) =>
  circlesIn(
    importsOf(files)
      .filter(({ isType }) => !isType)
      .map(({ from, to }) => [from, to] as const),
  );

const featureCircles: Rule = (files) =>
  circlesIn(
    importsOf(files).flatMap(({ from, to, isType }) => {
      const [feature, other] = [featureOf(from), featureOf(to)];
      return !isType && !isTest(from) && feature && other && feature !== other ? [[feature, other] as const] : [];
    }),
  );

const within = (...names: string[]) => `(/(${names.join('|')}))?`;
const noun = '[a-z]+(-[a-z]+)*';
const knownFolders = new RegExp(
  `^(${[
    `backend${within('config', 'database', 'database/embedded', 'database/migrations', 'database/seed', 'database/seed/books', 'catalogue-index', 'jobs', 'mail', 'graphql', `features/${noun}(/${noun})?`)}`,
    `storefront${within('config', 'theme', 'translations', 'browser', 'routing', 'api', 'ui', 'session', 'tracking', `features/${noun}`, 'layouts', 'server', 'public')}`,
    `contract${within('graphql')}|tests${within('api', 'journeys')}|scripts${within('runtime')}|sandbox|cli|bench`,
  ].join('|')})$`,
);

const folders: Rule = (files) =>
  report(files, (path) => {
    const isLoose = path.split('/').length === 2 && sideOf(path) in order && !isTest(path);
    return !knownFolders.test(posix.dirname(path)) || (isLoose && rankOf(path) === -1);
  });

const vagueFolders: Rule = (files) =>
  report(files, (path) =>
    posix
      .dirname(path)
      .split('/')
      .some((name) => /^(utils|helpers|lib|common|shared|types|hooks|constants|components)$/.test(name)),
  );

const roles =
  'route.tsx store.ts resolvers.ts queries.ts http.ts server.ts module.css test.ts api.test.ts spec.ts generated.ts fixture.ts test-data.json';

const names: Rule = (files) =>
  report(files, (path) => {
    const [base = '', ...rest] = posix.basename(path).split('.');
    const isFine = rest.length === 1 || roles.split(' ').includes(rest.join('.'));
    return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base) || !isFine || /^index\.[tj]sx?$/.test(posix.basename(path));
  });

const lengths: Rule = (files) =>
  report(files, (path, text) => {
    const isData = /^(storefront\/translations|backend\/database\/seed)\//.test(path) || path.endsWith('.json');
    return !isData && text.split('\n').length - 1 > 300;
  });

const colour = /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color)\(/i;
const namedColour = /:[^;{]*\b(white|black|gr[ae]y|red|green|blue|yellow|orange|brown|purple|pink)\b(?![-(])/i;

/** Outside the theme no colour is written out, and no length in px but in queries and in `outline-offset`. */
const tokens: Rule = (all) => {
  const files = Object.fromEntries(Object.entries(all).filter(([path]) => /^storefront\/(?!theme\/)/.test(path)));
  const styles = report(files, (path, text) => {
    if (!path.endsWith('.css')) return false;
    const declared = text.replace(/\/\*.*?\*\/|@(media|container)[^{]*|outline-offset:[^;]*/gs, '');
    return colour.test(declared) || namedColour.test(declared) || /\d(px|pt|pc|cm|mm|in)\b/.test(declared);
  });
  const inCode = reportNodes(files, ({ type, value }, _, path) => {
    const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value;
    return typeof text === 'string' && !isTest(path) && colour.test(text) && 'writes a colour';
  });
  return [...styles, ...inCode];
};

const anys: Rule = (files) =>
  reportNodes(files, ({ type, start }, text) => {
    const line = lineOf(text, start);
    const isExcused = text.split('\n').slice(Math.max(0, line - 2), line).join().includes('biome-ignore');
    return type === 'TSAnyKeyword' && !isExcused && 'says any';
  });

/** `runIf` stays: it says on which machine a test means something. */
const skipped: Rule = (files) =>
  reportNodes(files, ({ type, start, property, key, value, name }, text, path) => {
    const word = String((property as { name?: string })?.name ?? (key as { name?: string })?.name ?? name);
    const begins = /^(test|it|describe|suite)\b/.test(text.slice(start, start + 10));
    const isSkip = /^(skip|skipIf|only|todo|fails)$/.test(word);
    const isBreach =
      (type === 'MemberExpression' && begins && isSkip) ||
      (type === 'Property' && isSkip && (value as { value?: unknown }).value === true) ||
      (type === 'Identifier' && /^(xit|xtest|xdescribe|fit|fdescribe)$/.test(word));
    return isBreach && isTest(path) && `says ${word}`;
  });

// The proof

const long = 'export {};\n'.repeat(301);

/** Rule, breaches that it must report one by one, and what it must let pass. */
const rules: [title: string, rule: Rule, breaches: [path: string, text: string][], fine: Files][] = [
  [
    'sides import the contract and themselves only, and the contract nothing of ours',
    sides,
    [
      ['storefront/ui/a.ts', `import { b } from '#backend/app.ts';`],
      ['backend/app.ts', `export type { B } from '../storefront/routes.ts';`],
      ['sandbox/server.ts', `const b = import('#backend/app.ts');`],
      ['contract/a.ts', `type B = import('#backend/app.ts').B;`],
      ['backend/app.ts', `import '../tests/api/test-shop.ts';`],
    ],
    {
      'cli/a.ts': `import '#backend/app.ts'; import '#storefront/routes.ts';`,
      'storefront/ui/a.ts': `import '#contract/limits.ts'; import './b.ts'; import 'react'; // import '#backend/app.ts'`,
      'backend/a.api.test.ts': `import '../tests/api/test-shop.ts';`,
    },
  ],
  [
    'within a side imports point left in the order of the tree',
    leftward,
    [
      ['backend/graphql/a.ts', `import type { B } from '../features/cart/b.ts';`],
      ['backend/resolvers.ts', `import './app.ts';`],
      ['storefront/features/cart/a.ts', `import '#storefront/layouts/b.tsx';`],
      ['storefront/routes.ts', `import './create-routes.ts';`],
    ],
    {
      'backend/database/a.ts': `import type { B } from '#backend/graphql/schema.generated.ts';`,
      'storefront/ui/a.test.ts': `import '#storefront/session/b.ts';`,
      'storefront/server/a.ts': `import '#storefront/create-routes.ts'; import './b.ts';`,
    },
  ],
  [
    'queries, resolvers, HTTP answers and routes are imported only inside their feature',
    privacy,
    [
      ['backend/features/order/a.ts', `import '#backend/features/cart/cart.queries.ts';`],
      ['backend/app.ts', `import './features/cart/cart.resolvers.ts';`],
      ['backend/resolvers.ts', `import './features/images/images.http.ts';`],
      ['storefront/create-routes.ts', `const a = import('./features/home/home.route.tsx');`],
    ],
    {
      'backend/resolvers.ts': `import './features/cart/cart.resolvers.ts';`,
      'backend/app.ts': `import './features/images/images.http.ts';`,
      'backend/features/cart/a.ts': `import './cart.queries.ts';`,
    },
  ],
];

