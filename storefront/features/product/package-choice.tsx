import { useId } from 'react';
import { PACKAGE_CHOICE } from '#storefront/config/part-ids.ts';
import type { PackageSelection } from '#storefront/features/cart/change-cart.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from './load-product.ts';
import styles from './package-choice.module.css';
import { choicesOf, fieldOf, type PackageGroup, type PartChoice, proposedOf } from './package-parts.ts';

export interface PackageChoiceProps {
  product: ProductDetails;
  /** What a form that came back had chosen. */
  chosen: readonly PackageSelection[] | undefined;
}

/** What a set is put together from: a book and a format for each part. */
export function PackageChoice({ product, chosen }: PackageChoiceProps) {
  const { t } = useShop();
  const groups = (product.productPackage?.groups ?? []).flatMap((group) => group ?? []);
  return (
    <fieldset id={PACKAGE_CHOICE} className={styles.parts}>
      <legend>{t('product.contents')}</legend>
      <input type="hidden" name="packageId" value={product.productId} />
      {groups.map((group) => {
        const before = chosen?.find(({ groupId }) => groupId === group.groupId);
        const value = before ? `${before.optionId}.${before.skuId}` : chosen ? '' : proposedOf(group)?.value;
        return <Part key={group.groupId} group={group} value={value ?? ''} />;
      })}
    </fieldset>
  );
}

function Part({ group, value }: { group: PackageGroup; value: string }) {
  const { t } = useShop();
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{group.name}</label>
      {group.description && <p>{group.description}</p>}
      <select id={id} name={fieldOf(group)} required={group.required} defaultValue={value}>
        {!group.required && <option value="">{t('product.noPart')}</option>}
        {choicesOf(group).map((choice) => (
          <PartOption key={choice.value} choice={choice} isExtra={!group.required} />
        ))}
      </select>
      <p>
        {t('product.readAbout')}{' '}
        {(group.options ?? []).map((option) => (
          <a key={option?.optionId} href={option?.product?.canonicalUrl ?? ''}>
            {option?.name}
          </a>
        ))}
      </p>
    </div>
  );
}

/** What must be chosen is in the price of the set; the rest costs what it costs by itself. */
function PartOption({ choice, isExtra }: { choice: PartChoice; isExtra: boolean }) {
  const { t, shopper } = useShop();
  const { option, sku, isSoldOut, value } = choice;
  const price = option.product?.unitPrice;
  const extra = shopper.vatIncluded ? price?.sellingPriceIncVatFormatted : price?.sellingPriceExVatFormatted;
  const facts = [
    option.name,
    sku.name,
    option.quantity > 1 && t('product.copies', { count: option.quantity }),
    isSoldOut ? t('stock.outOfStock') : isExtra && `+ ${extra}`,
  ];
  return (
    <option value={value} disabled={isSoldOut}>
      {facts.filter(Boolean).join(' · ')}
    </option>
  );
}
