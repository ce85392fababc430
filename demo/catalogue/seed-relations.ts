import { sql } from 'kysely';
import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { ageOf } from '../contributors/book-facts.ts';
import type { DemoProduct } from './demo-products.ts';

type Work = DemoProduct['work'];
type Relation = 'RELATED' | 'SIMILAR' | 'ACCESSORIES';

const maxPerRelation = 6;

/** Biographies and letters of an author, as accessories of the author's books. */
const companions: Record<string, string[]> = {
  'Tove Jansson': ['tove-jansson-ord-bild-liv', 'brev-fran-tove-jansson'],
  'Astrid Lindgren': ['denne-dag-et-liv', 'krigsdagbocker-1939-1945'],
  'Franz Kafka': ['brief-an-den-vater'],
  'Rainer Maria Rilke': ['briefe-an-einen-jungen-dichter'],
  'Tove Ditlevsen': ['barndom-ditlevsen'],
  'Karen Blixen': ['out-of-africa'],
  'Hans Christian Andersen': ['en-digters-bazar'],
};

/**
 * RELATED by author, SIMILAR by subject, ACCESSORIES from the list above; always the edition in the same language. Children's
 * books are related to children's books.
 */
export async function seedRelations(db: Database, products: DemoProduct[]): Promise<void> {
  const works = [...new Map(products.map(({ work }) => [work.work, work])).values()];
  const companionsOf = (work: Work) =>
    works.filter((other) => companions[work.author]?.includes(other.work) && other !== work);
  const relations = new Map(
    works.map((work): [string, [Relation, Work[]][]] => {
      const forSameReaders = works.filter((other) => isForChildren(other) === isForChildren(work));
      const ownCompanions = companionsOf(work).filter((other) => forSameReaders.includes(other));
      const byAuthor = forSameReaders.filter(
        (other) => other.author === work.author && other !== work && !ownCompanions.includes(other),
      );
      return [
        work.work,
        [
          ['RELATED', byAuthor],
          ['SIMILAR', similarTo(work, forSameReaders)],
          ['ACCESSORIES', ownCompanions],
        ],
      ];
    }),
  );
  const editions = new Map(products.filter(({ isMain }) => isMain).map(({ id, key }) => [key, id]));
  await bulkInsert(
    db,
    'product_relation',
    products.flatMap(({ id, work, edition }) =>
      (relations.get(work.work) ?? []).flatMap(([relation, others]) =>
        others
          .flatMap((other) => editions.get(`${other.work}/${edition.language}`) ?? [])
          .slice(0, maxPerRelation)
          .map((related_product_id, sort_order) => ({
            product_id: id,
            related_product_id,
            relation,
            sort_order,
          })),
      ),
    ),
  );
  await relatePackages(db);
}

function isForChildren({ category }: Work): boolean {
  return ageOf(category) !== undefined;
}

/** Works of other authors in the same category or with the same subjects, the most similar first. */
function similarTo(work: Work, works: Work[]): Work[] {
  const similarity = (other: Work) =>
    3 * other.subjects.filter((subject) => work.subjects.includes(subject)).length +
    (other.category === work.category ? 1 : 0);
  return works
    .filter((other) => other.author !== work.author)
    .map((other) => ({ other, score: similarity(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
}

/** The packages that contain a book are its last accessories. */
async function relatePackages(db: Database): Promise<void> {
  await sql`
    insert into product_relation (product_id, related_product_id, relation, sort_order)
    select distinct package_option.product_id, package_group.product_id, 'ACCESSORIES', ${maxPerRelation}::integer
    from package_option join package_group using (package_group_id)`.execute(db);
}
