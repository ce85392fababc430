import type { Customer } from '#storefront/session/auth/customer.ts';
import { SignOutForm } from '../credentials/sign-out-form.tsx';
import { ImpersonationStrip } from './impersonation-strip.tsx';

/** The strip for visitors with script: its button signs out in every tab. */
export default function ImpersonationBanner({ customer }: { customer: Customer }) {
  return <ImpersonationStrip customer={customer} exit={<SignOutForm />} />;
}
