import type { Catalogue, Product } from '#backend/catalogue-index/catalogue.ts';
import { drawCover } from './cover.ts';

/** Draws the picture of a file name, if it is one of a product's. */
export function coverDrawer(catalogue: () => Catalogue): (fileName: string) => string | undefined {
  let known: { catalogue: Catalogue; byFile: Map<string, Product> } | undefined;
  return (fileName) => {
    const current = catalogue();
    if (known?.catalogue !== current) known = { catalogue: current, byFile: productsByFile(current) };
    const product = known.byFile.get(fileName);
    return product && drawCover(factsOf(product, current));
  };
}

function productsByFile({ products }: Catalogue): Map<string, Product> {
  return new Map(
    [...products.values()].flatMap((product) => product.imageFiles.map((file) => [file, product] as const)),
  );
}

function factsOf(product: Product, catalogue: Catalogue) {
  const group = product.groupId === null ? undefined : catalogue.groups.get(product.groupId);
  const facts = (identifier: string) =>
    product.parameterValues
      .filter(({ parameter }) => parameter.identifier === identifier)
      .map(({ key }) => key);
  const text = product.texts.values().next().value;
  return {
    work: group?.key ?? product.articleNumber,
    title: text?.name ?? product.articleNumber,
    author: facts('author').join(', '),
    publisher: product.brand.name,
    firstPublished: Number(facts('first-published')[0] ?? 0),
    category: product.primaryCategory.key,
    subjects: facts('subject'),
  };
}
