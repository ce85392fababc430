import type { ReactNode } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import { fieldId } from '../purchase/field-id.ts';
import type { PurchaseErrors } from '../purchase/purchase-errors.ts';
import { deliveryZip, type Purchase } from '../purchase/purchase-fields.ts';
import styles from '../purchase/purchase-form.module.css';
import { pickupPointId, type ShippingOption } from '../updates/checkout-options.ts';
import { OptionChoice } from './option-choice.tsx';

interface DeliverySectionProps {
  countryChoice: ReactNode;
  hasCountry: boolean;
  country: string;
  options: ShippingOption[];
  purchase: Purchase;
  fieldErrors: PurchaseErrors;
  /** The values of the form are being saved. */
  isPending: boolean;
  /** The values could not be saved. */
  hasFailed: boolean;
  /** Whether the checkout was loaded. */
  isLoaded: boolean;
  /** False if nothing is shipped. */
  needsDelivery: boolean;
  /** Where the postal code is posted to without script. */
  deliveryUrl: string;
}

/** Country, postal code and shipping option. Without a postal code, the options of the whole country are listed. */
export function DeliverySection(props: DeliverySectionProps) {
  const { countryChoice, hasCountry, country, options, purchase, fieldErrors, isPending, deliveryUrl } =
    props;
  const { t } = useShop('purchase');
  return (
    <section id="delivery" aria-labelledby="delivery-title" className={styles.section}>
      <h2 id="delivery-title">{t('delivery.title')}</h2>
      {countryChoice}
      {hasCountry && props.needsDelivery && (
        <div className={styles.zip}>
          <div className={styles.deliveryZip}>
            <TextField
              id={fieldId('zip')}
              name="zip"
              label={t('delivery.zip')}
              hint={t('delivery.zipHint')}
              error={fieldErrors.zip && t(fieldErrors.zip)}
              required
              autoComplete="postal-code"
              // Dutch postal codes contain letters.
              inputMode={country === 'NL' ? 'text' : 'numeric'}
              maxLength={12}
              defaultValue={purchase.texts.zip}
            />
          </div>
          <button
            type="submit"
            name="intent"
            value="delivery"
            formAction={deliveryUrl}
            className={styles.withoutScript}
          >
            {t('delivery.show')}
          </button>
        </div>
      )}
      <p role="status" className={styles.notice} data-busy={isPending || undefined}>
        {noticeOf(props, t)}
      </p>
      {options.length > 0 && (
        <fieldset id={fieldId('shippingId')} tabIndex={-1} className={styles.options} aria-busy={isPending}>
          <legend>{t('delivery.options')}</legend>
          {options.map((option) => (
            <OptionChoice
              key={option.id}
              name="shippingId"
              value={option.id}
              isSelected={option.id === purchase.shippingId}
              title={option.displayName ?? option.name ?? ''}
              help={option.description}
              price={option.feeIncVat === 0 ? t('summary.shippingFree') : (option.feeIncVatFormatted ?? '')}
            >
              {option.subOptions.length > 0 && (
                <PickupPoints option={option} purchase={purchase} error={fieldErrors.pickupPoint} />
              )}
            </OptionChoice>
          ))}
          {fieldErrors.shippingId && <p className={styles.error}>{t(fieldErrors.shippingId)}</p>}
        </fieldset>
      )}
    </section>
  );
}

/** Why there are no shipping options, or not all of them (§4, §8). */
function noticeOf(
  {
    hasCountry,
    options,
    purchase,
    fieldErrors,
    isPending,
    hasFailed,
    isLoaded,
    needsDelivery,
  }: DeliverySectionProps,
  t: Translate<'purchase'>,
): string | undefined {
  if (!hasCountry) return t('delivery.countryFirst');
  if (!needsDelivery) return t('delivery.byMail');
  const zipError = purchase.hasShippingAddress ? fieldErrors.toZip : fieldErrors.zip;
  if (isPending) return options.length === 0 ? t('delivery.loading') : undefined;
  if (hasFailed) return t('error.general');
  if (!deliveryZip(purchase) || zipError === 'details.zip') return t('delivery.zipFirst');
  if (options.length > 0) return undefined;
  return isLoaded ? t('delivery.none') : t('error.general');
}

function PickupPoints({
  option,
  purchase,
  error,
}: {
  option: ShippingOption;
  purchase: Purchase;
  error: PurchaseErrors['pickupPoint'];
}) {
  const { t } = useShop('purchase');
  const isOptionSelected = option.id === purchase.shippingId;
  const id = isOptionSelected ? fieldId('pickupPoint') : `points-${option.id}`;
  const [nearest] = option.subOptions;
  return (
    <div className={styles.points}>
      <label htmlFor={id}>{t('delivery.points')}</label>
      <select
        id={id}
        name={`pickupPoint-${option.id}`}
        value={isOptionSelected ? purchase.pickupPoint : nearest && pickupPointId(nearest)}
        // React requires a handler. The form's own handler reads the values whenever one of them changes.
        onChange={() => undefined}
        aria-invalid={isOptionSelected && error !== undefined}
        aria-describedby={`${id}-note`}
      >
        {isOptionSelected && !purchase.pickupPoint && <option value="">{t('delivery.choosePoint')}</option>}
        {option.subOptions.map((point) => (
          <option key={pickupPointId(point)} value={pickupPointId(point)}>
            {point.displayName}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={styles.error}>
        {isOptionSelected && error && t(error)}
      </p>
    </div>
  );
}
