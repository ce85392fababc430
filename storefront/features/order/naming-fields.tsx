import { useShop } from '#storefront/session/shop-context.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { NamedOrder, NamingProblems } from './named-order.ts';
import { PROBLEMS } from './refusal-note.tsx';

/** The number and the address that an order was confirmed to. */
export function NamingFields({ named, problems }: { named: NamedOrder; problems: NamingProblems }) {
  const { t } = useShop();
  const first = problems.orderNumber ? 'orderNumber' : 'email';
  const said = (field: keyof NamedOrder) => ({
    name: field,
    defaultValue: named[field],
    complaint: problems[field] && t(problems[field]),
    required: true,
    ...(problems[field] && field === first ? { id: PROBLEMS } : {}),
  });
  return (
    <>
      <TextField
        {...said('orderNumber')}
        label={t('lookUp.number')}
        hint={t('lookUp.lead')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        {...said('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="email"
        maxLength={320}
      />
    </>
  );
}
