import { type Format, formats } from '#backend/database/formats.ts';
import { stableNumber } from '#backend/database/stable-number.ts';
import { withCheckDigit } from '#contract/product/gtin.ts';
import { slug } from '#contract/product/slug.ts';
import { forthcomingFormats } from '../contributors/book-facts.ts';
import type { DemoEdition } from './demo-work.ts';
import type { CategorizedWork } from './load-demo-works.ts';

/** One format of an edition. */
export interface DemoProduct {
  id: number;
  /** `work/language` of the main format, `work/language/format` of the others. */
  key: string;
  work: CategorizedWork;
  edition: DemoEdition;
  format: Format;
  /** The format that packages, relations and reviews refer to: the paperback, else the first. */
  isMain: boolean;
  slug: string;
  articleNumber: string;
  firstAvailableOn: string;
  /** After today for a forthcoming format. */
  publicationDate: string;
  soldCount: number;
  imageFile: string;
  /** Index in the price ladder. */
  priceIndex: number;
  sku: DemoSku;
}

interface DemoSku {
  id: number;
  gtin: string;
  stock: { in_stock: number; oversellable: number; static_stock: number; incoming: string | null };
}

/** The newest book was published this many days before the demo shop was created, so that it has new books. */
const daysSinceNewest = 16;
const dayMs = 86_400_000;
/** Days until new copies of sold-out books arrive. */
const daysToDelivery = 20;
const digitalCopies = 50;
/** Increase it when the drawing of covers changes. */
const coverDesign = 2;

const firstMainId = 100;
const firstOtherId = 3000;
const firstSkuId = 1000;

/** Steps on the price ladder above the paperback. */
const priceSteps: Record<Format, number> = { hardback: 2, audio: 1, paperback: 0, ebook: -1 };
/** The main formats' range on the price ladder, which has lower and higher points for the other formats. */
const mainPriceIndexes = { first: 3, count: 8 };

/** One product per format of each edition. Prices, stock and dates are derived from the key, so that every demo shop is equal. */
export function createDemoProducts(works: CategorizedWork[], today: Date): DemoProduct[] {
  const slugs = new Map<string, string>();
  const editions = works.flatMap((work) => work.editions.map((edition) => ({ work, edition })));
  const newestDay = today.getTime() - daysSinceNewest * dayMs;
  const mains: DemoProduct[] = [];
  const others: DemoProduct[] = [];
  for (const [index, { work, edition }] of editions.entries()) {
    const key = `${work.work}/${edition.language}`;
    const formatsOfEdition = formatsOf(`${work.work}-${edition.language}`);
    const main = formatsOfEdition.includes('paperback') ? 'paperback' : (formatsOfEdition[0] ?? 'paperback');
    const slugOfEdition = uniqueSlug(slugs, edition, work);
    for (const format of formatsOfEdition) {
      const isMain = format === main;
      const book = { work, edition, format, isMain, main };
      const skuId = firstSkuId + mains.length + others.length;
      if (isMain)
        mains.push(
          createProduct(book, { id: firstMainId + index, key, slug: slugOfEdition, skuId, newestDay }),
        );
      else
        others.push(
          createProduct(book, {
            id: firstOtherId + others.length,
            key: `${key}/${format}`,
            slug: `${slugOfEdition}-${slug(formats[format].name[edition.language])}`,
            skuId,
            newestDay,
          }),
        );
    }
  }
  return [...mains, ...others];
}

function createProduct(
  { main, ...book }: Pick<DemoProduct, 'work' | 'edition' | 'format' | 'isMain'> & { main: Format },
  {
    skuId,
    newestDay,
    ...names
  }: Pick<DemoProduct, 'id' | 'key' | 'slug'> & { skuId: number; newestDay: number },
): DemoProduct {
  const { work, edition, format, isMain } = book;
  const articleNumber = articleNumberOf(names.id);
  const seed = `${work.work}-${edition.language}`;
  // A few titles sell very much, most sell little.
  const soldOfMain = Math.floor(2000 / (1 + (stableNumber(`${seed}/sold`) % 400)));
  const soldOfFormat = isMain ? soldOfMain : Math.floor(soldOfMain / 3);
  const firstAvailableOn = toIsoDay(newestDay - (stableNumber(`${seed}/day`) % 1000) * dayMs);
  const daysLeft = forthcomingFormats[names.key];
  const isForthcoming = daysLeft !== undefined;
  return {
    ...book,
    ...names,
    articleNumber,
    firstAvailableOn,
    publicationDate: isForthcoming
      ? toIsoDay(newestDay + (daysSinceNewest + daysLeft) * dayMs)
      : firstAvailableOn,
    soldCount: isForthcoming ? 0 : soldOfFormat,
    imageFile: `${articleNumber.toLowerCase()}-${coverStamp(work, edition)}.jpg`,
    priceIndex:
      mainPriceIndexes.first +
      (stableNumber(`${seed}/price`) % mainPriceIndexes.count) +
      priceSteps[format] -
      priceSteps[main],
    sku: {
      id: skuId,
      gtin: isbn(names.id),
      stock: stockOf(`${seed}/${format}`, { format, isForthcoming, newestDay }),
    },
  };
}

function stockOf(
  key: string,
  { format, isForthcoming, newestDay }: { format: Format; isForthcoming: boolean; newestDay: number },
): DemoSku['stock'] {
  if (formats[format].isDigital) return digitalStock;
  if (isForthcoming) return noStock;
  return physicalStock(key, toIsoDay(newestDay + (daysSinceNewest + daysToDelivery) * dayMs));
}

/** In some markets, audiobooks have another VAT rate than books. */
export const taxClassOf = ({ format }: DemoProduct) => (format === 'audio' ? 'audio' : 'book');

export const articleNumberOf = (id: number) => `KV${String(id).padStart(6, '0')}`;

/** Part of the file name, so that a changed cover has another URL. */
function coverStamp(work: CategorizedWork, edition: DemoEdition): string {
  const facts = [
    coverDesign,
    work.work,
    edition.title,
    work.author,
    edition.publisher,
    work.firstPublished,
    work.category,
    ...work.subjects,
  ];
  return stableNumber(facts.join('|')).toString(36);
}

/** The title; with the language if another edition of the work has that slug, with the author if another work has it. */
function uniqueSlug(taken: Map<string, string>, edition: DemoEdition, work: CategorizedWork): string {
  const title = slug(edition.title);
  const byAuthor = `${title}-${slug(work.author)}`;
  const candidates =
    taken.get(title) === work.work
      ? [`${title}-${edition.language}`]
      : [title, byAuthor, `${byAuthor}-${edition.language}`];
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined)
    throw new Error(
      `duplicate book in the demo data: ${edition.title} by ${work.author} (${edition.language})`,
    );
  taken.set(free, work.work);
  return free;
}

function formatsOf(seed: string): Format[] {
  const sets: Format[][] = [
    ['hardback', 'paperback', 'audio', 'ebook'],
    ['hardback', 'paperback', 'ebook'],
    ['paperback', 'ebook'],
    ['hardback', 'audio'],
    ['paperback'],
    ['hardback', 'ebook'],
  ];
  return sets[stableNumber(`${seed}/formats`) % sets.length] ?? ['paperback'];
}

const toIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const noStock = { in_stock: 0, oversellable: 0, static_stock: 0, incoming: null };
const digitalStock = { in_stock: 0, oversellable: 0, static_stock: digitalCopies, incoming: null };

/** Every kind of stock of §4: many in stock, a few left, none, and oversellable. */
function physicalStock(key: string, nextDelivery: string): DemoSku['stock'] {
  const percentile = stableNumber(`${key}/stock`) % 100;
  const amount = stableNumber(`${key}/amount`);
  if (percentile < 8)
    return {
      in_stock: 0,
      oversellable: 0,
      static_stock: 0,
      incoming: percentile < 4 ? nextDelivery : null,
    };
  if (percentile < 20)
    return { in_stock: 1 + (amount % 5), oversellable: 0, static_stock: 0, incoming: null };
  if (percentile < 28) return { in_stock: amount % 3, oversellable: 25, static_stock: 0, incoming: null };
  return { in_stock: 6 + (amount % 60), oversellable: 0, static_stock: 0, incoming: null };
}

/** ISBN-13. No agency assigns the group 979-9, so that the numbers are of no real book. */
const isbn = (id: number) => withCheckDigit(`9799${String(id).padStart(8, '0')}`);

/** GS1 reserves the prefixes 20–29 for numbers that are valid inside one shop only. */
export const inStoreGtin = (id: number) => withCheckDigit(`20${String(id).padStart(10, '0')}`);
