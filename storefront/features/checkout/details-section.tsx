import { SHOP } from '#storefront/config/shop.ts';
import { openAccountPanel } from '#storefront/features/account/account-panel.store.ts';
import { changeCustomerType } from '#storefront/features/customer-type/change-customer-type.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useCustomer } from '#storefront/session/customer.store.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { CheckField } from '#storefront/ui/check-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { AddressFields, useField } from './address-fields.tsx';
import type { PurchaseProblems } from './check-purchase.ts';
import type { DeliveryCountry } from './load-checkout.ts';
import type { Purchase } from './purchase-fields.ts';
import styles from './purchase-form.module.css';

interface DetailsSectionProps {
  purchase: Purchase;
  problems: PurchaseProblems;
  country: DeliveryCountry | undefined;
  customer: Customer | null;
  isCompany: boolean;
}

const names = { PERSON: 'customerType.person', ORGANIZATION: 'customerType.organization' } as const;

/** Who buys. What depends on a choice is shown by style, so that it needs no script. */
export function DetailsSection({ purchase, problems, country, customer, isCompany }: DetailsSectionProps) {
  const { t } = useShop();
  const field = useField({ purchase, problems });
  return (
    <section aria-labelledby="details-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="details-title">{t('details.title')}</h2>
        <WhoIsIt fromServer={customer} />
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
            <span>{t(names[type])}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        {...field('email')}
        label={t('signIn.email')}
        hint={t('details.emailHint')}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        {...field('phone')}
        label={t('details.phone')}
        hint={t('details.phoneHint')}
        type="tel"
        required
        autoComplete="tel"
        inputMode="tel"
      />
      <div className={styles.company}>
        <TextField {...field('company')} label={t('details.company')} required autoComplete="organization" />
      </div>
      <AddressFields purchase={purchase} problems={problems} country={country} />
      <CheckField name="elsewhere" defaultChecked={purchase.isElsewhere}>
        {t('details.elsewhere')}
      </CheckField>
      <fieldset className={styles.elsewhere}>
        <legend>{t('details.elsewhereTitle')}</legend>
        <AddressFields isOther purchase={purchase} problems={problems} country={country} />
      </fieldset>
      <TextField
        {...field('message')}
        label={t('details.optional', { label: t('details.message') })}
        maxLength={500}
        autoComplete="off"
      />
    </section>
  );
}

function WhoIsIt({ fromServer }: { fromServer: Customer | null }) {
  const { t, shopper } = useShop();
  const customer = useCustomer(fromServer);
  if (customer) return <p>{t('details.signedIn', { name: customer.name })}</p>;
  return (
    <p>
      {t('signIn.haveAccount')}{' '}
      <a
        href={linkTo(localeScopeOf(shopper), 'sign-in')}
        onClick={(event) => {
          // All that is typed stays where it is.
          event.preventDefault();
          openAccountPanel('sign-in');
        }}
      >
        {t('signIn.submit')}
      </a>
    </p>
  );
}
