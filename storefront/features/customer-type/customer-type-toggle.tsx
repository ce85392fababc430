import { useHref, useLocation } from 'react-router';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { type CustomerType, SHOP } from '#storefront/config/shop.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { changeCustomerType } from './change-customer-type.ts';
import styles from './customer-type-toggle.module.css';

const names = { PERSON: 'customerType.person', ORGANIZATION: 'customerType.organization' } as const;

/** Private or company: prices with VAT or without (§1). Without script it posts, and comes back to the same page. */
export function CustomerTypeToggle() {
  const { words, shopper } = useShop();
  const { pathname, search } = useLocation();
  const page = useHref({ pathname, search });
  return (
    <form
      method="post"
      action={PREFERENCE_PATHS.customerType}
      className={styles.toggle}
      onSubmit={(event) => {
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        if (!button) return;
        event.preventDefault();
        if (button.value !== shopper.customerType) changeCustomerType(button.value as CustomerType);
      }}
    >
      <input type="hidden" name="page" value={page} />
      <fieldset>
        <legend className="visually-hidden">{words('customerType.label')}</legend>
        {SHOP.customerTypes.map(({ type, vat }) => (
          <button
            key={type}
            type="submit"
            name="customerType"
            value={type}
            aria-pressed={type === shopper.customerType}
          >
            {words(names[type])} <small>{vat ? words('product.incVat') : words('product.exVat')}</small>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
