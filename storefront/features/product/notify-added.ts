import { linkTo } from '#storefront/routing/link-to.ts';
import type { ShopView } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { notify } from '#storefront/ui/notification.store.ts';

/** In sight wherever the page is scrolled to, with the way on. */
export function notifyAdded({ words, shopper }: ShopView, name: string, format?: string | null): void {
  notify(format ? words('product.addedFormat', { name, format }) : words('product.addedNamed', { name }), {
    mode: 'success',
    placement: 'bottom-center',
    link: { href: linkTo(placeOf(shopper), 'checkout'), label: words('product.toCheckout') },
  });
}
