import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { FORM_KEY_FIELD, isFormKey } from '#storefront/config/buy-form.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { PACKAGE_CHOICE_ID, REVIEW_FORM_ID, STOCK_ALERT_ID } from '#storefront/config/element-ids.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import type { CartOutcome } from '#storefront/features/cart/changes/change-cart.ts';
import { reviewFormChunk, reviewFormSources } from '#storefront/features/review/review-form-chunk.ts';
import { stockAlertChunk, stockAlertSources } from '#storefront/features/stock-alert/stock-alert-chunk.ts';
import { readInteger } from '#storefront/forms/read-form-fields.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import type { BuyOutcome } from './buying/buy-outcome.ts';
import { packageChoiceChunk, packageChoiceSources } from './buying/package-choice-chunk.ts';
import { isQuantity } from './buying/quantity-limit.ts';
import { readPackageSelections } from './buying/read-package-selections.ts';
import { isSoldOut } from './editions/size-choice.tsx';
import type { ProductData } from './load-product.ts';
import { ProductScreen } from './product-screen.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductData> {
  const url = new URL(request.url);
  // Loaded on demand: a page rendered by the server does not run its loader in the browser.
  const { loadProduct } = await import('./load-product.ts');
  const loaded = await loadProduct(environmentOf(context), params.alias ?? '', url);
  const { productPackage, skus } = loaded.product;
  const isPackage = productPackage != null;
  const hasStockAlert = url.searchParams.has('notify') || !skus?.some((sku) => sku && !isSoldOut(sku));
  await Promise.all([isPackage && packageChoiceChunk.load(), hasStockAlert && stockAlertChunk.load()]);
  const chunkSources = [
    ...(loaded.chunkSources ?? []),
    ...(isPackage ? packageChoiceSources : []),
    ...(hasStockAlert ? stockAlertSources : []),
  ];
  const reviewStep = url.searchParams.get('review');
  if (reviewStep !== 'write' && reviewStep !== 'sent') return { ...loaded, chunkSources };
  const { locale } = environmentOf(context).shopper;
  await reviewFormChunk.load(locale);
  // The session is read only for this URL: every other URL of the product is a page shared by all visitors.
  const isSignedIn = () => sessionOf(context).customer() !== undefined;
  const reviewing = reviewStep === 'sent' ? reviewStep : isSignedIn() ? 'signed-in' : 'signed-out';
  return { ...loaded, reviewing, chunkSources: [...chunkSources, ...reviewFormSources(locale)] };
}

/** Loads the chunks of forms in a server-rendered page before it is hydrated. */
export async function prepare(locale: LocaleCode): Promise<void> {
  const isRendered = (id: string) => globalThis.document?.getElementById(id);
  await Promise.all([
    isRendered(REVIEW_FORM_ID) && reviewFormChunk.load(locale),
    isRendered(PACKAGE_CHOICE_ID) && packageChoiceChunk.load(),
    isRendered(STOCK_ALERT_ID) && stockAlertChunk.load(),
  ]);
}

/** A form without an intent adds to the cart, so that a card of any list can post here. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await readPostedForm(request);
  switch (form.get('intent')) {
    case null:
      return buy(customerEnvironmentOf(context), form, new URL(request.url));
    case 'alert':
      return (await importSecondaryActions()).submitStockAlert(environment, form);
    case 'review': {
      const { submitReview } = await importSecondaryActions();
      const { api } = sessionOf(context);
      return submitReview(environment, { api, alias: params.alias ?? '', form, url: new URL(request.url) });
    }
    case 'helpful': {
      const { submitVote } = await importSecondaryActions();
      const { sendShopRequest } = sessionOf(context);
      return submitVote(environment, { sendShopRequest, form, url: new URL(request.url) });
    }
    default:
      throw data(null, { status: 400 });
  }
}

const importSecondaryActions = () => import('./secondary-actions.ts');

export function Component() {
  return <ProductScreen {...useLoaderData<ProductData>()} />;
}

async function buy(environment: ShopEnvironment, form: FormData, url: URL) {
  const outcome = await addFromForm(environment, form);
  if (environment.side === 'browser') return outcome;
  // Posted without script: marks the visitor, whose pages are rendered with personal data from now on.
  environment.cookies.set(COOKIES.noScript, '1');
  if (outcome.kind === 'added') {
    // Keeps the selected size, which the URL of the form does not contain.
    if (outcome.skuId) url.searchParams.set('sku', String(outcome.skuId));
    // Redirects, so that a reload does not add again.
    return redirectWithin(localeScopeOf(environment.shopper), `${url.pathname}${url.search}#added`, 303);
  }
  return data(outcome, { status: 422 });
}

async function addFromForm(environment: ShopEnvironment, form: FormData): Promise<BuyOutcome> {
  const { t } = environment;
  const formKey = form.get(FORM_KEY_FIELD);
  // Idempotency key: the same form posted twice adds once, but another selection on the same page adds again.
  const keyOf = (selection: string) => (isFormKey(formKey) ? `${formKey}.${selection}` : undefined);
  const packageId = readInteger(form, 'packageId');
  if (packageId !== null) {
    const selections = readPackageSelections(form);
    const addition = { kind: 'package', packageId, selections } as const;
    const key = keyOf(selections.map(({ skuId }) => skuId).join('.'));
    return { ...toBuyOutcome(await addToCart(environment, addition, key)), selections };
  }
  const skuId = readInteger(form, 'skuId');
  const quantity = form.has('quantity') ? (readInteger(form, 'quantity') ?? 0) : 1;
  if (skuId === null) return { kind: 'rejected', message: t('product.sizeRequired') };
  if (!isQuantity(quantity)) return { kind: 'rejected', message: t('product.invalidQuantity'), skuId };
  const addition = { kind: 'add', skuId, quantity } as const;
  const outcome = await addToCart(environment, addition, keyOf(`${skuId}.${quantity}`));
  return { ...toBuyOutcome(outcome), skuId, quantity };
}

function toBuyOutcome(outcome: CartOutcome): BuyOutcome {
  return outcome.kind === 'changed' ? { kind: 'added' } : { kind: 'rejected', message: outcome.message };
}
