import { addressLines } from '#contract/customer/address-lines.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { MAX_SAVED_ADDRESSES, type SavedAddress } from './meta-data-settings.ts';
import type { SettingsOutcome } from './save-settings.ts';
import { SettingsAddressFields } from './settings-address-fields.tsx';
import type { SettingsData } from './settings-data.ts';
import styles from './settings-form.module.css';
import type { SettingsFieldProps } from './settings-form.tsx';

interface SavedAddressesProps {
  data: Pick<SettingsData, 'addresses' | 'countries'>;
  noScriptOutcome: SettingsOutcome | undefined;
}

/** The customer's delivery addresses, which the checkout offers. Its forms are posted, with and without script. */
export function SavedAddresses({ data: { addresses, countries }, noScriptOutcome }: SavedAddressesProps) {
  const t = useTranslate('account');
  const outcome = noScriptOutcome?.block === 'addresses' ? noScriptOutcome : undefined;
  const rejected = outcome?.kind === 'rejected' ? outcome : undefined;
  const nameOf = (country: string | undefined) => countries.find(({ code }) => code === country)?.name;
  const renderAddress = (address: SavedAddress, { isDefault }: { isDefault: boolean }) => {
    const isRejected = rejected !== undefined && (rejected.values.addressId ?? '') === address.id;
    return (
      <details key={address.id} className={styles.address} open={isRejected || undefined}>
        <summary>
          {address.id ? addressLines(address, nameOf(address.country)).join(', ') : t('settings.addAddress')}
          {isDefault && <small>{t('settings.defaultAddress')}</small>}
        </summary>
        <AddressForm
          address={address}
          countries={countries}
          isDefault={isDefault}
          rejected={isRejected ? rejected : undefined}
        />
      </details>
    );
  };
  return (
    <section id="addresses" aria-labelledby="addresses-title" className={styles.block}>
      <h2 id="addresses-title">{t('settings.delivery')}</h2>
      <p className={styles.lead}>{t('settings.deliveryLead')}</p>
      <p role="status" className={styles.saved}>
        {outcome?.kind === 'saved' && t('settings.saved')}
      </p>
      {addresses.map((address, index) => renderAddress(address, { isDefault: index === 0 }))}
      {addresses.length < MAX_SAVED_ADDRESSES && renderAddress({ id: '' }, { isDefault: false })}
    </section>
  );
}

interface AddressFormProps {
  address: SavedAddress;
  countries: SettingsData['countries'];
  isDefault: boolean;
  rejected: Extract<SettingsOutcome, { kind: 'rejected' }> | undefined;
}

function AddressForm({ address, countries, isDefault, rejected }: AddressFormProps) {
  const t = useTranslate('account');
  const fieldProps: SettingsFieldProps = (name, saved) => {
    const error = rejected?.fieldErrors[name];
    return { name, defaultValue: rejected?.values[name] ?? saved ?? '', error: error && t(error) };
  };
  return (
    <form method="post" action="#addresses" noValidate className={styles.form}>
      <input type="hidden" name="block" value="addresses" />
      <input type="hidden" name="addressId" value={address.id} />
      <p role="alert" className={styles.message}>
        {rejected?.message}
      </p>
      <SettingsAddressFields
        fieldProps={fieldProps}
        address={address}
        countries={countries}
        section="shipping"
      />
      <div className={styles.end}>
        <Button type="submit">{t('settings.save')}</Button>
        {address.id && !isDefault && (
          <Button type="submit" name="intent" value="default" data-secondary="">
            {t('settings.makeDefault')}
          </Button>
        )}
        {address.id && (
          <Button type="submit" name="intent" value="remove" data-destructive="">
            {t('settings.removeAddress')}
          </Button>
        )}
      </div>
    </form>
  );
}
