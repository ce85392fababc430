import type { Product } from '#backend/catalogue-index/catalogue.ts';
import { drawCover } from './compose-cover.ts';

/** The cover of any product of the demo shop, imported books included. */
export function drawProductCover(product: Product): string {
  const valuesOf = (identifier: string) =>
    product.parameterValues
      .filter(({ parameter }) => parameter.identifier === identifier)
      .map(({ key }) => key);
  const text = product.texts.values().next().value;
  return drawCover({
    work: product.group?.key ?? product.articleNumber,
    title: text?.name ?? product.articleNumber,
    author: valuesOf('author').join(', '),
    firstPublished: Number(valuesOf('first-published')[0] ?? 0),
    category: product.primaryCategory.key,
    subjects: valuesOf('subject'),
  });
}
