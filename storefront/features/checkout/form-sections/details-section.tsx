import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { openAccountPanel } from '#storefront/features/account/panel/account-panel.store.ts';
import type { SavedAddress } from '#storefront/features/account/settings/meta-data-settings.ts';
import { changeCustomerType } from '#storefront/features/customer-type/change-customer-type.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useCustomer } from '#storefront/session/auth/customer.store.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { DeliveryCountry } from '../load-checkout.ts';
import type { PurchaseErrors } from '../purchase/purchase-errors.ts';
import type { Purchase } from '../purchase/purchase-fields.ts';
import styles from '../purchase/purchase-form.module.css';
import { CheckoutAddressFields, useFieldProps } from './checkout-address-fields.tsx';
import { SavedAddressChoice } from './saved-address-choice.tsx';

interface DetailsSectionProps {
  purchase: Purchase;
  fieldErrors: PurchaseErrors;
  country: DeliveryCountry | undefined;
  customer: Customer | null;
  isCompany: boolean;
  savedAddresses: readonly SavedAddress[];
  billingCountries: readonly { code: string; name: string }[];
  /** False if nothing is shipped: the form then has no phone and address fields. The phone is required only for a pick-up point. */
  needsDelivery: boolean;
}

const customerTypeNames = {
  PERSON: 'customerType.person',
  ORGANIZATION: 'customerType.organization',
} as const;

/** The buyer's details. CSS shows the fields that depend on a choice, so that they work without script. */
export function DetailsSection(props: DetailsSectionProps) {
  const { purchase, fieldErrors, country, customer, isCompany, needsDelivery } = props;
  const { t } = useShop('purchase');
  const fieldProps = useFieldProps({ purchase, fieldErrors });
  return (
    <section aria-labelledby="details-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="details-title">{t('details.title')}</h2>
        <SignedInAs fromServer={customer} />
      </div>
      <fieldset className={styles.types}>
        <legend>{t('checkout.shopAs')}</legend>
        {SHOP.customerTypes.map(({ type }) => (
          <label key={type}>
            <input
              type="radio"
              name="customerType"
              value={type}
              checked={(type === 'ORGANIZATION') === isCompany}
              onChange={() => changeCustomerType(type)}
            />
            <span>{t(customerTypeNames[type])}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        {...fieldProps('email')}
        label={t('signIn.email')}
        hint={t('details.emailHint')}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
      {needsDelivery && (
        <TextField
          {...fieldProps('phone')}
          label={t('details.phone')}
          hint={t('details.phoneHint')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
      )}
      <div className={styles.company}>
        <TextField
          {...fieldProps('company')}
          label={t('details.company')}
          required
          autoComplete="organization"
        />
      </div>
      <CheckoutAddressFields
        purchase={purchase}
        fieldErrors={fieldErrors}
        country={country}
        billingCountries={props.billingCountries}
        isNameOnly={!needsDelivery}
      />
      {needsDelivery && (
        <>
          <CheckField name="elsewhere" defaultChecked={purchase.hasShippingAddress}>
            {t('details.separateAddress')}
          </CheckField>
          <SavedAddressChoice addresses={props.savedAddresses} />
          <fieldset className={styles.shippingAddress}>
            <legend>{t('details.separateAddressTitle')}</legend>
            <CheckoutAddressFields
              isShipping
              purchase={purchase}
              fieldErrors={fieldErrors}
              country={country}
            />
          </fieldset>
        </>
      )}
      <TextField
        {...fieldProps('message')}
        label={t('details.optional', { label: t('details.message') })}
        maxLength={500}
        autoComplete="off"
      />
    </section>
  );
}

function SignedInAs({ fromServer }: { fromServer: Customer | null }) {
  const { t, shopper } = useShop('purchase');
  const customer = useCustomer(fromServer);
  if (customer) return <p>{t('details.signedIn', { name: customer.name })}</p>;
  return (
    <p>
      {t('signIn.haveAccount')}{' '}
      <a
        href={linkTo(localeScopeOf(shopper), 'sign-in')}
        onClick={(event) => {
          // The panel opens on this page, so that the form is not reset.
          event.preventDefault();
          openAccountPanel('sign-in');
        }}
      >
        {t('signIn.submit')}
      </a>
    </p>
  );
}
