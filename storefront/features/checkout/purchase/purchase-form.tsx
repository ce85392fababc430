import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { isDownload } from '#storefront/features/cart-view/lines/line-issue.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { CountryChoice } from '../country-choice.tsx';
import { fillForm, SAVED_ADDRESS_FIELD } from '../form-sections/apply-saved-address.ts';
import { DeliverySection } from '../form-sections/delivery-section.tsx';
import { DetailsSection } from '../form-sections/details-section.tsx';
import { OrderSection } from '../form-sections/order-section.tsx';
import { PaymentSection } from '../form-sections/payment-section.tsx';
import type { CheckoutData } from '../load-checkout.ts';
import { fingerprintOf } from '../order-placement/cart-fingerprint.ts';
import { PaymentIframeSlot } from '../payment-iframe/payment-iframe-slot.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PURCHASE_FORM } from './field-id.ts';
import { checkoutInput, type PurchaseField } from './purchase-fields.ts';
import styles from './purchase-form.module.css';
import {
  type PurchaseFormControls,
  type PurchaseFormProps,
  useIframeReports,
  useOrder,
  usePurchaseForm,
} from './use-purchase-form.ts';

/** The form from country to order button. It can be posted without script. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { shopper } = useShop();
  const controls = usePurchaseForm(props);
  const order = useOrder(controls, props.country);
  const { form, state, progress, change, checkOnBlur } = controls;
  const checkoutUrl = linkTo(localeScopeOf(shopper), 'checkout');
  return (
    <form
      ref={form}
      id={PURCHASE_FORM}
      method="post"
      action={checkoutUrl}
      noValidate
      className={styles.form}
      aria-busy={state.isPlacing}
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        // Enter in a field does not place the order: only the button that names the obligation to pay may do so.
        if (button?.value === 'order') void order(button);
        else {
          if (button?.value === 'address') fillSavedAddress(event.currentTarget, props.loaded);
          change();
        }
      }}
      onChange={({ target }) => change((target as EventTarget as HTMLInputElement).name)}
      onBlur={({ target }) => {
        const { name, value } = target as EventTarget as HTMLInputElement;
        checkOnBlur(name as PurchaseField, value);
      }}
    >
      <ErrorSummary rejection={state.rejection} isPaymentBlocked={progress.isPaymentBlocked} />
      <Sections {...props} controls={controls} deliveryUrl={`${checkoutUrl}#delivery`} />
    </form>
  );
}

function fillSavedAddress(form: HTMLFormElement, { savedAddresses }: CheckoutData): void {
  const id = new FormData(form).get(SAVED_ADDRESS_FIELD);
  const address = savedAddresses.find((saved) => saved.id === id);
  if (address) fillForm(form, address);
}

interface SectionsProps extends PurchaseFormProps {
  controls: PurchaseFormControls;
  deliveryUrl: string;
}

function Sections({ controls, deliveryUrl, ...props }: SectionsProps) {
  const { cart, isUpdating, loaded, country } = props;
  const { state, updates, progress, isCompany } = controls;
  const { options, choice } = progress;
  const values = { purchase: choice, fieldErrors: { ...state.blurErrors, ...state.rejection?.fieldErrors } };
  return (
    <>
      <DeliverySection
        {...values}
        countryChoice={<CountryChoice countries={loaded.countries} selected={loaded.market} />}
        hasCountry={country !== undefined}
        country={country?.code ?? ''}
        options={options.shippingOptions}
        isPending={updates.isPending}
        hasFailed={updates.hasFailed}
        isLoaded={updates.checkout !== null}
        needsDelivery={options.needsDelivery}
        deliveryUrl={deliveryUrl}
      />
      <DetailsSection
        {...values}
        country={country}
        customer={loaded.customer}
        savedAddresses={loaded.savedAddresses}
        // The VAT of downloads depends on the buyer's country, so only the country of the checkout is possible.
        billingCountries={itemsOf(cart).some(isDownload) ? [] : loaded.billingCountries}
        isCompany={isCompany}
        needsDelivery={options.needsDelivery}
      />
      <PaymentSection
        {...values}
        options={options.paymentOptions}
        isCompany={isCompany}
        missing={progress.missing}
        isPaid={progress.isPaid}
        isBlocked={progress.isPaymentBlocked}
      />
      <OrderSection
        {...values}
        cart={cart}
        shipping={options.shippingOptions.find(({ id }) => id === choice.shippingId)}
        needsDownloadConsent={options.needsDownloadConsent}
        isPlacing={state.isPlacing}
        isUpdating={isUpdating || updates.isPending}
        fingerprint={fingerprintOf(cart)}
      >
        {isIframeOffered(controls) && <Iframe {...props} controls={controls} />}
      </OrderSection>
    </>
  );
}

/** Without an iframe, or with one that does not respond, the order button leads to the provider's page. */
function isIframeOffered({ state, updates, progress }: PurchaseFormControls): boolean {
  const { isComplete, paymentOption } = progress;
  if (!isComplete || paymentOption?.checkoutType !== 'EXTERNAL') return false;
  const iframe = paymentOption.paymentData;
  // A pending update creates the iframe.
  return iframe ? iframe !== state.unresponsiveIframe : updates.isPending;
}

function Iframe({
  cart,
  isUpdating,
  country,
  controls,
}: PurchaseFormProps & Pick<SectionsProps, 'controls'>) {
  const { state, updates, progress } = controls;
  const iframe = progress.paymentOption?.paymentData ?? null;
  const { onRejected, onUnresponsive } = useIframeReports(controls, progress);
  return (
    <PaymentIframeSlot
      iframe={iframe}
      input={checkoutInput(progress.choice, country?.code ?? '')}
      fingerprint={fingerprintOf(cart)}
      isSuspended={isUpdating || updates.isPending}
      settled={updates.settled}
      rejection={state.iframeRejection?.iframe === iframe ? state.iframeRejection : undefined}
      onRejected={onRejected}
      onUnresponsive={onUnresponsive}
    />
  );
}
