import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { ALLOWED_NAMES, RETIRED_NAMES, RETIRED_PHRASES } from './retired-words.ts';

/** The house rules of docs/architecture.md. Each is first shown invented breaches, and must report every one. */

/** Path from the root → text. */
type Files = Record<string, string>;

const order: Record<string, string> = {
  backend:
    'config http pricing database catalogue-index jobs mail graphql features resolvers.ts routes.ts background-jobs.ts app.ts server.ts',
  storefront:
    'config theme translations browser routing api ui forms session tracking features layouts routes.ts create-routes.ts server server-entry.ts browser-entry.tsx service-worker.ts',
};
const isTest = (path: string) => /\.(test|spec|fixture)\.ts$/.test(path) || path.startsWith('tests/');
const sideOf = (path: string) => path.split('/', 1)[0] ?? '';
const rankOf = (path: string) => order[sideOf(path)]?.split(' ').indexOf(path.split('/')[1] ?? '') ?? -1;
const featureOf = (path: string) => /^(backend|storefront)\/features\/[^/]+/.exec(path)?.[0];

rule(
  'sides import the contract and themselves only, and the contract nothing of ours',
  (files) =>
    breaches(files, ({ from, to }) => {
      const [side, other] = [sideOf(from), sideOf(to)];
      if (side === other || !['contract', 'backend', 'storefront', 'sandbox'].includes(side)) return false;
      // A test that stands beside the code uses what tests are run with.
      if (isTest(from) && other === 'tests') return false;
      return side === 'contract' || other !== 'contract';
    }),
  `storefront/ui/a.ts      import { b } from '#backend/app.ts';
   storefront/ui/a.test.ts import { b } from '#backend/app.ts';
   backend/app.ts          export type { B } from '../storefront/routes.ts';
   sandbox/server.ts       const b = import('#backend/app.ts');
   contract/a.ts           type B = import('#backend/app.ts').B;
   backend/app.ts          import '../tests/api/test-shop.ts';`,
  `cli/a.ts                import '#backend/app.ts'; import '#storefront/routes.ts';
   storefront/ui/a.ts      import '#contract/limits.ts'; import './b.ts'; // import '#backend/app.ts'
   backend/a.api.test.ts   import '../tests/api/test-shop.ts';`,
);

rule(
  'nothing imports the demo but cli, bench, tests and scripts, and the demo imports backend and contract',
  (files) =>
    breaches(files, ({ from, to }) => {
      const [side, other] = [sideOf(from), sideOf(to)];
      if (side === 'demo')
        return !['demo', 'backend', 'contract'].includes(other) && !(isTest(from) && other === 'tests');
      return other === 'demo' && !['cli', 'bench', 'tests', 'scripts'].includes(side);
    }),
  `backend/app.ts            import { seedDemoShop } from '#demo/seed-demo-shop.ts';
   backend/a.api.test.ts     import '../demo/languages.ts';
   backend/app.ts            const a = import('#demo/covers/a.ts');
   storefront/ui/a.ts        import type { A } from '#demo/a.ts';
   contract/a.ts             type A = import('../demo/a.ts').A;
   sandbox/server.ts         export * from '#demo/a.ts';
   vite.config.ts            import './demo/a.ts';
   demo/a.ts                 import '#storefront/routes.ts';
   demo/a.ts                 import '../cli/settings.ts';
   demo/a.ts                 import '../tests/api/test-shop.ts';`,
  `cli/a.ts                  import '#demo/a.ts';
   bench/a.ts                import '#demo/a.ts';
   tests/api/global-setup.ts import '#demo/a.ts';
   scripts/a.ts              import '../demo/a.ts';
   demo/a.ts                 import '#backend/app.ts'; import '#contract/locales.ts'; import './b.ts';
   demo/a.api.test.ts        import '../tests/api/test-shop.ts';`,
);

rule(
  'within a side imports point left in the order of the tree',
  (files) =>
    breaches(files, ({ from, to }) => {
      if (isTest(from) || to === 'backend/graphql/schema.generated.ts') return false;
      return sideOf(from) === sideOf(to) && rankOf(to) > rankOf(from);
    }),
  `backend/graphql/a.ts          import type { B } from '../features/cart/b.ts';
   backend/resolvers.ts          import './app.ts';
   storefront/features/cart/a.ts import '#storefront/layouts/b.tsx';
   storefront/routes.ts          import './create-routes.ts';`,
  `backend/database/a.ts         import type { B } from '#backend/graphql/schema.generated.ts';
   storefront/ui/a.test.ts       import '#storefront/session/b.ts';
   storefront/server/a.ts        import '#storefront/create-routes.ts'; import './b.ts';`,
);

rule(
  'queries, resolvers, HTTP answers and routes are imported only inside their feature',
  (files) =>
    breaches(files, ({ from, to }) => {
      if (from === 'backend/resolvers.ts' && to.endsWith('.resolvers.ts')) return false;
      if (from === 'backend/routes.ts' && to.endsWith('.http.ts')) return false;
      return /\.(queries|resolvers|http)\.ts$|\.route\.tsx$/.test(to) && featureOf(from) !== featureOf(to);
    }),
  `backend/features/order/a.ts import '#backend/features/cart/cart.queries.ts';
   backend/app.ts              import './features/cart/cart.resolvers.ts';
   backend/resolvers.ts        import './features/images/images.http.ts';
   storefront/create-routes.ts const a = import('./features/home/home.route.tsx');`,
  `backend/resolvers.ts        import './features/cart/cart.resolvers.ts';
   backend/routes.ts           import './features/images/images.http.ts';
   backend/features/cart/a.ts  import './cart.queries.ts';`,
);

rule(
  'neither files nor features import each other in a circle, types apart',
  (files) => {
    const imports = importsOf(files).filter(({ isType }) => !isType);
    const features = imports.flatMap(({ from, to }): [string, string][] => {
      const [feature, other] = [featureOf(from), featureOf(to)];
      return feature && other && feature !== other && !isTest(from) ? [[feature, other]] : [];
    });
    return [...circlesIn(imports.map(({ from, to }) => [from, to])), ...circlesIn(features)];
  },
  `cli/a.ts import './b.ts'; & cli/b.ts export * from './c.ts'; & cli/c.ts import('./a.ts');
   backend/features/cart/a.ts import '../order/b.ts'; & backend/features/order/c.ts import '../cart/d.ts';`,
  `cli/a.ts import './b.ts'; & cli/b.ts import type { A } from './a.ts'; import { type B } from './a.ts';
   backend/features/cart/a.ts import '../order/b.ts'; & backend/features/order/c.ts import type { D } from '../cart/d.ts';`,
);

const noun = '[a-z]+(-[a-z]+)*';
const knownFolders = [
  `backend(/(config|http|database(/(embedded|migrations))?|pricing(/(campaigns|offers))?|catalogue-index(/(loaders|snapshot|updater|postgres-engine|search(/(text|segments|matching))?|memory-engine(/(storage|facets|prices|lists))?))?|jobs|mail(/(messages|templates|mailbox))?|graphql(/(documents|execution|schema))?))?`,
  `storefront(/(config|theme|translations|browser(/(navigation|offline))?|routing(/(head|links|requests))?|api|ui(/(fields|loading|notifications))?|forms|session(/(auth|markets))?|tracking|layouts|server(/(cache|crawlers|files|forms|gateway|http|pages|session))?|public))?`,
  `(backend|storefront)/features/${noun}(/${noun})?`,
  `contract(/(graphql|http))?|tests(/(api|journeys(/(account|cart|catalogue|checkout|content|navigation|operations|session|support(/screens)?))?))?|scripts(/runtime)?|sandbox(/(api|assets|http|ledger|messages|pages|payment-methods|webhooks))?|cli(/commands)?|bench`,
  `demo(/(books|campaigns|catalogue|covers(/(patterns|scenes))?|pages|reviews|shop))?`,
];
const vagueFolder = /\/(utils|helpers|lib|common|shared|types|hooks|constants|components)\//;

rule(
  'every file lives in a known folder, and no folder says only what kind of thing it holds',
  (files) =>
    Object.keys(files).filter((path) => {
      const folder = posix.dirname(path);
      if (!new RegExp(`^(${knownFolders.join('|')})$`).test(folder)) return true;
      return vagueFolder.test(`/${path}`) || (folder in order && !isTest(path) && rankOf(path) === -1);
    }),
  `backend/services/a.ts
   backend/features/cart.ts
   backend/main.ts
   storefront/features/cart/hooks/a.ts
   backend/features/utils/a.ts`,
  `backend/features/content/page/a.ts
   demo/covers/scenes/a.ts
   backend/restarted-shop.fixture.ts
   storefront/routes.ts`,
);

const roles =
  'route.tsx store.ts resolvers.ts queries.ts http.ts server.ts module.css test.ts api.test.ts spec.ts generated.ts fixture.ts test-data.json';

rule(
  'names are kebab-case with a role of the closed list, and no file is an index of others',
  (files) =>
    Object.keys(files).filter((path) => {
      const [base = '', ...rest] = posix.basename(path).split('.');
      const hasRole = rest.length === 1 || roles.split(' ').includes(rest.join('.'));
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base) || !hasRole || base === 'index';
    }),
  `cli/readSettings.ts
   cli/cart.service.ts
   cli/index.ts`,
  `backend/features/cart/cart.queries.ts
   backend/database/migrations/0001-shop.sql`,
);

rule(
  'no file is longer than 300 lines, data apart',
  (files) =>
    Object.entries(files)
      .filter(([path]) => !/^(storefront\/translations|demo)\/|\.json$/.test(path))
      .flatMap(([path, text]) => (lineOf(text, text.length) > 301 ? [path] : [])),
  `cli/a.ts <301 lines>`,
  `storefront/translations/sv.ts <301 lines>`,
);

const colour =
  /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color)\(/i;
const namedColour =
  /:[^;{]*\b(white|black|gr[ae]y|red|green|blue|yellow|orange|brown|purple|pink)\b(?![-(])/i;

rule(
  'outside the theme no colour is written out, and no px but in queries and outline-offset',
  (files) => {
    const isRuled = (path: string) => /^storefront\/(?!theme\/)/.test(path) && !isTest(path);
    const styles = Object.entries(files).filter(([path, text]) => {
      const style = text.replace(/\/\*.*?\*\/|@(media|container)[^{]*|outline-offset:[^;]*/gs, '');
      const isRaw = colour.test(style) || namedColour.test(style) || /\d(px|pt|pc|cm|mm|in)\b/.test(style);
      return path.endsWith('.css') && isRuled(path) && isRaw;
    });
    const inCode = placesOf(files, ({ path, node: { type, value } }) => {
      const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value;
      return typeof text === 'string' && colour.test(text) && isRuled(path);
    });
    return [...styles.map(([path]) => path), ...inCode];
  },
  `storefront/ui/a.module.css  a { color: #222; }
   storefront/ui/a.module.css  a { background: rgb(0 0 0 / 50%); }
   storefront/ui/a.module.css  a { color: white; }
   storefront/ui/a.module.css  a { margin: 3px; }
   storefront/ui/a.tsx         const a = <a fill="#aabbcc" />;`,
  `storefront/theme/tokens.css :root { --ink: #222222; --line: 1px; }
   storefront/ui/a.module.css  @media (min-width: 768px) { a { outline-offset: 2px; white-space: nowrap; } }
   storefront/ui/a.tsx         const a = <a href="#added" />; // #222222`,
);

rule(
  'nothing is of the type any, but where a comment excuses it',
  (files) =>
    placesOf(files, ({ node: { type, start }, text }) => {
      const isExcused = /biome-ignore lint\/suspicious\/noExplicitAny.*\n?.*$/.test(text.slice(0, start));
      return type === 'TSAnyKeyword' && !isExcused;
    }),
  `cli/a.ts const a = b as any[];`,
  `cli/a.ts const any = 'any'; // : any
   cli/a.ts /* biome-ignore lint/suspicious/noExplicitAny: a reason */ const a: any = 1;`,
);

rule(
  'no test is skipped or run alone; runIf says on which machine it means something',
  (files) =>
    placesOf(files, ({ path, text, node: { type, start, property, key, value, name } }) => {
      const word = String((property as Named)?.name ?? (key as Named)?.name ?? name);
      const isCalled = type === 'MemberExpression' && /^(test|it|describe)\b/.test(text.slice(start));
      const isOption = type === 'Property' && (value as { value?: unknown }).value === true;
      const isSkip = /^(skip|skipIf|only|todo|fails)$/.test(word) && (isCalled || isOption);
      return isTest(path) && (isSkip || (type === 'Identifier' && /^[xf](it|test|describe)$/.test(word)));
    }),
  `cli/a.test.ts            test.skip('a', () => {});
   cli/a.test.ts            describe.only.each([1])('a', () => {});
   cli/a.test.ts            xit('a', () => {});
   tests/journeys/a.spec.ts test('a', { skip: true }, () => {});`,
  `cli/a.test.ts            test.runIf(isRoot)('it says test.only', () => { ask({ skip: 3 }); pages.only(); });`,
);

/** Names that come from elsewhere: the schema's and the tables' fields, in every case style. */
const foreignNames = () =>
  new Set(
    Object.entries(project())
      .filter(([path]) => /\.(graphql|sql)$/.test(path))
      .flatMap(([, text]) => text.match(/\w+/g) ?? []),
  );

const retiredWordIn = (name: string) =>
  ALLOWED_NAMES.test(name)
    ? undefined
    : name
        .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
        .find((word) => Object.hasOwn(RETIRED_NAMES, word.toLowerCase()));

const isProse = (text: string) => !/biome-ignore|@/.test(text);

rule(
  'names, comments and titles of tests use no retired word (docs/glossary.md)',
  (files) => {
    const foreign = foreignNames();
    const inPaths = Object.keys(files).filter((path) => retiredWordIn(posix.basename(path)) !== undefined);
    const inNames = placesOf(files, ({ node: { type, name } }) => {
      if (type !== 'Identifier' && type !== 'JSXIdentifier' && type !== 'PrivateIdentifier') return false;
      return !foreign.has(String(name)) && retiredWordIn(String(name)) !== undefined;
    });
    const inComments = commentsOf(files).flatMap(({ path, line, text }) =>
      isProse(text) && RETIRED_PHRASES.some((phrase) => phrase.test(text)) ? [`${path}:${line} ${text}`] : [],
    );
    const inTitles = placesOf(files, ({ path, node: { type, callee, arguments: given } }) => {
      const [title] = (given ?? []) as { value?: unknown }[];
      const isTitled = type === 'CallExpression' && /^(test|it|describe|rule)$/.test(calledName(callee));
      const text = typeof title?.value === 'string' ? title.value : '';
      return isTest(path) && isTitled && RETIRED_PHRASES.some((phrase) => phrase.test(text));
    });
    return [...inPaths, ...inNames, ...inComments, ...inTitles];
  },
  `cli/kept-list.ts
   cli/a.ts const mostBytes = 1;
   cli/a.ts const a = { MOST_BYTES: 1 };
   cli/a.ts export function findPlace() {}
   cli/a.ts // Whoever was faster counts.
   cli/a.ts /** Nought is nobody's number. */
   cli/a.ts // The rest. What was left is deleted.
   cli/a.test.ts test('the visitor is told so', run);
   cli/a.test.ts describe.each([1])('nobody reads it', run);`,
  `cli/a.ts const almost = placeholder; const maxBytes = 1; // What is this? Almost everything.
   cli/a.ts placeOrder(); const orderPlacedAt = lookUp();
   cli/a.test.ts test('returns what was stored', run);`,
);

/** Every line of `reported` must be found out, every one of `passed` let pass, and the project must obey. */
function rule(title: string, check: (files: Files) => string[], reported: string, passed: string): void {
  describe(title, () => {
    test.each(samples(reported))('finds %s', (_, files) => expect(check(files)).not.toEqual([]));
    test.each(samples(passed))('lets pass %s', (_, files) => expect(check(files)).toEqual([]));
    test('holds', () => expect(check(project())).toEqual([]));
  });
}

/** A line is a sample: path and text; several files with `&` between. */
function samples(lines: string): [string, Files][] {
  const fileOf = (sample: string) => {
    const [, path = '', text = ''] = /^(\S+)\s*(.*)$/.exec(sample.trim()) ?? [];
    return [path, text.replace('<301 lines>', 'export {};\n'.repeat(301))];
  };
  return lines.split('\n').map((line) => [line.trim(), Object.fromEntries(line.split(' & ').map(fileOf))]);
}

let written: Files | undefined;

/** All that is written by hand. */
function project(): Files {
  const root = join(import.meta.dirname, '..');
  written ??= Object.fromEntries(
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(\..*|node_modules|dist|coverage|docs)$/.test(entry.name))
      .flatMap(({ name }) => readdirSync(join(root, name), { withFileTypes: true, recursive: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
      .filter((path) => !/\bnode_modules\b|\.generated\.ts$|^storefront\/api\/generated\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  return written;
}

type Named = { name?: string } | undefined;
type Node = { type: string; start: number } & Record<string, unknown>;
type Place = { path: string; text: string; node: Node };
const parsed = new WeakMap<Files, Place[]>();

function parse(files: Files): Place[] {
  const places = parsed.get(files) ?? [];
  if (parsed.has(files)) return places;
  parsed.set(files, places);
  for (const [path, text] of Object.entries(files).filter(([path]) => /\.(tsx?|mjs)$/.test(path))) {
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('type' in value && 'start' in value) places.push({ path, text, node: value as Node });
      Object.values(value).forEach(visit);
    };
    visit(parseSync(path, text).program);
  }
  return places;
}

/** The name of the called function without what is chained to it: `test` of `test.each([])('…')`. */
function calledName(callee: unknown): string {
  const { type, name, object, callee: inner } = (callee ?? {}) as Partial<Node>;
  if (type === 'Identifier') return String(name);
  return object || inner ? calledName(object ?? inner) : '';
}

function commentsOf(files: Files): { path: string; line: number; text: string }[] {
  return Object.entries(files)
    .filter(([path]) => /\.(tsx?|mjs)$/.test(path))
    .flatMap(([path, text]) =>
      parseSync(path, text).comments.map(({ value, start }) => ({
        path,
        line: lineOf(text, start),
        text: value.replace(/\n?\s*\*\s?/g, ' ').trim(),
      })),
    );
}

function placesOf(files: Files, isBreach: (place: Place) => boolean): string[] {
  const found = parse(files).filter(isBreach);
  return found.map(({ path, text, node }) => `${path}:${lineOf(text, node.start)}`);
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

type Import = { from: string; to: string; isType: boolean };

/** Imports of the project's own files: static, re-exported, dynamic with a literal, and inside types. */
function importsOf(files: Files): Import[] {
  return parse(files).flatMap(({ path: from, node }): Import[] => {
    const specifier = (node.source as { value?: unknown } | null | undefined)?.value;
    if (typeof specifier !== 'string' || !/^[.#]/.test(specifier)) return [];
    const to = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
    const names = (node.specifiers ?? []) as Partial<Node>[];
    const isTyped = ({ type, importKind, exportKind }: Partial<Node>) =>
      type === 'TSImportType' || importKind === 'type' || exportKind === 'type';
    return [{ from, to, isType: isTyped(node) || (names.length > 0 && names.every(isTyped)) }];
  });
}

function breaches(files: Files, isBreach: (found: Import) => boolean): string[] {
  const found = importsOf(files).filter(isBreach);
  return found.map(({ from, to }) => `${from} imports ${to}`);
}

function circlesIn(edges: [string, string][]): string[] {
  const next = Map.groupBy(edges, ([from]) => from);
  const done = new Set<string>();
  const visit = (at: string, way: string[]): string[] => {
    if (way.includes(at)) return [[...way.slice(way.indexOf(at)), at].join(' → ')];
    if (done.has(at)) return [];
    const found = (next.get(at) ?? []).flatMap(([, to]) => visit(to, [...way, at]));
    done.add(at);
    return found;
  };
  return [...next.keys()].flatMap((at) => visit(at, []));
}
