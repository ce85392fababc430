import { LOCALES } from '#contract/locales.ts';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ShopView } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { lineIssueOf } from './lines/line-issue.ts';

/** The names of the items that the market does not sell, with null for each unknown product. */
function unavailableItemNames(cart: CartPartsFragment | null): (string | null)[] {
  const items = itemsOf(cart);
  return items
    .filter((item) => lineIssueOf(item, items)?.kind === 'not-in-market')
    .map(({ product }) => product?.name ?? null);
}

/** A list of names as part of a sentence. */
export function formatNames({ t, shopper }: ShopView<'purchase'>, names: readonly (string | null)[]): string {
  const list = new Intl.ListFormat(LOCALES[shopper.locale].iso, { type: 'conjunction' });
  return list.format(names.map((name) => name ?? t('cart.discontinuedName')));
}

export function notifyUnavailableItems(
  { t, shopper }: ShopView<'purchase'>,
  cart: CartPartsFragment | null,
  country: string,
): void {
  const names = unavailableItemNames(cart);
  if (names.length === 0) return;
  notify(t('cart.unavailableItems', { names: formatNames({ t, shopper }, names), country }), {
    placement: 'bottom-center',
    link: { href: linkTo(localeScopeOf(shopper), 'checkout'), label: t('cart.open') },
  });
}
