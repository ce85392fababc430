import type { ProductFactsQuery } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { imagePath } from '#storefront/features/product/cover.tsx';
import { stockStatus } from '#storefront/features/product/stock-status.ts';
import type { Shopper } from '#storefront/session/shopper.ts';

type ProductFacts = NonNullable<ProductFactsQuery['product']>;
type SkuFacts = NonNullable<NonNullable<ProductFacts['skus']>[number]>;
type ReviewFacts = NonNullable<NonNullable<ProductFactsQuery['reviews']>['reviews']>[number];

/**
 * A product as search engines know products, with an offer for each SKU; a book also as they know books. What the shop does
 * not know is left out. Prices are those that a consumer pays, whoever looks (a page for companies shows the same product).
 */
export function describeProduct(
  product: ProductFacts,
  reviews: readonly ReviewFacts[],
  { origin }: Pick<Shopper, 'origin'>,
): object {
  const skus = (product.skus ?? []).flatMap((sku) => sku ?? []);
  const authors = parameterValues(product, 'author');
  const isbns = skus.flatMap((sku) => isbnOf(sku) ?? []);
  const isBook = authors.length > 0 || isbns.length > 0;
  const images = (product.productImages ?? []).flatMap((image) => image ?? []);
  const [gtin] = skus.length === 1 ? skus.flatMap((sku) => gtinOf(sku) ?? []) : [];
  return withoutUnknown({
    '@context': 'https://schema.org',
    '@type': isBook ? ['Product', 'Book'] : 'Product',
    '@id': `${origin}${product.canonicalUrl}#product`,
    name: product.name,
    description: product.texts?.text2,
    url: origin + product.canonicalUrl,
    image:
      images.length > 0 ? images.map(({ fileName }) => origin + imagePath(fileName, 800, 'jpg')) : undefined,
    sku: product.articleNumber,
    gtin13: gtin,
    brand: product.brand?.name ? { '@type': 'Brand', name: product.brand.name } : undefined,
    ...(isBook ? bookFacts(product, skus, authors) : {}),
    offers:
      skus.length > 0 && product.unitPrice
        ? skus.map((sku) => describeOffer(product, sku, origin))
        : undefined,
    ...describeReviews(product, reviews),
  });
}

function bookFacts(product: ProductFacts, skus: SkuFacts[], authors: string[]) {
  const languages = parameterValues(product, 'language');
  const pages = Number(parameterValues(product, 'pages')[0]);
  const inLanguage =
    product.variantDimensions?.find((own) => own?.dimension === 'Language')?.value ?? languages[0];
  const isAlone = skus.length === 1;
  const editions = skus.flatMap((sku) => {
    const facts = withoutUnknown({ isbn: isbnOf(sku), bookFormat: bookFormatOf(product, sku) });
    return Object.keys(facts).length > 0 ? [facts] : [];
  });
  return {
    author: authors.length > 0 ? authors.map((name) => ({ '@type': 'Person', name })) : undefined,
    publisher: product.brand?.name ? { '@type': 'Organization', name: product.brand.name } : undefined,
    inLanguage,
    numberOfPages: Number.isInteger(pages) && pages > 0 ? pages : undefined,
    ...(isAlone ? editions[0] : {}),
    workExample:
      !isAlone && editions.length > 0
        ? editions.map((facts) => ({ '@type': 'Book', name: product.name, inLanguage, ...facts }))
        : undefined,
  };
}

/** The contract knows one price a product: every format of an edition costs the same. */
function describeOffer(product: ProductFacts, sku: SkuFacts, origin: string): object {
  const price = product.unitPrice;
  const priceCurrency = price?.currency?.code;
  return withoutUnknown({
    '@type': 'Offer',
    name: sku.name,
    sku: sku.articleNumber,
    gtin13: gtinOf(sku),
    url: `${origin}${product.canonicalUrl}?sku=${sku.skuId}`,
    price: price?.sellingPriceIncVat,
    priceCurrency,
    priceSpecification: price?.isDiscounted
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: price.regularPriceIncVat,
          priceCurrency,
          valueAddedTaxIncluded: true,
        }
      : undefined,
    availability: `https://schema.org/${availabilityOf(sku)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', '@id': `${origin}/#organization`, name: SHOP.name },
  });
}

function availabilityOf({ stock }: SkuFacts): 'InStock' | 'BackOrder' | 'OutOfStock' {
  const status = stockStatus(stock);
  if (status === 'OUT_OF_STOCK') return 'OutOfStock';
  return status === 'OVERSELLABLE' ? 'BackOrder' : 'InStock';
}

/** Only where someone has said something: an average of nothing is none. */
function describeReviews({ rating }: ProductFacts, reviews: readonly ReviewFacts[]) {
  if (!rating || rating.voteCount < 1) return {};
  const told = reviews.flatMap((review) => review ?? []);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.score,
      reviewCount: rating.voteCount,
      bestRating: 5,
      worstRating: 1,
    },
    review:
      told.length > 0
        ? told.map(({ author, comment, reviewDate, rating: stars }) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: author },
            datePublished: reviewDate.slice(0, 10),
            reviewBody: comment,
            reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
          }))
        : undefined,
  };
}

/** The keys of the formats that the shop sells, which are the same in every language. */
const bookFormats: Record<string, string> = {
  hardback: 'Hardcover',
  paperback: 'Paperback',
  audio: 'AudiobookFormat',
  ebook: 'EBook',
};

function bookFormatOf({ currentProductVariant }: ProductFacts, { skuId }: SkuFacts): string | undefined {
  const key = currentProductVariant?.variants?.find((variant) => variant?.skuId === skuId)?.value;
  const format = Object.hasOwn(bookFormats, key ?? '') ? bookFormats[key ?? ''] : undefined;
  return format && `https://schema.org/${format}`;
}

function parameterValues({ parameterGroups }: ProductFacts, identifier: string): string[] {
  return (parameterGroups ?? [])
    .flatMap((group) => group?.parameters ?? [])
    .flatMap((parameter) =>
      parameter?.identifier === identifier && parameter.value ? [parameter.value] : [],
    );
}

/**
 * Only numbers that are one product's all over the world: those that a shop gives its goods itself begin with a 2, and
 * search engines take them for mistakes. Twelve digits are thirteen without the leading zero.
 */
function gtinOf({ gtin }: SkuFacts): string | undefined {
  const digits = (gtin?.replace(/[\s-]/g, '') ?? '').padStart(13, '0');
  const isWorldwide = /^\d{13}$/.test(digits) && !/^(2|02|04|0{5})/.test(digits);
  return isWorldwide && hasCheckDigit(digits) ? digits : undefined;
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

function isbnOf(sku: SkuFacts): string | undefined {
  const gtin = gtinOf(sku);
  return gtin && /^97[89]/.test(gtin) ? gtin : undefined;
}

function withoutUnknown<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<T>;
}
