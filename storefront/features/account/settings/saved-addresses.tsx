import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addressLines } from '#contract/customer/address-lines.ts';
import { hasFieldErrors, recheckFieldErrors } from '#storefront/forms/field-errors.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { MAX_SAVED_ADDRESSES, type SavedAddress } from './meta-data-settings.ts';
import type { SettingsOutcome } from './save-settings.ts';
import { SettingsAddressFields } from './settings-address-fields.tsx';
import { checkBlock } from './settings-blocks.ts';
import type { SettingsData } from './settings-data.ts';
import styles from './settings-form.module.css';
import type { SettingsFieldProps } from './settings-form.tsx';

interface SavedAddressesProps {
  data: Pick<SettingsData, 'addresses' | 'countries' | 'defaultCountry' | 'type'>;
  noScriptOutcome: SettingsOutcome | undefined;
}

/** The customer's delivery addresses, which the checkout offers. The browser posts each form, with and without script. */
export function SavedAddresses({ data, noScriptOutcome }: SavedAddressesProps) {
  const t = useTranslate('account');
  const { addresses, countries } = data;
  const outcome = noScriptOutcome?.block === 'addresses' ? noScriptOutcome : undefined;
  const rejected = outcome?.kind === 'rejected' ? outcome : undefined;
  const countryName = (country: string | undefined) => countries.find(({ code }) => code === country)?.name;
  const renderAddress = (address: SavedAddress, { isDefault }: { isDefault: boolean }) => {
    const isRejected = rejected !== undefined && (rejected.values.addressId ?? '') === address.id;
    return (
      <details key={address.id} className={styles.address} open={isRejected || undefined}>
        <summary>
          {address.id
            ? addressLines(address, countryName(address.country)).join(', ')
            : t('settings.addAddress')}
          {isDefault && <small>{t('settings.defaultAddress')}</small>}
        </summary>
        <AddressForm
          data={data}
          address={address}
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
  data: SavedAddressesProps['data'];
  address: SavedAddress;
  isDefault: boolean;
  rejected: Extract<SettingsOutcome, { kind: 'rejected' }> | undefined;
}

/** A form with errors is not posted; its first invalid field gets the focus. The fields are not checked for the other buttons. */
function AddressForm({ data, address, isDefault, rejected }: AddressFormProps) {
  const t = useTranslate('account');
  const form = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFieldErrors] = useState(rejected?.fieldErrors ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server rejects a form once, before the page is hydrated.
  useEffect(() => focusFirstInvalid(form.current, fieldErrors), []);
  const findErrors = (values: FormData) => checkBlock('addresses', values, data.type);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const found = findErrors(new FormData(event.currentTarget, submitter));
    setFieldErrors(found);
    if (!hasFieldErrors(found)) return;
    event.preventDefault();
    focusFirstInvalid(event.currentTarget, found);
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    const found = findErrors(new FormData(currentTarget));
    setFieldErrors((errors) => recheckFieldErrors(errors, found, (field) => field === name));
  }

  /** The message of a rejection without invalid fields. */
  const rejection = hasFieldErrors(rejected?.fieldErrors ?? {}) ? null : rejected?.message;
  const fieldProps: SettingsFieldProps = (name, saved) => {
    const error = fieldErrors[name];
    return { name, defaultValue: rejected?.values[name] ?? saved ?? '', error: error && t(error) };
  };
  return (
    <form
      ref={form}
      method="post"
      action="#addresses"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="block" value="addresses" />
      <input type="hidden" name="addressId" value={address.id} />
      <p role="alert" className={styles.message}>
        {hasFieldErrors(fieldErrors) ? t('settings.invalid') : rejection}
      </p>
      <SettingsAddressFields fieldProps={fieldProps} {...data} address={address} section="shipping" />
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
