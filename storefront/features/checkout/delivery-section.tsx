import type { ReactNode } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { PurchaseProblems } from './check-purchase.ts';
import type { DeliveryWay } from './checkout-ways.ts';
import { fieldId } from './field-id.ts';
import type { Purchase } from './purchase-fields.ts';
import styles from './purchase-form.module.css';
import { WayChoice } from './way-choice.tsx';

interface DeliverySectionProps {
  countries: ReactNode;
  hasCountry: boolean;
  country: string;
  options: DeliveryWay[];
  purchase: Purchase;
  problems: PurchaseProblems;
  isLooking: boolean;
  hasFailed: boolean;
  /** The shop was asked what it offers. */
  isAsked: boolean;
  /** False where all of it is downloaded. */
  needsDelivery: boolean;
  showTo: string;
}

/** Where to, and how: the postal code decides what is offered. */
export function DeliverySection(props: DeliverySectionProps) {
  const { countries, hasCountry, country, options, purchase, problems, isLooking, showTo } = props;
  const { t } = useShop();
  return (
    <section id="delivery" aria-labelledby="delivery-title" className={styles.section}>
      <h2 id="delivery-title">{t('delivery.title')}</h2>
      {countries}
      {hasCountry && (
        <div className={styles.zip}>
          <TextField
            id={fieldId('zip')}
            name="zip"
            label={t('delivery.zip')}
            hint={t('delivery.zipHint')}
            complaint={problems.zip && t(problems.zip)}
            required
            autoComplete="postal-code"
            inputMode={country === 'NL' ? 'text' : 'numeric'}
            maxLength={12}
            defaultValue={purchase.texts.zip}
          />
          <button
            type="submit"
            name="intent"
            value="delivery"
            formAction={showTo}
            className={styles.plainOnly}
          >
            {t('delivery.show')}
          </button>
        </div>
      )}
      <p role="status" className={styles.guard} data-busy={isLooking || undefined}>
        {guardOf(props, t)}
      </p>
      {options.length > 0 && (
        <fieldset
          id={fieldId('shippingId')}
          tabIndex={-1}
          className={styles.ways}
          aria-busy={isLooking}
          data-complaint={problems.shippingId && ''}
        >
          <legend>{t('delivery.options')}</legend>
          {options.map((option) => (
            <WayChoice
              key={option.id}
              name="shippingId"
              value={option.id}
              isChosen={option.id === purchase.shippingId}
              title={option.displayName ?? option.name ?? ''}
              help={isTimed(option.name) ? t(times[option.name]) : undefined}
              price={option.feeIncVat === 0 ? t('summary.shippingFree') : (option.feeIncVatFormatted ?? '')}
            >
              {option.subOptions.length > 0 && (
                <PickupPoints option={option} purchase={purchase} problem={problems.pickupPoint} />
              )}
            </WayChoice>
          ))}
          {problems.shippingId && <p className={styles.complaint}>{t(problems.shippingId)}</p>}
        </fieldset>
      )}
    </section>
  );
}

/** Why nothing is offered (§4, §8). */
function guardOf(
  {
    hasCountry,
    options,
    purchase,
    problems,
    isLooking,
    hasFailed,
    isAsked,
    needsDelivery,
  }: DeliverySectionProps,
  t: ReturnType<typeof useShop>['t'],
): string | undefined {
  if (!hasCountry) return t('delivery.countryFirst');
  if (!needsDelivery) return t('delivery.byMail');
  const zip = purchase.isElsewhere && purchase.texts.toZip ? purchase.texts.toZip : purchase.texts.zip;
  if (isLooking) return options.length === 0 ? t('delivery.looking') : undefined;
  if (hasFailed) return t('error.general');
  if (options.length > 0) return undefined;
  if (!zip || problems.zip === 'details.zip') return t('delivery.zipFirst');
  return isAsked ? t('delivery.none') : t('error.general');
}

function PickupPoints({
  option,
  purchase,
  problem,
}: {
  option: DeliveryWay;
  purchase: Purchase;
  problem: PurchaseProblems['pickupPoint'];
}) {
  const { t } = useShop();
  const isChosen = option.id === purchase.shippingId;
  const id = isChosen ? fieldId('pickupPoint') : `points-${option.id}`;
  const chosen = option.subOptions.find(({ isSelected }) => isSelected)?.externalId;
  return (
    <div className={styles.points}>
      <label htmlFor={id}>{t('delivery.points')}</label>
      <select
        id={id}
        name={`pickupPoint-${option.id}`}
        defaultValue={(isChosen && purchase.pickupPoint) || (chosen ?? '')}
        aria-invalid={isChosen && problem !== undefined}
        aria-describedby={`${id}-note`}
      >
        <option value="">{t('delivery.choosePoint')}</option>
        {option.subOptions.map((point) => (
          <option key={point.externalId ?? point.id} value={point.externalId ?? String(point.id)}>
            {point.displayName}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={styles.complaint}>
        {isChosen && problem && t(problem)}
      </p>
    </div>
  );
}

const times = {
  letter: 'delivery.letterTime',
  'parcel-box': 'delivery.parcelBoxTime',
  'early-bird': 'delivery.earlyBirdTime',
  'parcel-locker': 'delivery.lockerTime',
  freight: 'delivery.freightTime',
} as const;

function isTimed(name: string | null): name is keyof typeof times {
  return name !== null && name in times;
}
