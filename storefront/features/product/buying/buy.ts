import { data } from 'react-router';
import { FORM_KEY_FIELD, isFormKey } from '#storefront/config/buy-form.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import type { CartOutcome } from '#storefront/features/cart/changes/change-cart.ts';
import { readInteger } from '#storefront/forms/read-form-fields.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import type { BuyOutcome } from './buy-outcome.ts';
import { isQuantity } from './quantity-limit.ts';
import { readPackageSelections } from './read-package-selections.ts';

/** Adds the posted product to the cart. Without script it redirects to the product. */
export async function buy(environment: ShopEnvironment, form: FormData, url: URL) {
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
