import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { insertAll } from './bulk-insert.ts';
import type { DemoProduct } from './demo-products.ts';

type Work = DemoProduct['work'];
type Relation = 'RELATED' | 'SIMILAR' | 'ACCESSORIES';

const mostOfAKind = 6;

/** Books that are best read beside another: the life or the letters of who wrote it. */
const companions: Record<string, string[]> = {
  'Tove Jansson': ['tove-jansson-ord-bild-liv', 'brev-fran-tove-jansson'],
  'Astrid Lindgren': ['denne-dag-et-liv', 'krigsdagbocker-1939-1945'],
  'Franz Kafka': ['brief-an-den-vater'],
  'Rainer Maria Rilke': ['briefe-an-einen-jungen-dichter'],
  'Tove Ditlevsen': ['barndom-ditlevsen'],
  'Karen Blixen': ['out-of-africa'],
  'Hans Christian Andersen': ['en-digters-bazar'],
};

/** RELATED by author, SIMILAR by subject, ACCESSORIES by hand; always to the edition in the same language. */
export async function seedRelations(db: Database, products: DemoProduct[]): Promise<void> {
  const works = [...new Map(products.map(({ work }) => [work.work, work])).values()];
  const companionsOf = (work: Work) =>
    works.filter((other) => companions[work.author]?.includes(other.work) && other !== work);
  const relations = new Map(
    works.map((work): [string, [Relation, Work[]][]] => {
      const beside = companionsOf(work);
      const byAuthor = works.filter(
        (other) => other.author === work.author && other !== work && !beside.includes(other),
      );
      return [
        work.work,
        [
          ['RELATED', byAuthor],
          ['SIMILAR', similarTo(work, works)],
          ['ACCESSORIES', beside],
        ],
      ];
    }),
  );
  const editions = new Map(products.map(({ id, work, edition }) => [`${work.work}/${edition.language}`, id]));
  await insertAll(
    db,
    'product_relation',
    products.flatMap(({ id, work, edition }) =>
      (relations.get(work.work) ?? []).flatMap(([relation, others]) =>
        others
          .flatMap((other) => editions.get(`${other.work}/${edition.language}`) ?? [])
          .slice(0, mostOfAKind)
          .map((related_product_id, sort_order) => ({
            product_id: id,
            related_product_id,
            relation,
            sort_order,
          })),
      ),
    ),
  );
  await seedSets(db);
}

/** Works of other authors on the same shelf or of the same subjects, the nearest first. */
function similarTo(work: Work, works: Work[]): Work[] {
  const nearness = (other: Work) =>
    3 * other.subjects.filter((subject) => work.subjects.includes(subject)).length +
    (other.category === work.category ? 1 : 0);
  return works
    .filter((other) => other.author !== work.author)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .map(({ other }) => other);
}

/** A book leads to the sets that it may be bought in, after all else. */
async function seedSets(db: Database): Promise<void> {
  await sql`
    insert into product_relation (product_id, related_product_id, relation, sort_order)
    select distinct package_option.product_id, package_group.product_id, 'ACCESSORIES', ${mostOfAKind}::integer
    from package_option join package_group using (package_group_id)`.execute(db);
}
