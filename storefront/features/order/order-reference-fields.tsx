import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { MAX_ORDER_NUMBER_LENGTH } from '#contract/forms/order-reference.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { TextField, type TextFieldProps } from '#storefront/ui/fields/text-field.tsx';
import { FIRST_ERROR_ID } from './order-error-note.tsx';
import type { OrderReference, OrderReferenceErrors } from './order-reference.ts';

interface OrderReferenceFieldsProps {
  orderReference: OrderReference;
  fieldErrors: OrderReferenceErrors;
}

/** Order number and the e-mail address that the confirmation was sent to. */
export function OrderReferenceFields({ orderReference, fieldErrors }: OrderReferenceFieldsProps) {
  const { t } = useShop('purchase');
  const firstInvalid = fieldErrors.orderNumber ? 'orderNumber' : 'email';
  const fieldProps = (name: keyof OrderReference): Partial<TextFieldProps> => ({
    name,
    defaultValue: orderReference[name],
    error: fieldErrors[name] && t(fieldErrors[name]),
    required: true,
    ...(fieldErrors[name] && name === firstInvalid && { id: FIRST_ERROR_ID, autoFocus: true }),
  });
  return (
    <>
      <TextField
        {...fieldProps('orderNumber')}
        label={t('lookUp.number')}
        hint={t('lookUp.lead')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_ORDER_NUMBER_LENGTH}
      />
      <TextField
        {...fieldProps('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
    </>
  );
}
