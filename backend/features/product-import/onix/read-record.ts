import type { Book } from '../book/book.ts';
import { readGtin } from '../book/gtin.ts';
import { languageCodeOf } from '../book/language-names.ts';
import { quoted } from '../import-error.ts';
import { areOrdersForbidden, marketsOf, suppliesIn, supplyOf } from '../onix-supply/product-supply.ts';
import { pricesOf } from '../onix-supply/supply-prices.ts';
import type { Shop } from '../shop.queries.ts';
import { readCollateralDetail } from './collateral-detail.ts';
import { contributorsOf } from './contributors.ts';
import { childOf, childrenOf, type Element, emptyElement, textOf, textsOf } from './element.ts';
import { formatOfProductForm, isTradeOnly, legalFeaturesOf } from './product-forms.ts';
import {
  announcementDateOf,
  findDate,
  type PublishingFacts,
  publisherOf,
  publishingFactsOf,
  safetyContactOf,
  salesEmbargoOf,
} from './publishing-detail.ts';
import { agesOf, extentsOf, measuresOf } from './quantities.ts';
import { exportIdTypeName, skuSeparator, workOf } from './related-material.ts';
import { subjectsOf } from './subjects.ts';
import { seriesOf, titleOf } from './titles.ts';

export interface RecordContext {
  shop: Pick<Shop, 'currencies' | 'markets'>;
  /** The sender: a prefix of keys. */
  source: string;
  /** The message is an export of a shop: keys and texts are used as they are. */
  isExport: boolean;
  defaultCurrency: string | undefined;
  defaultPriceType: string | undefined;
  today: string;
}

export interface OnixRecord {
  reference: string;
  isDelete: boolean;
  facts: PublishingFacts;
}

type RecordResult =
  | { book: Book; record: OnixRecord }
  | { reasons: string[] }
  /** Valid, but without an effect. */
  | { ignored: string };

const noFacts: PublishingFacts = { rights: [] };

/** Notification types (list 1): new, update and transfer of a whole record; an update of some blocks; deletion; tests. */
const wholeTypes = new Set(['01', '02', '03', '08', '09']);
const blockUpdate = '04';
const deletion = '05';
const testTypes = new Set(['88', '89']);

/** Reads a Product. `stored` are the facts of the record's last version, for block updates. */
export function readRecord(
  product: Element,
  context: RecordContext,
  line: number,
  stored?: PublishingFacts,
): RecordResult {
  const reference = textOf(product, 'RecordReference');
  const type = textOf(product, 'NotificationType') ?? '';
  if (reference === undefined || reference.length > 100)
    return { reasons: ['The record has no RecordReference of at most 100 characters.'] };
  if (testTypes.has(type)) return { ignored: 'The record is a test (notification type 88 or 89).' };
  if (!wholeTypes.has(type) && type !== blockUpdate && type !== deletion)
    return { reasons: [`The notification type ${quoted(type)} is not known.`] };
  const identity = identify(product, reference, context);
  if ('reasons' in identity) return identity;
  const base: Book = { ...emptyBook, line, ...identity, warnings: [], parameters: new Map() };
  if (type === deletion)
    return {
      book: { ...base, isActive: false, isFoundByKeyOnly: true },
      record: { reference, isDelete: true, facts: stored ?? noFacts },
    };
  return readBlocks(product, base, { ...context, isWhole: type !== blockUpdate, reference, stored });
}

const emptyBook = {
  contributors: {},
  descriptions: new Map(),
  excerpts: new Map(),
  prices: new Map(),
  missingPrices: 'keep',
  links: {},
} satisfies Partial<Book>;

interface BlockContext extends RecordContext {
  /** False for a block update, which leaves the blocks that it does not contain. */
  isWhole: boolean;
  reference: string;
  stored: PublishingFacts | undefined;
}

function readBlocks(product: Element, base: Book, context: BlockContext): RecordResult {
  const { isWhole, isExport, today, reference } = context;
  const { warnings } = base;
  // Warns once, because several markets may reject the same price.
  const warn = (sentence: string) => {
    if (!warnings.includes(sentence)) warnings.push(sentence);
  };
  const hasFallback = !isExport;
  const block = (name: string) => childOf(product, name) ?? (isWhole ? emptyElement : undefined);
  const descriptive = block('DescriptiveDetail');
  const collateral = block('CollateralDetail');
  const publishing = block('PublishingDetail');
  const related = block('RelatedMaterial');
  const supplies = childrenOf(product, 'ProductSupply');
  const form = textOf(descriptive, 'ProductForm') ?? '';
  if (isTradeOnly(form, textOf(descriptive, 'ProductComposition') ?? ''))
    return { ignored: 'The record is material for the trade, which is not sold.' };
  const announcedOn = announcementDateOf(publishing) ?? '';
  if (announcedOn > today)
    return { ignored: `The title may not be shown before ${announcedOn}: import the record again then.` };
  const title = descriptive && titleOf(descriptive);
  const tooLong = descriptive && findTooLong(title, descriptive, hasFallback);
  if (descriptive && title === undefined) return { reasons: ['The record has no title.'] };
  if (tooLong) return { reasons: [tooLong] };
  const facts = publishing ? publishingFactsOf(publishing) : (context.stored ?? noFacts);
  const publicationDate = publishing
    ? publicationDateOf(publishing, supplies, { ...context, facts })
    : facts.publicationDate;
  const book: Book = {
    ...base,
    ...(descriptive && { title, ...readDescriptiveDetail(descriptive, { isExport, warn }) }),
    ...(collateral && readCollateralDetail(collateral, { today, hasFallback, warn })),
    ...(publishing && {
      ...publisherOf(publishing),
      ...safetyContactOf(publishing),
      publicationDate,
    }),
    ...(related && { work: workOf(related, context.source) }),
    ...readSupplies(supplies, { ...context, facts, publicationDate, warn }),
  };
  return { book, record: { reference, isDelete: false, facts } };
}

function readSupplies(
  supplies: readonly Element[],
  context: RecordContext & {
    facts: PublishingFacts;
    publicationDate: string | null | undefined;
    warn: (sentence: string) => void;
    isWhole: boolean;
  },
): Partial<Book> {
  const { facts, today, warn } = context;
  const isForbidden = areOrdersForbidden(facts, today);
  if ((facts.preOrdersFrom ?? '') > today)
    warn(`Pre-orders are accepted from ${facts.preOrdersFrom}: import the record again then.`);
  // Without a supply, as in an early notification, the stored prices and stock stay, unless the book is no longer published.
  if (supplies.length === 0) return isForbidden ? { availability: 'unavailable' } : {};
  const named = marketsOf(supplies, context.shop.markets);
  const supply = supplyOf(supplies, context);
  // In ONIX 3.1 an update may contain single markets. Then each supply has a reference, and other markets stay as they are.
  const isPartial =
    !context.isWhole &&
    supplies.every((each) => textOf(each, 'MarketReference')) &&
    context.shop.markets.some(({ code, isVirtual }) => !isVirtual && !named.has(code));
  const { prices, fixedPrices } = pricesOf(supplies, { ...context, isPartial });
  if (!isPartial) return { ...supply, prices, fixedPrices, missingPrices: 'delete' };
  return {
    ...(isForbidden && { availability: 'unavailable' }),
    prices,
    fixedPrices: new Map([...fixedPrices].filter(([code]) => named.has(code))),
    missingPrices: 'keep',
    marketUpdate: { markets: named, supply },
  };
}

/** A book is not delivered before a sales embargo ends, so that day is the date of publication if it is later. */
function publicationDateOf(
  publishing: Element,
  supplies: readonly Element[],
  { shop, facts, today }: RecordContext & { facts: PublishingFacts },
): string | null {
  const suppliesOfShop = suppliesIn(supplies, shop.markets);
  const date = facts.publicationDate ?? marketDateOf(suppliesOfShop) ?? null;
  const embargo = salesEmbargoOf(publishing, suppliesOfShop);
  return embargo !== undefined && embargo > today && embargo > (date ?? '') ? embargo : date;
}

function marketDateOf(supplies: readonly Element[]): string | undefined {
  const dates = supplies
    .flatMap((supply) => childrenOf(supply, 'MarketPublishingDetail'))
    .flatMap((detail) => childrenOf(detail, 'MarketDate'));
  return findDate(dates, 'MarketDateRole', ['01']);
}

type DescriptiveContext = { isExport: boolean; warn: (sentence: string) => void };

/** Block 1 without the title. */
function readDescriptiveDetail(block: Element, { isExport, warn }: DescriptiveContext): Partial<Book> {
  const form = textOf(block, 'ProductForm') ?? '';
  // A shop exports the names of formats that ONIX does not have.
  const name = isExport ? textOf(block, 'ProductFormDescription') : undefined;
  const languages = languagesOf(block, ['01', '08', '06', '07'], warn);
  const isSwedish = !isExport && languages[0] === 'sv';
  const format = name ?? formatOfProductForm(form, textsOf(block, 'ProductFormDetail'), { isSwedish });
  if (format === undefined) warn(`The product form ${quoted(form)} is not known.`);
  return {
    ...(format !== undefined && { format }),
    contributors: contributorsOf(block, { hasFallback: !isExport }),
    languages,
    originalLanguages: languagesOf(block, ['02'], warn),
    ...extentsOf(block),
    ...measuresOf(block),
    ...subjectsOf(block),
    ...legalFeaturesOf(block),
    ages: agesOf(block),
    series: seriesOf(block),
  };
}

/**
 * Codes by role (list 22: 01, 06 and 07 of the text, 08 of the audio, 02 of the original). Codes that are not known stay,
 * because a language may be newer than the shop.
 */
function languagesOf(block: Element, roles: readonly string[], warn: (sentence: string) => void): string[] {
  const languages = childrenOf(block, 'Language');
  const codes = roles
    .flatMap((role) => languages.filter((each) => textOf(each, 'LanguageRole') === role))
    .flatMap((each) => textOf(each, 'LanguageCode')?.toLowerCase() ?? [])
    .filter((code) => code !== 'und' && code !== 'mul');
  return [
    ...new Set(
      codes.flatMap((code) => {
        const known = languageCodeOf(code);
        if (known !== undefined) return [known];
        const isCode = /^[a-z]{2,3}$/.test(code);
        warn(`The language ${quoted(code)} is not known${isCode ? '' : ', and is ignored'}.`);
        return isCode ? [code] : [];
      }),
    ),
  ];
}

function findTooLong(title: string | undefined, block: Element, hasFallback: boolean): string | undefined {
  if ((title?.length ?? 0) > 1000) return 'The title is longer than 1000 characters.';
  const names = Object.values(contributorsOf(block, { hasFallback })).flat();
  const long = [...names.flatMap(({ name, sortName = '' }) => [name, sortName]), seriesOf(block)?.name ?? ''];
  if (long.some((text) => text.length > 300))
    return 'A contributor or the series has a name longer than 300 characters.';
  return (seriesOf(block)?.number?.length ?? 0) > 20
    ? 'The number in the series is longer than 20 characters.'
    : undefined;
}

type Identity = Pick<
  Book,
  'key' | 'gtin' | 'articleNumber' | 'generatedArticleNumber' | 'isFoundByKeyOnly' | 'sizeOf'
>;

/** The ISBN or GTIN (list 5: 15, 03, 02, 14), and the key from the sender and the record's reference. */
function identify(
  product: Element,
  reference: string,
  { source, isExport }: RecordContext,
): Identity | { reasons: string[] } {
  const identifiers = childrenOf(product, 'ProductIdentifier').map((each) => ({
    type: textOf(each, 'ProductIDType') ?? '',
    name: textOf(each, 'IDTypeName'),
    value: textOf(each, 'IDValue') ?? '',
  }));
  const key = isExport ? reference : `${source}:${reference}`;
  const code = ['15', '03', '02', '14']
    .map((type) => identifiers.find((identifier) => identifier.type === type)?.value)
    .find((value) => value !== undefined);
  const exported = identifiers.find(({ type, name }) => type === '01' && name === exportIdTypeName)?.value;
  const article = isExport ? exported : undefined;
  const generated = article ?? `${source}-${reference}`;
  const sizeOf = isExport && reference.includes(skuSeparator) ? reference.split(skuSeparator)[0] : undefined;
  if (code === undefined) return { key, articleNumber: article, generatedArticleNumber: generated, sizeOf };
  const read = readGtin(code);
  if ('error' in read) return { reasons: [`The ISBN ${quoted(code)} ${read.error}.`] };
  return {
    key,
    gtin: read.gtin,
    articleNumber: article,
    generatedArticleNumber: article ?? read.gtin,
    sizeOf,
    // By its ISBN the record would be matched with the product that has the further SKU, and would overwrite that product.
    ...(sizeOf !== undefined && { isFoundByKeyOnly: true as const }),
  };
}
