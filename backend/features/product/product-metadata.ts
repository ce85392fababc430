import { fillPlaceholders } from '#backend/features/metadata/fill-placeholders.ts';
import type { MetadataType } from '#backend/graphql/schema.generated.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import type { ProductInScope } from './product-in-scope.ts';

export function productMetadata({ product, text, offer, scope }: ProductInScope): MetadataType {
  const category = product.primaryCategory.texts.get(scope.language.id)?.name ?? null;
  const values = {
    name: text.name,
    brand: product.brand?.name ?? null,
    pid: product.id,
    cat: category,
    category,
    price: formatMoney(offer.selling, scope.market.currency, scope.language.id),
    dshort: text.text1,
    dlong: text.text2,
  };
  return {
    title: fillPlaceholders(text.metaTitle, values) ?? text.name,
    description: fillPlaceholders(text.metaDescription ?? firstParagraph(text.text2), values),
    keywords: null,
  };
}

/** Descriptions of several paragraphs are too long for a result of a search engine. */
function firstParagraph(text: string | null): string | null {
  return text?.trim().split(/\n\s*\n/, 1)[0] ?? null;
}
