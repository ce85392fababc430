import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { AccountPanelHost } from '#storefront/features/account/account-panel-host.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { fingerprintOf } from './cart-fingerprint.ts';
import { checkTexts, hasProblems, type PurchaseProblems } from './check-purchase.ts';
import { isPaidFor, waysOf } from './checkout-ways.ts';
import { CountryChoice } from './country-choice.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { PURCHASE_FORM } from './field-id.ts';
import { frameIn } from './frame-in.ts';
import { FramePlace } from './frame-place.tsx';
import type { FrameRefusal } from './judge-frame-purchase.ts';
import { knownPurchase, withKnown } from './known-purchase.ts';
import type { CheckoutData, DeliveryCountry } from './load-checkout.ts';
import { missingNames } from './missing-names.ts';
import { OrderSection } from './order-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { placeOrder } from './place-order.ts';
import type { PostedAnswer } from './posted-answer.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { checkoutInput, type PurchaseField, readPurchase } from './purchase-fields.ts';
import styles from './purchase-form.module.css';
import { stillWrong } from './still-wrong.ts';
import { trackedCart } from './tracked-cart.ts';
import { useCheckoutUpdates } from './use-checkout-updates.ts';

export interface PurchaseFormProps {
  cart: CartPartsFragment;
  isSettling: boolean;
  loaded: CheckoutData;
  country: DeliveryCountry | undefined;
  posted: PostedAnswer | undefined;
}

interface Refusal {
  message: string;
  problems: PurchaseProblems;
}

/** From the country to the button: one form, which can be posted as it is. Script only spares the ways in between. */
export function PurchaseForm({ cart, isSettling, loaded, country, posted }: PurchaseFormProps) {
  const shop = useShop();
  const { t, shopper } = shop;
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const isCompany = shopper.customerType === 'ORGANIZATION';
  const [purchase, setPurchase] = useState(
    () =>
      (posted && 'purchase' in posted ? posted.purchase : undefined) ??
      knownPurchase(loaded.checkout, { isCompany }),
  );
  // Somebody signed in meanwhile: what is known of them stands where nothing was typed.
  const [known, setKnown] = useState(loaded.checkout);
  if (known !== loaded.checkout) {
    setKnown(loaded.checkout);
    setPurchase(withKnown(purchase, knownPurchase(loaded.checkout, { isCompany })));
  }
  const [refusal, setRefusal] = useState<Refusal | undefined>(() =>
    firstRefusal(posted, loaded, t('order.notPaid')),
  );
  const [left, setLeft] = useState<PurchaseProblems>({});
  const [isLive, setLive] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const isBusy = useRef(false);
  const [frameRefusal, setFrameRefusal] = useState<FrameRefusal & { about: string | null }>();
  const [silentFrame, setSilentFrame] = useState<string>();
  const { checkout, isLooking, hasFailed, push, settled, accept } = useCheckoutUpdates({
    cart,
    loaded,
    country,
    purchase,
  });
  const offered = waysOf(checkout, country?.code ?? '');
  const isPaid = isPaidFor(cart);
  const ways = isPaid ? { ...offered, paymentOptions: [] } : offered;
  const choice = {
    ...purchase,
    shippingId: offeredId(ways.shippingOptions, purchase.shippingId),
    paymentId: offeredId(ways.paymentOptions, purchase.paymentId),
  };

  const way = ways.paymentOptions.find(({ id }) => id === choice.paymentId);
  const frame = way?.paymentData ?? null;

  const begin = useEffectEvent(() => {
    setLive(true);
    track('checkout:impression', trackedCart(cart));
  });
  useEffect(() => {
    begin();
    // Whoever comes back from the payment finds the page as it was left: sending.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setPlacing(false);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  function notice(field?: string): void {
    if (!form.current) return;
    const typed = readPurchase(new FormData(form.current));
    setPurchase(typed);
    setFrameRefusal(undefined);
    if (field) {
      // From its first complaint on a field is looked at with every letter.
      const again = (before: PurchaseProblems) => stillWrong(before, field, typed, country?.code ?? '');
      setLeft(again);
      setRefusal((before) => before && mended(before, again(before.problems)));
    }
    push(typed);
  }

  async function order(button: HTMLElement | null): Promise<void> {
    if (isBusy.current || !form.current || !country) return;
    isBusy.current = true;
    setPlacing(true);
    setRefusal(undefined);
    // The sum that the button named is the one that counts, also when another is on its way.
    const typed = new FormData(form.current, button);
    await settled();
    const outcome = await placeOrder(browserEnvironment(shop), typed, country.code);
    // The page is left; until then the button stays as it is.
    if (outcome.kind === 'placed') return location.assign(outcome.to);
    isBusy.current = false;
    setPlacing(false);
    setLeft({});
    setRefusal(outcome.refusal);
    if (outcome.refusal.isAboutCart) void revalidate();
  }

  function refuseFrame(refusal: FrameRefusal): void {
    // It is read until there is another frame; the one that comes with it may be another already.
    setFrameRefusal({ ...refusal, about: refusal.checkout ? frameIn(refusal.checkout) : frame });
    if (refusal.checkout) accept(refusal.checkout);
    if (refusal.isAboutCart) void revalidate();
  }

  const problems = { ...left, ...refusal?.problems };
  const place = linkTo(localeScopeOf(shopper), 'checkout');
  const missing = missingNames(t, { ...choice, country: country?.code ?? '', ways });
  // Without script all else can be told together, and is looked at when it is sent.
  const isReady = choice.texts.zip !== '' && (ways.shippingOptions.length > 0 || !ways.needsDelivery);
  const isPayBlocked = isLive ? missing.length > 0 : !isReady;
  const isComplete = isLive && missing.length === 0 && choice.consents.includes('order');
  // Where the provider gives no frame, or it does not come to life, the button leads to the provider's page.
  const isFramed =
    isComplete && way?.checkoutType === 'EXTERNAL' && (frame ? frame !== silentFrame : isLooking);
  const seen = fingerprintOf(cart);
  return (
    <>
      <form
        ref={form}
        id={PURCHASE_FORM}
        method="post"
        action={`${place}#problems`}
        noValidate
        className={styles.form}
        aria-busy={isPlacing}
        onSubmit={(event) => {
          event.preventDefault();
          const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
          // Enter in a field sends nothing off: only the button that says so obliges to pay.
          if (button?.value === 'order') void order(button);
          else notice();
        }}
        onChange={({ target }) => notice((target as EventTarget as HTMLInputElement).name)}
        onBlur={({ target }) => {
          const { name, value } = target as EventTarget as HTMLInputElement;
          const found = checkTexts(purchase, country?.code ?? '')[name as PurchaseField];
          if (value && found) setLeft((before) => ({ ...before, [name]: found }));
        }}
      >
        <ProblemSummary refusal={refusal} isPayBlocked={isPayBlocked} />
        <DeliverySection
          countries={<CountryChoice countries={loaded.countries} chosen={loaded.market} />}
          hasCountry={country !== undefined}
          country={country?.code ?? ''}
          options={ways.shippingOptions}
          purchase={choice}
          problems={problems}
          isLooking={isLooking}
          hasFailed={hasFailed}
          isAsked={checkout !== null}
          needsDelivery={ways.needsDelivery}
          showTo={`${place}#delivery`}
        />
        <DetailsSection
          purchase={choice}
          problems={problems}
          country={country}
          customer={loaded.customer}
          isCompany={isCompany}
        />
        <PaymentSection
          options={ways.paymentOptions}
          purchase={choice}
          problems={problems}
          isCompany={isCompany}
          missing={missing}
          isPaid={isPaid}
          isBlocked={isPayBlocked}
        />
        <OrderSection
          cart={cart}
          problems={problems}
          purchase={choice}
          isPlacing={isPlacing}
          isSettling={isSettling || isLooking}
          seen={seen}
        >
          {isFramed && (
            <FramePlace
              frame={frame}
              input={checkoutInput(choice, country?.code ?? '')}
              seen={seen}
              isSuspended={isSettling || isLooking}
              settled={settled}
              refusal={frameRefusal?.about === frame ? frameRefusal : undefined}
              onRefusal={refuseFrame}
              onSilence={() => setSilentFrame(frame ?? undefined)}
            />
          )}
        </OrderSection>
      </form>
      <AccountPanelHost />
    </>
  );
}

function firstRefusal(
  posted: PostedAnswer | undefined,
  { isUnpaid }: CheckoutData,
  notPaid: string,
): Refusal | undefined {
  if (posted?.about === 'purchase') return posted;
  return isUnpaid && !posted ? { message: notPaid, problems: {} } : undefined;
}

/** What was chosen, as long as it is offered; then what the shop proposes, if it may propose anything. */
function offeredId(
  options: readonly { id: number; isSelected: boolean }[],
  chosen: number | null,
): number | null {
  const isOffered = options.some(({ id }) => id === chosen);
  return isOffered ? chosen : (options.find(({ isSelected }) => isSelected)?.id ?? null);
}

/** What was refused for its fields alone is refused no longer when the last of them is right. */
function mended(before: Refusal, problems: PurchaseProblems): Refusal | undefined {
  return hasProblems(before.problems) && !hasProblems(problems) ? undefined : { ...before, problems };
}
