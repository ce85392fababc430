import type { Book } from '../book/book.ts';
import { dateOf } from '../onix/dates.ts';
import { childrenOf, type Element, textOf } from '../onix/element.ts';
import type { PublishingFacts } from '../onix/publishing-detail.ts';
import { includesCountry, territoryOf } from '../onix/territory.ts';
import type { Shop } from '../shop.queries.ts';

type Availability = NonNullable<Book['availability']>;

/** Codes of list 65. */
const availabilityOfCode: Record<string, Availability> = Object.fromEntries(
  (
    [
      ['available', '21'],
      ['to-order', '20 22 23'],
      ['forthcoming', '10 11 12'],
      ['later', '30 31 32 33 34'],
      ['unavailable', '01 09 40 41 42 43 44 45 46 47 48 49 50 51 52'],
    ] as const
  ).flatMap(([availability, codes]) => codes.split(' ').map((code) => [code, availability])),
);

/**
 * Publishing status (list 64): cancelled, postponed without a date, out of print, withdrawn, recalled. The status has priority
 * over the supplier's availability.
 */
const endedStatuses = new Set(['01', '03', '07', '11', '15', '16', '17']);
/** The best supplier of several. */
const ranking: Availability[] = ['available', 'to-order', 'forthcoming', 'later', 'unavailable'];
const maxStock = 1_000_000;

/** Whether the publisher forbids orders: the book is no longer published, or cannot be pre-ordered yet. */
export const areOrdersForbidden = ({ status, preOrdersFrom = '' }: PublishingFacts, today: string) =>
  endedStatuses.has(status ?? '') || preOrdersFrom > today;

interface SupplyContext {
  shop: Pick<Shop, 'markets'>;
  facts: PublishingFacts;
  /** `2026-03-12`. */
  today: string;
  publicationDate: string | null | undefined;
}

/**
 * Reads block 6 of ONIX for the shop's markets, without its prices. An unknown code leaves the stored availability. A forthcoming
 * book without a later day of publication or delivery cannot be ordered: the shop would promise a delivery in a few days.
 */
export function supplyOf(
  supplies: readonly Element[],
  { shop, facts, today, publicationDate }: SupplyContext,
): Pick<Book, 'availability' | 'stock' | 'expectedOn'> {
  const details = suppliesIn(supplies, shop.markets).flatMap((supply) => childrenOf(supply, 'SupplyDetail'));
  const known = details.flatMap((detail) => {
    const availability = availabilityOfCode[textOf(detail, 'ProductAvailability') ?? ''];
    return availability ? [{ availability, detail }] : [];
  });
  const [best] = known.sort((a, b) => ranking.indexOf(a.availability) - ranking.indexOf(b.availability));
  const isForbidden = areOrdersForbidden(facts, today);
  const deliverable = known.filter(({ availability }) => canDeliver(availability));
  // Copies of a supplier that does not sell them, such as those of a recalled book, are not for sale. Without a known code, the
  // copies of all suppliers are.
  const stocked = best ? deliverable.map(({ detail }) => detail) : details;
  const expected = childrenOf(best?.detail, 'SupplyDate').find(
    (each) => textOf(each, 'SupplyDateRole') === '08',
  );
  const date = dateOf(expected);
  const isUndated =
    best?.availability === 'forthcoming' && [publicationDate, date].every((day) => (day ?? '') <= today);
  const availability = isUndated ? 'later' : best?.availability;
  return {
    availability: isForbidden ? 'unavailable' : availability,
    stock: isForbidden || isUndated ? undefined : copiesOf(stocked),
    expectedOn: date?.length === 10 ? date : null,
  };
}

const canDeliver = (availability: Availability) => availability !== 'unavailable' && availability !== 'later';

/** The supplies for at least one of the markets. A supply that names no market is for all. */
export function suppliesIn(supplies: readonly Element[], markets: Shop['markets']): Element[] {
  return supplies.filter((supply) => {
    const territories = childrenOf(supply, 'Market').map((market) => territoryOf(market));
    return (
      territories.length === 0 ||
      markets.some(({ country }) => territories.some((each) => includesCountry(each, country)))
    );
  });
}

/** The codes of the markets that the supplies are for: by their markets, else by the territories of their prices. */
export function marketsOf(supplies: readonly Element[], markets: Shop['markets']): Set<string> {
  const territories = supplies.flatMap((supply) => {
    const named = childrenOf(supply, 'Market');
    const prices = childrenOf(supply, 'SupplyDetail').flatMap((detail) => childrenOf(detail, 'Price'));
    const composites = named.length > 0 ? named : prices;
    return composites.length > 0 ? composites.map((each) => territoryOf(each)) : [undefined];
  });
  const included = markets.filter(({ country }) =>
    territories.some((each) => includesCountry(each, country)),
  );
  return new Set(included.map(({ code }) => code));
}

/** Copies of all suppliers; undefined if none states a number. */
function copiesOf(details: readonly Element[]): number | undefined {
  const counts = details
    .flatMap((detail) => childrenOf(detail, 'Stock'))
    .flatMap((stock) => textOf(stock, 'OnHand') ?? [])
    .map(Number)
    .filter((count) => Number.isInteger(count) && count >= 0);
  return counts.length === 0
    ? undefined
    : Math.min(
        maxStock,
        counts.reduce((sum, count) => sum + count, 0),
      );
}
