import { type Format, formats } from '#backend/database/formats.ts';
import { slug, stableNumber } from '#backend/database/slug.ts';
import type { DemoEdition } from './demo-work.ts';
import type { CategorizedWork } from './load-demo-works.ts';
import { priceLadder } from './price-ladder.ts';

export interface DemoProduct {
  id: number;
  work: CategorizedWork;
  edition: DemoEdition;
  slug: string;
  articleNumber: string;
  firstAvailableOn: string;
  soldCount: number;
  imageFile: string;
  /** Index in the price ladder. */
  priceIndex: number;
  skus: DemoSku[];
}

interface DemoSku {
  id: number;
  format: Format;
  articleNumber: string;
  gtin: string;
  stock: { in_stock: number; oversellable: number; static_stock: number; incoming: string | null };
}

const newestDay = Date.UTC(2026, 10, 1);
const digitalCopies = 50;
/** Increase it when the drawing of covers changes. */
const coverDesign = 2;

/** One product per edition, one SKU per format. Prices, stock and dates are derived from the key, so that every demo shop is equal. */
export function createDemoProducts(works: CategorizedWork[]): DemoProduct[] {
  const slugs = new Map<string, string>();
  const products: DemoProduct[] = [];
  let skuId = 1000;
  for (const work of works) {
    for (const edition of work.editions) {
      const key = `${work.work}-${edition.language}`;
      const id = 100 + products.length;
      const articleNumber = articleNumberOf(id);
      products.push({
        id,
        work,
        edition,
        slug: uniqueSlug(slugs, edition, work),
        articleNumber,
        firstAvailableOn: new Date(newestDay - (stableNumber(`${key}/day`) % 1000) * 86_400_000)
          .toISOString()
          .slice(0, 10),
        soldCount: Math.floor(2000 / (1 + (stableNumber(`${key}/sold`) % 400))),
        imageFile: `${articleNumber.toLowerCase()}-${coverStamp(work, edition)}.jpg`,
        priceIndex: stableNumber(`${key}/price`) % priceLadder.SEK.length,
        skus: formatsOf(key).map((format) => createSku(skuId++, key, format, articleNumber)),
      });
    }
  }
  return products;
}

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
  return taken.set(free, work.work) && free;
}

function formatsOf(key: string): Format[] {
  const sets: Format[][] = [
    ['hardback', 'paperback', 'audio', 'ebook'],
    ['hardback', 'paperback', 'ebook'],
    ['paperback', 'ebook'],
    ['hardback', 'audio'],
    ['paperback'],
    ['hardback', 'ebook'],
  ];
  return sets[stableNumber(`${key}/formats`) % sets.length] ?? ['paperback'];
}

function createSku(id: number, key: string, format: Format, productNumber: string): DemoSku {
  return {
    id,
    format,
    articleNumber: `${productNumber}-${format[0]?.toUpperCase()}`,
    gtin: inStoreGtin(id),
    stock: formats[format].digital ? digitalStock : physicalStock(`${key}/${format}`),
  };
}

const digitalStock = { in_stock: 0, oversellable: 0, static_stock: digitalCopies, incoming: null };

/** Every kind of stock of §4: many in stock, a few left, none, and oversellable. */
function physicalStock(key: string): DemoSku['stock'] {
  const draw = stableNumber(`${key}/stock`) % 100;
  const amount = stableNumber(`${key}/amount`);
  if (draw < 8)
    return {
      in_stock: 0,
      oversellable: 0,
      static_stock: 0,
      incoming: draw < 4 ? '2026-12-07T00:00:00Z' : null,
    };
  if (draw < 20) return { in_stock: 1 + (amount % 5), oversellable: 0, static_stock: 0, incoming: null };
  if (draw < 28) return { in_stock: amount % 3, oversellable: 25, static_stock: 0, incoming: null };
  return { in_stock: 6 + (amount % 60), oversellable: 0, static_stock: 0, incoming: null };
}

/** GS1 reserves the prefixes 20–29 for numbers that are valid inside one shop only. */
export function inStoreGtin(id: number): string {
  const body = `20${String(id).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
