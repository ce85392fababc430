import { useHref, useLocation, useRouteLoaderData } from 'react-router';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { type CustomerType, SHOP } from '#storefront/config/shop.ts';
import { useCustomer } from '#storefront/session/auth/customer.store.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { changeCustomerType } from './change-customer-type.ts';
import styles from './customer-type-toggle.module.css';

const names = { PERSON: 'customerType.person', ORGANIZATION: 'customerType.organization' } as const;

/**
 * Private or company: prices with or without VAT (§1). A signed-in customer's type comes from the account. Without
 * script the form posts and redirects back to the same page.
 */
export function CustomerTypeToggle() {
  const { t, shopper } = useShop();
  const { pathname, search } = useLocation();
  const page = useHref({ pathname, search });
  const customer = useCustomer(useRouteLoaderData<{ customer: Customer | null }>('root')?.customer);
  const vatLabel = (isIncluded: boolean) => t(isIncluded ? 'product.incVat' : 'product.exVat');
  if (customer)
    return (
      <p className={styles.signedIn}>
        {t('customerType.signedIn', {
          type: t(names[shopper.customerType]),
          vat: vatLabel(shopper.vatIncluded),
        })}
      </p>
    );
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
        <legend className="visually-hidden">{t('customerType.label')}</legend>
        {SHOP.customerTypes.map(({ type, vat }) => (
          <button
            key={type}
            type="submit"
            name="customerType"
            value={type}
            aria-pressed={type === shopper.customerType}
          >
            {t(names[type])} <small>{vatLabel(vat)}</small>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
