import { featureOf, rankOf } from './folder-order.ts';
import { findCycles, findImports, importsOf, isTest, sideOf } from './project-files.ts';
import { rule } from './rule.ts';

rule(
  'sides import only the contract and themselves, and the contract imports only itself',
  (files) =>
    findImports(files, ({ from, to }) => {
      const [side, other] = [sideOf(from), sideOf(to)];
      if (side === other || !['contract', 'backend', 'storefront', 'sandbox'].includes(side)) return false;
      // A test beside the code may import test support.
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
  'only cli, bench, tests and scripts import the demo, which imports only backend and contract',
  (files) =>
    findImports(files, ({ from, to }) => {
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
  'within a side, imports follow the order of folders',
  (files) =>
    findImports(files, ({ from, to }) => {
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
  'queries, resolvers, HTTP handlers and routes are imported only inside their feature',
  (files) =>
    findImports(files, ({ from, to }) => {
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
  'no cycles between files or between features, except for types',
  (files) => {
    const imports = importsOf(files).filter(({ isType }) => !isType);
    const features = imports.flatMap(({ from, to }): [string, string][] => {
      const [feature, other] = [featureOf(from), featureOf(to)];
      return feature && other && feature !== other && !isTest(from) ? [[feature, other]] : [];
    });
    return [...findCycles(imports.map(({ from, to }) => [from, to])), ...findCycles(features)];
  },
  `cli/a.ts import './b.ts'; & cli/b.ts export * from './c.ts'; & cli/c.ts import('./a.ts');
   backend/features/cart/a.ts import '../order/b.ts'; & backend/features/order/c.ts import '../cart/d.ts';`,
  `cli/a.ts import './b.ts'; & cli/b.ts import type { A } from './a.ts'; import { type B } from './a.ts';
   backend/features/cart/a.ts import '../order/b.ts'; & backend/features/order/c.ts import type { D } from '../cart/d.ts';`,
);
