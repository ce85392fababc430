import { type Format, formats, priceLadder } from '../formats.ts';
import { slug, stableNumber } from '../slug.ts';
import type { ShelvedWork } from './demo-books.ts';
import type { SeedEdition } from './seed-work.ts';

export interface DemoProduct {
  id: number;
  work: ShelvedWork;
  edition: SeedEdition;
  slug: string;
  articleNumber: string;
  firstAvailableOn: string;
  soldCount: number;
  imageFile: string;
  /** Where it stands on the price ladder. */
  rung: number;
  skus: DemoSku[];
}

export interface DemoSku {
  id: number;
  format: Format;
  articleNumber: string;
  gtin: string;
  stock: { in_stock: number; oversellable: number; static_stock: number; incoming: string | null };
}

const newestDay = Date.UTC(2026, 10, 1);
const digitalCopies = 50;
/** Raised when covers are drawn otherwise. */
const coverDesign = 1;

/** One product an edition, one SKU a format; everything that is not a fact about the book is drawn from its key. */
export function makeDemoProducts(works: ShelvedWork[]): DemoProduct[] {
  const slugs = new Map<string, string>();
  const products: DemoProduct[] = [];
  let skuId = 1000;
  for (const work of works) {
    for (const edition of work.editions) {
      const key = `${work.work}-${edition.language}`;
      const id = 100 + products.length;
      const articleNumber = `KV${String(id).padStart(6, '0')}`;
      products.push({
        id,
        work,
        edition,
        slug: freeSlug(slugs, edition, work),
        articleNumber,
        firstAvailableOn: new Date(newestDay - (stableNumber(`${key}/day`) % 1000) * 86_400_000)
          .toISOString()
          .slice(0, 10),
        soldCount: Math.floor(2000 / (1 + (stableNumber(`${key}/sold`) % 400))),
        imageFile: `${articleNumber.toLowerCase()}-${coverStamp(work, edition)}.jpg`,
        rung: stableNumber(`${key}/price`) % priceLadder.SEK.length,
        skus: formatsOf(key).map((format) => makeSku(skuId++, key, format, articleNumber)),
      });
    }
  }
  return products;
}

/** Part of the file's name, so that a cover that looks different has another address. */
function coverStamp(work: ShelvedWork, edition: SeedEdition): string {
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

/** The title; with its language where another edition of the work has taken it, with the author where another work has. */
function freeSlug(taken: Map<string, string>, edition: SeedEdition, work: ShelvedWork): string {
  const title = slug(edition.title);
  const byAuthor = `${title}-${slug(work.author)}`;
  const candidates =
    taken.get(title) === work.work
      ? [`${title}-${edition.language}`]
      : [title, byAuthor, `${byAuthor}-${edition.language}`];
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined)
    throw new Error(`The demo books hold "${edition.title}" by ${work.author} twice in ${edition.language}.`);
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

function makeSku(id: number, key: string, format: Format, productNumber: string): DemoSku {
  return {
    id,
    format,
    articleNumber: `${productNumber}-${format[0]?.toUpperCase()}`,
    gtin: inStoreGtin(id),
    stock: formats[format].digital ? digitalStock : physicalStock(`${key}/${format}`),
  };
}

const digitalStock = { in_stock: 0, oversellable: 0, static_stock: digitalCopies, incoming: null };

/** Every kind of stock of §4: plenty, a few left, none, and made to order. */
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

/** The range 20–29 is set aside for numbers that mean something only inside one shop. */
export function inStoreGtin(id: number): string {
  const body = `20${String(id).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
