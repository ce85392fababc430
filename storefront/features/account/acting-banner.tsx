import type { Customer } from '#storefront/session/customer.ts';
import { ActingStrip } from './acting-strip.tsx';
import { SignOutForm } from './sign-out-form.tsx';

/** The same with script: who leaves is out in every tab. */
export default function ActingBanner({ customer }: { customer: Customer }) {
  return <ActingStrip customer={customer} exit={<SignOutForm />} />;
}
