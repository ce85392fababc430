import type { Product } from '#backend/catalogue-index/catalogue.ts';
import { loadDemoWorks } from '../catalogue/load-demo-works.ts';
import { drawingOfGood } from '../goods/goods.ts';
import { drawCover } from './compose-cover.ts';
import { type CoverDesign, planDesigns } from './cover-design.ts';
import { drawGood } from './draw-good.ts';

let planned: Promise<Map<string, CoverDesign>> | undefined;

/** The designs of the demo's books, planned together at the first cover. */
export function loadPlannedDesigns(): Promise<Map<string, CoverDesign>> {
  planned ??= loadDemoWorks().then((works) =>
    planDesigns(works.map((work) => ({ ...work, title: work.editions[0]?.title ?? '' }))),
  );
  return planned;
}

/** The picture of any product of the demo shop: the cover of a book, imported ones included, or a drawing of goods. */
export async function drawProductCover(product: Product): Promise<string> {
  const category = product.primaryCategory.key;
  if (category.startsWith('goods/')) return drawGood(drawingOfGood(product.articleNumber, category));
  const valuesOf = (identifier: string) =>
    product.parameterValues
      .filter(({ parameter }) => parameter.identifier === identifier)
      .map(({ key }) => key);
  const text = product.texts.values().next().value;
  const work = product.group?.key ?? product.articleNumber;
  return drawCover(
    {
      work,
      title: text?.name ?? product.articleNumber,
      author: valuesOf('author').join(', '),
      firstPublished: Number(valuesOf('first-published')[0] ?? 0),
      category,
      subjects: valuesOf('keyword'),
    },
    (await loadPlannedDesigns()).get(work),
  );
}
