import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { FORM_KEY, isFormKey } from '#storefront/config/buy-form.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { PACKAGE_CHOICE, REVIEW_FORM, STOCK_ALERT } from '#storefront/config/part-ids.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import type { CartOutcome } from '#storefront/features/cart/change-cart.ts';
import { loadReviewForm, reviewFormParts } from '#storefront/features/review/review-form-chunk.ts';
import { loadStockAlertForm, stockAlertParts } from '#storefront/features/stock-alert/stock-alert-chunk.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { environmentOfCustomer, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import type { BuyOutcome } from './buy-form.tsx';
import { isSoldOut } from './format-choice.tsx';
import type { ProductData } from './load-product.ts';
import { loadPackageChoice, packageChoiceParts } from './package-choice-chunk.ts';
import { ProductScreen } from './product-screen.tsx';
import { isQuantity } from './quantity-limit.ts';
import { readParts } from './read-parts.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductData> {
  const url = new URL(request.url);
  // A page that came from the server has been loaded: only those who go on from it need this.
  const { loadProduct } = await import('./load-product.ts');
  const loaded = await loadProduct(environmentOf(context), params.alias ?? '', url);
  const { productPackage, skus } = loaded.product;
  const isSet = productPackage != null;
  const isAsking = url.searchParams.has('notify') || !skus?.some((sku) => sku && !isSoldOut(sku));
  await Promise.all([isSet && loadPackageChoice(), isAsking && loadStockAlertForm()]);
  const parts = [
    ...(loaded.parts ?? []),
    ...(isSet ? packageChoiceParts : []),
    ...(isAsking ? stockAlertParts : []),
  ];
  const wish = url.searchParams.get('review');
  if (wish !== 'write' && wish !== 'sent') return parts.length > 0 ? { ...loaded, parts } : loaded;
  const { locale } = environmentOf(context).shopper;
  await loadReviewForm(locale);
  // Looked at only here: every other address of the product is the same page for everyone.
  const isSignedIn = () => sessionOf(context).customer() !== undefined;
  const reviewing = wish === 'sent' ? wish : isSignedIn() ? 'signed-in' : 'signed-out';
  return { ...loaded, reviewing, parts: [...parts, ...reviewFormParts(locale)] };
}

/** A page that came with the form is taken over together with it. */
export async function prepare(locale: LocaleCode): Promise<void> {
  const cameWith = (id: string) => globalThis.document?.getElementById(id);
  await Promise.all([
    cameWith(REVIEW_FORM) && loadReviewForm(locale),
    cameWith(PACKAGE_CHOICE) && loadPackageChoice(),
    cameWith(STOCK_ALERT) && loadStockAlertForm(),
  ]);
}

/** A form without an intent buys, so that a card of any list can post here. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  switch (form.get('intent')) {
    case null:
      return buy(environmentOfCustomer(context), form, new URL(request.url));
    case 'alert':
      return (await rareActions()).alert(environment, form);
    case 'review': {
      const { review } = await rareActions();
      return review(environment, sessionOf(context).api, params.alias ?? '', form, new URL(request.url));
    }
    default:
      throw data(null, { status: 400 });
  }
}

const rareActions = () => import('./rare-actions.ts');

export function Component() {
  return <ProductScreen {...useLoaderData<ProductData>()} />;
}

async function buy(environment: ShopEnvironment, form: FormData, url: URL) {
  const outcome = await wanted(environment, form);
  if (environment.side === 'browser') return outcome;
  // Posted without script: from now on this visitor's pages carry what is theirs. A reload must not add once more.
  environment.cookies.set(COOKIES.plain, '1');
  if (outcome.kind === 'added') {
    // The form's own address has no query: what was chosen is chosen still.
    if (outcome.skuId) url.searchParams.set('sku', String(outcome.skuId));
    return redirectWithin(localeScopeOf(environment.shopper), `${url.pathname}${url.search}#added`, 303);
  }
  return data(outcome, { status: 422 });
}

async function wanted(environment: ShopEnvironment, form: FormData): Promise<BuyOutcome> {
  const { t } = environment;
  const key = form.get(FORM_KEY);
  // The same form twice is one wish; another choice on the same page is another.
  const keyOf = (choice: string) => (isFormKey(key) ? `${key}.${choice}` : undefined);
  const packageId = Number(form.get('packageId') ?? Number.NaN);
  if (Number.isInteger(packageId)) {
    const parts = readParts(form);
    const wish = { kind: 'package', packageId, selections: parts } as const;
    const choice = parts.map(({ skuId }) => skuId).join('.');
    return { ...outcomeOf(await addToCart(environment, wish, keyOf(choice))), parts };
  }
  const skuId = Number(form.get('skuId') ?? Number.NaN);
  const quantity = Number(form.get('quantity') ?? 1);
  if (!Number.isInteger(skuId)) return { kind: 'refused', message: t('product.mustChoose') };
  if (!isQuantity(quantity)) return { kind: 'refused', message: t('product.wrongQuantity'), skuId };
  const wish = { kind: 'add', skuId, quantity } as const;
  const outcome = await addToCart(environment, wish, keyOf(`${skuId}.${quantity}`));
  return { ...outcomeOf(outcome), skuId, quantity };
}

function outcomeOf(outcome: CartOutcome): BuyOutcome {
  return outcome.kind === 'changed' ? { kind: 'added' } : { kind: 'refused', message: outcome.message };
}
