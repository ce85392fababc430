import { bookSize, freightClass } from '#backend/database/book-size.ts';
import { type Format, formats } from '#backend/database/formats.ts';
import { messageEnd, messageStart } from '#backend/features/product-import/onix-export/export-onix.ts';
import { productXml } from '#backend/features/product-import/onix-export/product-xml.ts';
import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import { brandIdOf, brands } from '../catalogue/brands.ts';
import { categoryIdOf, numberedCategories } from '../catalogue/categories.ts';
import { createDemoProducts, type DemoProduct, taxClassOf } from '../catalogue/demo-products.ts';
import type { CategorizedWork } from '../catalogue/load-demo-works.ts';
import { UNKNOWN_AUTHOR } from '../catalogue/parameters.ts';
import { priceHistory } from '../catalogue/price-history.ts';
import { listIdOf } from '../catalogue/seed-prices.ts';
import { biographies } from '../contributors/biographies.ts';
import { allFactsOf } from '../contributors/book-parameters.ts';
import { demoLanguageIds } from '../languages.ts';
import { currencyCodes, markets } from '../shop/markets.ts';
import { demoSettings } from '../shop/settings.ts';

type Context = Parameters<typeof productXml>[1];
type BookRecord = Parameters<typeof productXml>[0];

/** The day for which prices and dates are computed. The import moves the dates to its own day. */
const messageDay = new Date('2026-01-01T00:00:00Z');

const formatKeys = Object.keys(formats) as Format[];
const choiceIdOf = (format: Format) => formatKeys.indexOf(format) + 1;

/**
 * The books of the demo as a message in ONIX 3.0, as the shop would export them. A description is only in the first record
 * of its work, and a biography in the first one of its author: the import completes the other records.
 */
export function createDemoMessage(works: CategorizedWork[]): string {
  const products = createDemoProducts(works, messageDay).sort((a, b) => a.sku.id - b.sku.id);
  const describedWorks = new Set<string>();
  const describedAuthors = new Set<string>();
  const records = products.map((product) => {
    const { work } = product;
    const record = recordOf(product, !describedWorks.has(work.work));
    describedWorks.add(work.work);
    const contributors = contributorsOf(product, describedAuthors);
    const workKeys = new Map([[record.groupId ?? 0, work.work]]);
    return `${productXml(record, { shop, names, contributors, workKeys })}\n`;
  });
  return messageStart(shop, messageDay) + records.join('') + messageEnd;
}

const shop: Context['shop'] = {
  languages: demoLanguageIds.map(([code, id]) => ({ id, code })),
  currencies: [],
  markets: markets.map(({ alias, country: [country], currency, virtual = false }) => ({
    code: alias,
    country,
    currency,
    symbol: '',
    minorDigits: 2,
    priceListId: listIdOf(currency),
    vatBasisPoints: null,
    isVirtual: virtual,
  })),
  mainCurrency: 'SEK',
  taxClasses: [],
  company: demoSettings.company,
  parameterIds: new Map(),
};

const nameOfCategory = new Map(numberedCategories.map(({ id, name }) => [id, name.sv]));

const names: Context['names'] = {
  brands: new Map(Object.entries(brands).map(([key, name]) => [brandIdOf(key), name])),
  categories: new Map(
    numberedCategories.map(({ id, parentId, name }) => {
      const parent = nameOfCategory.get(parentId ?? 0);
      return [id, parent === undefined ? name.sv : `${parent} > ${name.sv}`];
    }),
  ),
  formats: new Map(formatKeys.map((key) => [choiceIdOf(key), { key, name: formats[key].name.sv }])),
};

/** `isDescribed`: the record has the description of its work. */
function recordOf(product: DemoProduct, isDescribed: boolean): BookRecord {
  const { work, edition, format } = product;
  const size = bookSize(format, edition.pages, work.category);
  const { in_stock: inStock, static_stock: staticStock, oversellable, incoming } = product.sku.stock;
  const facts = allFactsOf(product).filter(([, key]) => key !== UNKNOWN_AUTHOR);
  return {
    key: product.key,
    productId: product.id,
    skuId: product.sku.id,
    articleNumber: product.articleNumber,
    brandId: brandIdOf(edition.publisher),
    primaryCategoryId: categoryIdOf(work.category),
    isActive: true,
    fixedPrices: new Map(),
    pictureAltTexts: new Map(),
    freightClass: freightClass(size),
    taxClass: taxClassOf(product),
    fulfilment: formats[format].isDigital ? 'download' : 'shipped',
    publicationDate: product.publicationDate,
    // Any number: `workKeys` has only the work of this record.
    groupId: 1,
    language: edition.language,
    format,
    lengthMm: size.length_mm,
    widthMm: size.width_mm,
    heightMm: size.height_mm,
    texts: textsOf(product, isDescribed),
    categoryIds: [categoryIdOf(work.category)],
    cover: undefined,
    parameters: new Map(
      [...Map.groupBy(facts, ([identifier]) => identifier)].map(([identifier, all]) => [
        identifier,
        all.map(([, key]) => key),
      ]),
    ),
    sku: {
      choiceId: choiceIdOf(format),
      articleNumber: product.articleNumber,
      gtin: product.sku.gtin,
      weightGrams: size.weight_grams,
      inStock,
      oversellable,
      staticStock,
      maxQuantity: null,
      acceptsPreOrders: true,
      incoming,
    },
    prices: new Map(
      currencyCodes.flatMap((currency) => {
        const price = priceHistory(product, currency, messageDay).at(-1);
        return price ? [[listIdOf(currency), price] as const] : [];
      }),
    ),
    links: new Map(),
  };
}

function textsOf({ work, edition, slug }: DemoProduct, isDescribed: boolean): BookRecord['texts'] {
  return new Map(
    demoLanguageIds.map(([code, id]) => [
      id,
      {
        name: edition.title,
        slug,
        text1: work.author,
        text2: isDescribed ? work.text[code] : null,
        text3: null,
        metaDescription: null,
      },
    ]),
  );
}

/** `described` has the names in earlier records, whose biographies are not repeated. Adds the names of this record. */
function contributorsOf(product: DemoProduct, described: Set<string>): Context['contributors'] {
  const isRole = (identifier: string) => CONTRIBUTOR_ROLES.some((role) => role === identifier);
  return new Map(
    allFactsOf(product)
      .filter(([identifier]) => isRole(identifier))
      .map(([role, name]) => {
        const biography = described.has(name) ? undefined : biographies[name];
        described.add(name);
        const texts = biography ? demoLanguageIds.map(([code, id]) => [id, biography[code]]) : [];
        const contributor = { role, key: name, name, sortName: sortNameOf(name), isni: null };
        return [`${role} ${name}`, { ...contributor, biographies: Object.fromEntries(texts) }];
      }),
  );
}

function sortNameOf(name: string): string {
  const at = name.lastIndexOf(' ');
  return at < 0 ? name : `${name.slice(at + 1)}, ${name.slice(0, at)}`;
}
