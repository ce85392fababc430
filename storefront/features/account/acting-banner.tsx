import type { Customer } from '#storefront/session/customer.ts';
import { useWords } from '#storefront/session/shop-context.ts';
import styles from './acting-banner.module.css';
import { SignOutForm } from './sign-out-form.tsx';

/** Whoever acts in a customer's place is told so on every page, and can end it there (§6). */
export default function ActingBanner({ customer }: { customer: Customer }) {
  const words = useWords();
  const told = words('account.signedInAs', { name: customer.name });
  return (
    <aside aria-label={told} className={styles.banner}>
      <p>{told}</p>
      <SignOutForm />
    </aside>
  );
}
