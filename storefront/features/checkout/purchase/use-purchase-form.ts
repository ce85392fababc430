import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import type { CheckoutData, DeliveryCountry } from '../load-checkout.ts';
import { placeOrder } from '../order-placement/place-order.ts';
import type { IframeRejection } from '../payment-iframe/validate-iframe-purchase.ts';
import type { PostedReply } from '../posted-form/posted-reply.ts';
import { trackedCart } from '../tracked-cart.ts';
import { paymentIframeOf } from '../updates/checkout-options.ts';
import { useCheckoutUpdates } from '../updates/use-checkout-updates.ts';
import { checkTexts } from './check-purchase.ts';
import { copyOwnZip } from './own-zip.ts';
import { type PurchaseField, readPurchase } from './purchase-fields.ts';
import {
  initialPurchaseFormState,
  type PurchaseRejection,
  reducePurchaseForm,
} from './purchase-form-state.ts';
import { type PurchaseProgress, purchaseProgress } from './purchase-progress.ts';
import { useSuggestedCities } from './suggested-city.ts';

export interface PurchaseFormProps {
  cart: CartPartsFragment;
  isUpdating: boolean;
  loaded: CheckoutData;
  country: DeliveryCountry | undefined;
  /** The reply to a form that was posted without script. */
  formReply: PostedReply | undefined;
}

/** The state of the purchase form and its event handlers. */
export function usePurchaseForm({ cart, loaded, country, formReply }: PurchaseFormProps) {
  const { t, shopper } = useShop('purchase');
  const form = useRef<HTMLFormElement>(null);
  const isCompany = shopper.customerType === 'ORGANIZATION';
  const [state, dispatch] = useReducer(reducePurchaseForm, undefined, () =>
    initialPurchaseFormState({
      postedPurchase: formReply && 'purchase' in formReply ? formReply.purchase : undefined,
      checkout: loaded.checkout,
      isCompany,
      rejection: initialRejection(formReply, loaded, t('order.notPaid')),
    }),
  );
  if (state.loadedCheckout !== loaded.checkout)
    dispatch({ kind: 'reloaded', checkout: loaded.checkout, isCompany });
  const { purchase, isHydrated } = state;
  const updates = useCheckoutUpdates({ cart, loaded, country, purchase });
  const { checkout } = updates;
  const countryCode = country?.code ?? '';
  const progress = purchaseProgress({ t, purchase, checkout, cart, country: countryCode, isHydrated });
  const start = useEffectEvent(() => {
    dispatch({ kind: 'hydrated' });
    track('checkout:impression', trackedCart(cart));
  });
  useEffect(() => start(), []);

  const removeSuggestedCity = useSuggestedCities(form, purchase, checkout, change);
  function change(field?: string): void {
    if (!form.current) return;
    copyOwnZip(form.current, field);
    removeSuggestedCity(field);
    const typed = readPurchase(new FormData(form.current));
    dispatch({ kind: 'changed', purchase: typed, field, country: countryCode });
    updates.push(typed);
  }

  function checkOnBlur(field: PurchaseField, value: string): void {
    const error = checkTexts(purchase, countryCode)[field];
    if (value && error) dispatch({ kind: 'blurred', field, error });
  }

  return { form, state, dispatch, updates, progress, isCompany, change, checkOnBlur };
}

export type PurchaseFormControls = ReturnType<typeof usePurchaseForm>;

/** Places the order when the buyer presses the button. */
export function useOrder(
  { form, dispatch, updates }: Pick<PurchaseFormControls, 'form' | 'dispatch' | 'updates'>,
  country: DeliveryCountry | undefined,
): (button: HTMLElement | null) => Promise<void> {
  const shop = useShop('purchase');
  const { revalidate } = useRevalidator();
  const isBusy = useRef(false);
  useResetOnReturn(isBusy, () => dispatch({ kind: 'restored' }));

  return async (button) => {
    if (isBusy.current || !form.current || !country) return;
    isBusy.current = true;
    dispatch({ kind: 'placing' });
    // Read before an update in flight has ended: the total that the button named is the one that is ordered.
    const typed = new FormData(form.current, button);
    await updates.settled();
    const outcome = await placeOrder(browserEnvironment(shop), typed, country.code);
    // The button stays disabled until the page is left.
    if (outcome.kind === 'placed') return location.assign(outcome.url);
    isBusy.current = false;
    dispatch({ kind: 'rejected', rejection: outcome.rejection });
    if (outcome.rejection.isAboutCart) void revalidate();
  };
}

/** A buyer who returns from the payment may find this page in the back/forward cache, still busy. */
function useResetOnReturn(isBusy: RefObject<boolean>, onReturn: () => void): void {
  const reset = useEffectEvent(() => {
    isBusy.current = false;
    onReturn();
  });
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}

/** Handles the reports of the payment iframe. */
export function useIframeReports(
  { dispatch, updates }: Pick<PurchaseFormControls, 'dispatch' | 'updates'>,
  { paymentOption }: Pick<PurchaseProgress, 'paymentOption'>,
) {
  const { revalidate } = useRevalidator();
  const iframe = paymentOption?.paymentData ?? null;
  return {
    onRejected(rejection: IframeRejection): void {
      const { checkout, isAboutCart } = rejection;
      // The message is shown until the iframe changes. The checkout of the rejection may already have another iframe.
      dispatch({ kind: 'iframe-rejected', rejection, iframe: checkout ? paymentIframeOf(checkout) : iframe });
      if (checkout) updates.accept(checkout);
      if (isAboutCart) void revalidate();
    },
    onUnresponsive(): void {
      dispatch({ kind: 'iframe-unresponsive', iframe: iframe ?? undefined });
    },
  };
}

function initialRejection(
  formReply: PostedReply | undefined,
  { isUnpaid }: CheckoutData,
  notPaidMessage: string,
): PurchaseRejection | undefined {
  if (formReply?.about === 'purchase') return formReply;
  return isUnpaid && !formReply ? { message: notPaidMessage, fieldErrors: {} } : undefined;
}
