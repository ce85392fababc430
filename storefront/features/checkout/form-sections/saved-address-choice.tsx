import { addressLines } from '#contract/customer/address-lines.ts';
import type { SavedAddress } from '#storefront/features/account/settings/meta-data-settings.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { SelectField } from '#storefront/ui/fields/select-field.tsx';
import { SAVED_ADDRESS_FIELD } from './apply-saved-address.ts';

/** Fills in a saved delivery address. Without script the button posts the form, which is shown again with the address. */
export function SavedAddressChoice({ addresses }: { addresses: readonly SavedAddress[] }) {
  const t = useTranslate('purchase');
  if (addresses.length === 0) return null;
  return (
    <div>
      <SelectField name={SAVED_ADDRESS_FIELD} label={t('details.savedAddress')}>
        {addresses.map((address) => (
          <option key={address.id} value={address.id}>
            {addressLines(address).join(', ')}
          </option>
        ))}
      </SelectField>
      <Button type="submit" name="intent" value="address" data-secondary="">
        {t('details.useAddress')}
      </Button>
    </div>
  );
}
