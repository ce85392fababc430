import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { DraftLine, OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { isDisplayedSkuName } from '#contract/product/sku-names.ts';
import { findSku } from '../find-sku.ts';

interface LineNames {
  name: string;
  variant: string;
}

/**
 * The names of an ordered product and its format in the reader's language; the names in the order if the shop has no names
 * in this language.
 */
export async function lineNamesIn(
  scope: Scope,
  line: Pick<DraftLine, 'skuId' | keyof LineNames>,
  orderLanguageId: string,
): Promise<LineNames> {
  const { name, variant } = line;
  const languageId = scope.language.id;
  const sku = languageId === orderLanguageId ? undefined : await findSku(scope, line.skuId);
  const choice = sku?.choice.names.get(languageId);
  return {
    name: sku?.product.texts.get(languageId)?.name || name,
    variant: choice && isDisplayedSkuName(choice) ? choice : variant,
  };
}

/** The name of an order's shipping option in the reader's language; the name in the order if the shop has none in it. */
export function shippingNameIn(
  { market, language }: Scope,
  { shipping, languageId }: Pick<OrderDraft, 'shipping' | 'languageId'>,
): string {
  if (language.id === languageId) return shipping.name;
  const method = market.shippingMethods.find(({ id }) => id === shipping.methodId);
  return method?.texts.get(language.id)?.name || shipping.name;
}
