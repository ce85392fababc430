import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import { PACKAGE_CHOICE_ID, REVIEW_FORM_ID, STOCK_ALERT_ID } from '#storefront/config/element-ids.ts';
import { reviewFormChunk, reviewFormSources } from '#storefront/features/review/review-form-chunk.ts';
import { stockAlertChunk, stockAlertSources } from '#storefront/features/stock-alert/stock-alert-chunk.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { packageChoiceChunk, packageChoiceSources } from './buying/package-choice-chunk.ts';
import { isSoldOut } from './editions/size-choice.tsx';
import type { ProductData } from './load-product.ts';
import { ProductScreen } from './product-screen.tsx';

/** Loaded on demand: a page rendered by the server does not run its loader in the browser. */
const loadProductChunk = cacheChunk(() => import('./load-product.ts'));

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ProductData> {
  const url = new URL(request.url);
  const { loadProduct } = await loadProductChunk.load();
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
  const signInState = () => (sessionOf(context).customer() ? 'signed-in' : 'signed-out');
  const reviewing = reviewStep === 'sent' ? reviewStep : signInState();
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
      return (await importBuying()).buy(customerEnvironmentOf(context), form, new URL(request.url));
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
const importBuying = () => import('./buying/buy.ts');

export function Component() {
  return <ProductScreen {...useLoaderData<ProductData>()} />;
}
