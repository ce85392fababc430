import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import type { IframeRejection } from '../payment-iframe/validate-iframe-purchase.ts';
import { fillGaps, initialPurchase } from './initial-purchase.ts';
import type { PurchaseErrorMessage, PurchaseErrors } from './purchase-errors.ts';
import type { Purchase, PurchaseField } from './purchase-fields.ts';
import { remainingErrors } from './remaining-errors.ts';
import { withSuggestedCities } from './suggested-city.ts';

/** Why the order was rejected. */
export interface PurchaseRejection {
  message: string;
  fieldErrors: PurchaseErrors;
}

export interface PurchaseFormState {
  purchase: Purchase;
  /** The checkout that the page was last loaded with. */
  loadedCheckout: CheckoutPartsFragment | null;
  rejection: PurchaseRejection | undefined;
  /** Errors of fields that the buyer has left since the last rejection. */
  blurErrors: PurchaseErrors;
  /** Whether script runs. Without it, fields are checked only when the form is posted. */
  isHydrated: boolean;
  isPlacing: boolean;
  /** A rejection by the payment iframe, and the iframe that it is shown with. */
  iframeRejection: (IframeRejection & { iframe: string | null }) | undefined;
  /** An iframe that did not load or stopped responding: the order button replaces it. */
  unresponsiveIframe: string | undefined;
}

export type PurchaseFormAction =
  | { kind: 'hydrated' }
  /** The page was loaded again: for another country, or after the buyer signed in. */
  | { kind: 'reloaded'; checkout: CheckoutPartsFragment | null; isCompany: boolean }
  | { kind: 'changed'; purchase: Purchase; field: string | undefined; country: string }
  | { kind: 'blurred'; field: PurchaseField; error: PurchaseErrorMessage }
  | { kind: 'placing' }
  /** The buyer came back from the payment to a page of the back/forward cache. */
  | { kind: 'restored' }
  | { kind: 'rejected'; rejection: PurchaseRejection }
  | { kind: 'iframe-rejected'; rejection: IframeRejection; iframe: string | null }
  | { kind: 'iframe-unresponsive'; iframe: string | undefined };

interface InitialState {
  /** The values of a form that was posted without script. */
  postedPurchase: Purchase | undefined;
  checkout: CheckoutPartsFragment | null;
  isCompany: boolean;
  rejection: PurchaseRejection | undefined;
}

export function initialPurchaseFormState(initial: InitialState): PurchaseFormState {
  const { postedPurchase, checkout, isCompany, rejection } = initial;
  return {
    // A rejected form is shown as it was posted.
    purchase: postedPurchase
      ? withSuggestedCities(postedPurchase, rejection ? null : checkout)
      : initialPurchase(checkout, { isCompany }),
    loadedCheckout: checkout,
    rejection,
    blurErrors: {},
    isHydrated: false,
    isPlacing: false,
    iframeRejection: undefined,
    unresponsiveIframe: undefined,
  };
}

export function reducePurchaseForm(state: PurchaseFormState, action: PurchaseFormAction): PurchaseFormState {
  switch (action.kind) {
    case 'hydrated':
      return { ...state, isHydrated: true };
    case 'reloaded': {
      const saved = initialPurchase(action.checkout, { isCompany: action.isCompany });
      return { ...state, loadedCheckout: action.checkout, purchase: fillGaps(state.purchase, saved) };
    }
    case 'changed':
      return recheck({ ...state, purchase: action.purchase, iframeRejection: undefined }, action);
    case 'blurred':
      return { ...state, blurErrors: { ...state.blurErrors, [action.field]: action.error } };
    case 'placing':
      return { ...state, isPlacing: true, rejection: undefined };
    case 'restored':
      return { ...state, isPlacing: false };
    case 'rejected':
      return { ...state, isPlacing: false, blurErrors: {}, rejection: action.rejection };
    case 'iframe-rejected':
      return { ...state, iframeRejection: { ...action.rejection, iframe: action.iframe } };
    case 'iframe-unresponsive':
      return { ...state, unresponsiveIframe: action.iframe };
  }
}

/** A field that has an error is checked again with every change of it. */
function recheck(
  state: PurchaseFormState,
  { purchase, field, country }: Extract<PurchaseFormAction, { kind: 'changed' }>,
): PurchaseFormState {
  if (!field) return state;
  const remaining = (errors: PurchaseErrors) => remainingErrors(errors, field, purchase, country);
  const { rejection, blurErrors } = state;
  return {
    ...state,
    blurErrors: remaining(blurErrors),
    rejection: rejection && withErrors(rejection, remaining(rejection.fieldErrors)),
  };
}

/** A rejection with field errors ends when the last of these fields is valid. */
function withErrors(
  rejection: PurchaseRejection,
  fieldErrors: PurchaseErrors,
): PurchaseRejection | undefined {
  const isResolved = hasFieldErrors(rejection.fieldErrors) && !hasFieldErrors(fieldErrors);
  return isResolved ? undefined : { ...rejection, fieldErrors };
}
