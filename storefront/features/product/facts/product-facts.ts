import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import { LISTED_PARAMETERS } from '#contract/product/listed-parameters.ts';
import { slug } from '#contract/product/slug.ts';
import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/links/link-to.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import { isbnOf } from './gtin.ts';

type Product = NonNullable<ProductQuery['product']>;
type Parameter = NonNullable<
  NonNullable<NonNullable<NonNullable<Product['parameterGroups']>[number]>['parameters']>[number]
>;

export interface FactValue {
  text: string;
  /** The list of products with the value. */
  url?: string;
}

export interface Fact {
  name: string;
  values: FactValue[];
}

export interface ProductFacts {
  /** The names on the title page; empty if they are a text such as “Various authors”. */
  authors: FactValue[];
  series: FactValue | undefined;
  facts: Fact[];
  /** Parameters that only this shop has, by group, and the statements that the law requires. */
  groups: { name: string; facts: Fact[] }[];
  quotes: Fact | undefined;
  /** Shown beside the price if the publisher fixes the price. */
  fixedPrice: Fact | undefined;
}

interface FactContext {
  t: Translate<'product'>;
  localeScope: LocaleScope;
}

/** The order of facts, by the identifier of the parameter or the name of a field. */
const factOrder = [
  ...CONTRIBUTOR_ROLES,
  'series',
  'publisher',
  'imprint',
  'publication-date',
  'first-published',
  'isbn',
  'format',
  'pages',
  'running-time',
  'dimensions',
  'weight',
  'language',
  'original-language',
  'age',
  'award',
  'subject',
];

/** The facts of a product page, from the parameters, the SKU and the measures. Unknown facts are left out. */
export function productFacts(product: Product, context: FactContext): ProductFacts {
  const parameters = (product.parameterGroups ?? []).flatMap((group) =>
    (group?.parameters ?? []).flatMap((parameter) =>
      parameter?.show && parameter.name && parameter.value
        ? [{ ...parameter, group: group?.name ?? '', identifier: parameter.identifier ?? '' }]
        : [],
    ),
  );
  const byIdentifier = Map.groupBy(parameters, ({ identifier }) => identifier);
  const isBook = bookParameters.some((identifier) => byIdentifier.has(identifier));
  const known = new Map<string, Fact>(fieldFacts(product, isBook, context));
  for (const [identifier, found] of byIdentifier)
    if (factOrder.includes(identifier)) known.set(identifier, factOf(found, context));
  const series = seriesFact(byIdentifier, context);
  if (series) known.set('series', series);
  const others = parameters.filter(
    ({ identifier }) => !factOrder.includes(identifier) && !displayedElsewhere.has(identifier),
  );
  const quotes = byIdentifier.get('review-quote');
  const fixedPrice = byIdentifier.get('fixed-price');
  return {
    authors: known.get('author')?.values ?? [],
    series: series?.values[0],
    facts: [...factOrder.flatMap((key) => known.get(key) ?? []), ...articleNumberFacts(product, context)],
    groups: [...Map.groupBy(others, ({ group }) => group)].map(([name, inGroup]) => ({
      name,
      facts: [...Map.groupBy(inGroup, ({ identifier }) => identifier).values()].map((found) =>
        factOf(found, context),
      ),
    })),
    quotes: quotes && factOf(quotes, context),
    fixedPrice: fixedPrice && factOf(fixedPrice, context),
  };
}

/** A product with one of these is a book. Other goods have none of them, and a brand instead of a publisher. */
const bookParameters = ['author', 'format', 'pages', 'language'];

/** Displayed with the series, in the section of quotes, and beside the price. */
const displayedElsewhere = new Set(['series-number', 'review-quote', 'fixed-price']);

function factOf(parameters: readonly Parameter[], context: FactContext): Fact {
  return {
    name: parameters[0]?.name ?? '',
    values: parameters.map((parameter) => ({
      text: parameter.value ?? '',
      ...listUrlOf(parameter, context),
    })),
  };
}

/** A backend without the addition `listUrl` finds the list by the slug of the name. */
function listUrlOf(
  { identifier, value, listUrl }: Parameter,
  { localeScope }: FactContext,
): { url?: string } {
  if (!LISTED_PARAMETERS.includes(identifier ?? '')) return {};
  if (listUrl) return { url: listUrl };
  const name = slug(value ?? '');
  return name ? { url: linkTo(localeScope, 'list', { '*': `${identifier}/${name}` }) } : {};
}

/** The number in the series is shown only if the book has one series: it could belong to any of several. */
function seriesFact(
  parameters: ReadonlyMap<string, readonly Parameter[]>,
  context: FactContext,
): Fact | undefined {
  const all = parameters.get('series');
  if (!all) return undefined;
  const fact = factOf(all, context);
  const [first, second] = fact.values;
  const number = parameters.get('series-number')?.[0]?.value;
  if (!first || second || !number) return fact;
  const text = context.t('product.seriesPart', { number, series: first.text });
  return { ...fact, values: [{ ...first, text }] };
}

function fieldFacts(
  { brand, skus, dimensions, weight }: Product,
  isBook: boolean,
  { t }: FactContext,
): [string, Fact][] {
  const [sku, another] = skus ?? [];
  const isbn = sku && !another ? isbnOf(sku.gtin) : undefined;
  const { length = 0, width = 0, height = 0 } = dimensions ?? {};
  const measures = [length, width, height].filter((millimetres) => millimetres > 0);
  const facts: [string, Fact][] = [];
  const add = (key: string, name: string, value: FactValue) => facts.push([key, { name, values: [value] }]);
  if (brand?.name)
    add('publisher', t(isBook || isbn ? 'product.publisher' : 'product.brand'), {
      text: brand.name,
      ...(brand.canonicalUrl ? { url: brand.canonicalUrl } : {}),
    });
  if (isbn) add('isbn', 'ISBN', { text: isbn });
  // The dimensions of other goods are those of the parcel: a T-shirt has no height.
  if (isBook && measures.length > 1) {
    add('dimensions', t('product.dimensions'), { text: `${measures.join(' × ')} mm` });
    // The weight of a product without measures is an estimate for the freight.
    if (weight > 0) add('weight', t('product.weight'), { text: `${weight} g` });
  }
  return facts;
}

function articleNumberFacts({ articleNumber }: Product, { t }: FactContext): Fact[] {
  return articleNumber ? [{ name: t('product.articleNumber'), values: [{ text: articleNumber }] }] : [];
}
