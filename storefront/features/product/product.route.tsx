import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { requestStockAlert } from '#storefront/features/stock-alert/request-stock-alert.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { environmentOfCustomer } from '#storefront/session/shop-session.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import type { BuyOutcome } from './buy-form.tsx';
import { loadProduct, type ProductData } from './load-product.ts';
import { ProductScreen } from './product-screen.tsx';
import { isQuantity } from './quantity-limit.ts';

export function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductData> {
  return loadProduct(environmentOf(context), params.alias ?? '', new URL(request.url));
}

/** A form without an intent buys, so that a card of any list can post here. */
export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  switch (form.get('intent')) {
    case null:
      return buy(environmentOfCustomer(context), form, new URL(request.url));
    case 'alert':
      return alert(environment, form);
    default:
      throw data(null, { status: 400 });
  }
}

export function Component() {
  return <ProductScreen {...useLoaderData<ProductData>()} />;
}

async function buy(environment: ShopEnvironment, form: FormData, url: URL) {
  const skuId = Number(form.get('skuId') ?? Number.NaN);
  const quantity = Number(form.get('quantity') ?? 1);
  const outcome = await wanted(environment, skuId, quantity);
  if (environment.side === 'browser') return outcome;
  // Posted without script: from now on this visitor's pages carry what is theirs. A reload must not add once more.
  environment.cookies.set(COOKIES.plain, '1');
  if (outcome.kind === 'added') {
    // The form's own address has no query: what was chosen is chosen still.
    url.searchParams.set('sku', String(skuId));
    return redirectWithin(placeOf(environment.shopper), `${url.pathname}${url.search}#added`, 303);
  }
  return data(outcome, { status: 422 });
}

async function wanted(environment: ShopEnvironment, skuId: number, quantity: number): Promise<BuyOutcome> {
  const { words } = environment;
  if (!Number.isInteger(skuId)) return { kind: 'refused', message: words('product.mustChoose') };
  if (!isQuantity(quantity)) return { kind: 'refused', message: words('product.wrongQuantity'), skuId };
  const outcome = await addToCart(environment, { kind: 'add', skuId, quantity });
  return outcome.kind === 'changed'
    ? { kind: 'added', skuId, quantity }
    : { kind: 'refused', message: outcome.message, skuId, quantity };
}

async function alert(environment: ShopEnvironment, form: FormData) {
  const outcome = await requestStockAlert(environment, {
    email: String(form.get('email') ?? ''),
    skuId: Number(form.get('skuId') ?? Number.NaN) || 0,
  });
  return outcome.kind === 'alert-noted' ? outcome : data(outcome, { status: 422 });
}
