import { posix } from 'node:path';
import { order, rankOf } from './folder-order.ts';
import { findNodes, isTest, lineOf } from './project-files.ts';
import { rule } from './rule.ts';

const noun = '[a-z]+(-[a-z]+)*';
const knownFolders = [
  `backend(/(config|http|languages(/[a-z]{2,3})?|database(/(backup|client|embedded|migrations|replica|upgrades))?|pricing(/(campaigns|offers))?|catalogue-index(/(loaders|snapshot|updater(/new-index)?|postgres-engine|search(/(text|segments|matching))?|memory-engine(/(storage|facets|prices|lists))?))?|health|jobs|redis|storage|mail(/(templates|mailbox))?|graphql(/(documents|execution|schema))?))?`,
  `storefront(/(config|theme(/fonts)?|translations(/[a-z]{2,3})?|browser(/(navigation|offline))?|routing(/(head|links|requests))?|api|ui(/(fields|loading|notifications))?|forms|session(/(auth|markets))?|tracking|layouts(/header)?|server(/(cache|crawlers|document|files|forms|gateway|http|pages|session))?|public))?`,
  `(backend|storefront)/features/${noun}(/${noun})?`,
  `contract(/(content|customer|diagnostics|forms|graphql|http|languages|order|product|shop))?|tests(/(api|architecture|fuzzing|languages|operations(/cluster)?|search-queries|journeys(/(account|cart|catalogue|checkout|content|navigation|operations|session|support(/(browser|screens))?))?))?|scripts(/runtime)?|sandbox(/(api|assets|checkouts|http|ledger|messages|pages|payment-methods|webhooks))?|cli(/(build|catalogue|commands(/(catalogue|gift-cards|import|searches|vat|setup|desk))?|conformance|observability|output|sandbox|workers))?|bench(/(load|pages|purchases|search|titles|workers))?`,
  `demo(/(book-texts(/(da|en|fi|nb|sv))?|books|campaigns|catalogue|contributors|covers(/(designs|motifs|patterns|scenes))?|goods|onix|pages(/areas)?|portraits|reviews|shop))?`,
];
const vagueFolder = /\/(utils|helpers|lib|common|shared|types|hooks|constants|components)\//;

rule(
  'every file is in a known folder, and no folder has a technical name such as utils',
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
  'file names are kebab-case with a listed role, and no file is called index',
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
  'no file is longer than 300 lines, except data',
  (files) =>
    Object.entries(files)
      .filter(([path]) => !/^(storefront\/translations|demo)\/|\.json$/.test(path))
      // The end of the text is on the line after the last line break.
      .flatMap(([path, text]) => (lineOf(text, text.length) > 301 ? [path] : [])),
  `cli/a.ts <301 lines>`,
  `storefront/translations/sv/base.ts <301 lines>`,
);

const maxEntries = 25;

/** These grow with the shop, by one folder per noun and one file per change of the tables. */
const largeFolders = ['backend/features', 'storefront/features', 'backend/database/migrations'];

rule(
  `no folder has more than ${maxEntries} entries, except ${largeFolders.join(' and ')}`,
  (files) => {
    const entries = new Map<string, Set<string>>();
    for (const path of Object.keys(files)) {
      const parts = path.split('/');
      for (let depth = 1; depth < parts.length; depth++) {
        const folder = parts.slice(0, depth).join('/');
        entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
      }
    }
    return [...entries].flatMap(([folder, names]) =>
      names.size > maxEntries && !largeFolders.includes(folder) ? [`${folder}: ${names.size}`] : [],
    );
  },
  filesIn('contract', maxEntries + 1),
  `${filesIn('contract', maxEntries)}
   ${filesIn('backend/database/migrations', maxEntries + 1)}`,
);

function filesIn(folder: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${folder}/file-${'a'.repeat(index + 1)}.ts`).join(
    ' & ',
  );
}

const isFunction = (type: string) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

rule(
  'no function is longer than 60 lines, no component longer than 100',
  (files) =>
    findNodes(files, ({ path, text, node }) => {
      if (!isFunction(node.type) || isTest(path)) return false;
      const lines = lineOf(text, Number(node.end)) - lineOf(text, node.start) + 1;
      const { name } = (node.id ?? {}) as { name?: string };
      const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name ?? '');
      return lines > (isComponent ? 100 : 60);
    }),
  `cli/a.ts        function a() {<60 lines>}
   cli/a.ts        const a = () => {<60 lines>};
   storefront/a.tsx function useA() {<60 lines>}
   storefront/a.tsx function A() {<60 lines><60 lines>}`,
  `cli/a.ts        function a() { return 1; }
   storefront/a.tsx function A() {<60 lines>}
   cli/a.test.ts   describe('a', () => {<60 lines>});`,
);
