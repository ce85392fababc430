import { findNodes, isTest, type Named, type Node } from './project-files.ts';
import { rule } from './rule.ts';

/** The statements of docs/database.md, by the name of the tag or the method. */
const tags = /^(sql|statement|fragment)$/;
const methods = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/;
const folders =
  /^(backend\/database|backend\/catalogue-index\/(loaders|postgres-engine)|demo|bench)\/|\.queries\.ts$/;

const calledMethod = ({ type, callee }: Node) =>
  type === 'CallExpression' ? String(((callee as Node).property as Named)?.name) : '';

rule(
  'statements are in *.queries.ts, or in the folders that docs/database.md names',
  (files) =>
    findNodes(files, ({ path, node }) => {
      if (folders.test(path) || isTest(path)) return false;
      const isTagged =
        node.type === 'TaggedTemplateExpression' && tags.test(String((node.tag as Named)?.name));
      return isTagged || methods.test(calledMethod(node));
    }),
  `backend/features/cart/a.ts                  const a = sql<Row>\`select 1\`;
   backend/features/cart/a.ts                  const a = statement\`select 1\`;
   backend/catalogue-index/updater/a.ts        await db.deleteFrom('sku').execute();
   cli/a.ts                                    const a = trx.selectFrom('sku').select('sku_id');
   backend/mail/a.ts                           await db.transaction().execute((trx) => trx.insertInto('a').execute());`,
  `backend/features/cart/cart.queries.ts       const a = sql\`select 1\`;
   backend/database/a.ts                       const a = db.selectFrom('sku').select('sku_id');
   backend/catalogue-index/loaders/load-a.ts   const a = db.selectFrom('sku').select('sku_id');
   backend/features/cart/a.ts                  await db.transaction().execute((trx) => insertCart(trx)); // sql\`\`
   backend/features/cart/a.api.test.ts         const a = db.selectFrom('sku').selectAll();
   demo/shop/a.ts                              await db.insertInto('market').values(markets).execute();`,
);

rule(
  'a query names its columns',
  (files) =>
    findNodes(
      files,
      ({ path, node }) => !isTest(path) && /^(selectAll|returningAll)$/.test(calledMethod(node)),
    ),
  `backend/features/cart/cart.queries.ts const a = db.selectFrom('cart').selectAll('cart').execute();
   demo/a.ts                              const a = db.insertInto('cart').values(row).returningAll();`,
  `backend/features/cart/cart.queries.ts const a = db.selectFrom('cart').select(['cart_id']).execute();
   backend/features/cart/a.api.test.ts   const a = db.selectFrom('cart').selectAll().execute();`,
);
