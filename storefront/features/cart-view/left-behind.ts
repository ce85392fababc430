import { LOCALES } from '#contract/locales.ts';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ShopView } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { problemOf } from './line-problem.ts';

/** The books that the market does not sell, by name. */
export function leftBehind(cart: CartPartsFragment | null): (string | null)[] {
  const items = itemsOf(cart);
  return items
    .filter((item) => problemOf(item, items)?.kind === 'not-here')
    .map(({ product }) => product?.name ?? null);
}

/** As a sentence names them. */
export function listNames({ t, shopper }: ShopView, names: readonly (string | null)[]): string {
  const list = new Intl.ListFormat(LOCALES[shopper.locale].iso, { type: 'conjunction' });
  return list.format(names.map((name) => name ?? t('cart.goneName')));
}

export function notifyLeftBehind(
  { t, shopper }: ShopView,
  cart: CartPartsFragment | null,
  country: string,
): void {
  const names = leftBehind(cart);
  if (names.length === 0) return;
  notify(t('cart.couldNotFollow', { names: listNames({ t, shopper }, names), country }), {
    placement: 'bottom-center',
    link: { href: linkTo(localeScopeOf(shopper), 'checkout'), label: t('cart.open') },
  });
}
