import { BRAND_MARKS, type IconMark, isBrandMark, isIconMark } from '#contract/option-marks.ts';
import {
  type MarketOptionAdditionsFragment,
  MarketOptionsDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

/** A payment or shipping option as the footer shows it: by its name, with an icon, or as a logo. */
export interface ShownMark {
  name: string;
  icon?: IconMark;
  /** Path of an image that replaces the name. */
  logo?: string;
}

/** The statements about delivery in the market, from its table of shipping methods. */
export interface DeliveryStatements {
  promise: string | null;
  time: string | null;
  madeToOrderTime: string | null;
}

/** The payment and shipping options of the market, as the footer shows them, and its statements about delivery. */
export interface MarketOptions {
  payment: ShownMark[];
  delivery: ShownMark[];
  statements: DeliveryStatements;
}

export async function loadMarketOptions(api: CommerceClient): Promise<MarketOptions> {
  const { marketOptions } = await api.query(MarketOptionsDocument, {});
  return {
    payment: marksOf(marketOptions?.paymentOptions ?? []),
    delivery: marksOf(marketOptions?.shippingOptions ?? []),
    statements: {
      promise: marketOptions?.shippingPromise ?? null,
      time: marketOptions?.deliveryTime ?? null,
      madeToOrderTime: marketOptions?.madeToOrderTime ?? null,
    },
  };
}

/** Payment by card is shown as its card brands. Two providers may offer the same brand, which is shown once. */
export function marksOf(options: readonly MarketOptionAdditionsFragment[]): ShownMark[] {
  const shown = options.flatMap(({ label, logo, marks }): ShownMark[] => {
    if (logo) return [{ name: label, logo }];
    const brands = marks.filter(isBrandMark);
    if (brands.length > 0) return brands.map((brand) => ({ name: BRAND_MARKS[brand] }));
    const icon = marks.find(isIconMark);
    return [icon ? { name: label, icon } : { name: label }];
  });
  return [...new Map(shown.map((mark) => [mark.name, mark])).values()];
}
