import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import { drawCover } from './compose-cover.ts';

/** Draws the picture of a file name, if it is one of a product's. */
export function coverDrawer(catalogue: () => Catalogue): (fileName: string) => Promise<string | undefined> {
  return async (fileName) => {
    const product = await catalogue().engine.productOfImage(fileName);
    return product && drawCover(factsOf(product));
  };
}

function factsOf(product: Product) {
  const facts = (identifier: string) =>
    product.parameterValues
      .filter(({ parameter }) => parameter.identifier === identifier)
      .map(({ key }) => key);
  const text = product.texts.values().next().value;
  return {
    work: product.group?.key ?? product.articleNumber,
    title: text?.name ?? product.articleNumber,
    author: facts('author').join(', '),
    publisher: product.brand.name,
    firstPublished: Number(facts('first-published')[0] ?? 0),
    category: product.primaryCategory.key,
    subjects: facts('subject'),
  };
}
