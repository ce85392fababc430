import { useId } from 'react';
import { PACKAGE_CHOICE_ID } from '#storefront/config/element-ids.ts';
import type { PackageSelection } from '#storefront/features/cart/changes/change-cart.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from '../load-product.ts';
import styles from './package-choice.module.css';
import {
  defaultChoice,
  type PackageGroup,
  type PartChoice,
  partChoices,
  partFieldName,
} from './package-parts.ts';

export interface PackageChoiceProps {
  product: ProductDetails;
  /** Selections of a form posted without script. */
  selections: readonly PackageSelection[] | undefined;
}

/** Selects a product and format for each part of a package. */
export function PackageChoice({ product, selections }: PackageChoiceProps) {
  const { t } = useShop('product');
  const groups = (product.productPackage?.groups ?? []).flatMap((group) => group ?? []);
  return (
    <fieldset id={PACKAGE_CHOICE_ID} className={styles.parts}>
      <legend>{t('product.contents')}</legend>
      <input type="hidden" name="packageId" value={product.productId} />
      {groups.map((group) => {
        const previous = selections?.find(({ groupId }) => groupId === group.groupId);
        const previousValue = previous && `${previous.optionId}.${previous.skuId}`;
        const initial = selections ? previousValue : defaultChoice(group)?.value;
        return <Part key={group.groupId} group={group} value={initial ?? ''} />;
      })}
    </fieldset>
  );
}

function Part({ group, value }: { group: PackageGroup; value: string }) {
  const { t } = useShop('product');
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{group.name}</label>
      {group.description && <p>{group.description}</p>}
      <select id={id} name={partFieldName(group)} required={group.required} defaultValue={value}>
        {!group.required && <option value="">{t('product.noneOfPart')}</option>}
        {partChoices(group).map((choice) => (
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

/** Required parts are included in the price of the package; optional ones cost extra. */
function PartOption({ choice, isExtra }: { choice: PartChoice; isExtra: boolean }) {
  const { t, shopper } = useShop('product');
  const { option, sku, isSoldOut, value } = choice;
  const price = option.product?.unitPrice;
  const optionPrice = shopper.vatIncluded
    ? price?.sellingPriceIncVatFormatted
    : price?.sellingPriceExVatFormatted;
  const extraCost = isExtra && `+ ${optionPrice}`;
  const facts = [
    option.name,
    sku.name,
    option.quantity > 1 && t('product.copies', { count: option.quantity }),
    isSoldOut ? t('stock.outOfStock') : extraCost,
  ];
  return (
    <option value={value} disabled={isSoldOut}>
      {facts.filter(Boolean).join(' · ')}
    </option>
  );
}
