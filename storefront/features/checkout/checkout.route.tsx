import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { environmentOfCustomer } from '#storefront/session/shop-session.ts';
import { changePostedCart, type PostedRefusal } from './change-posted-cart.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { type CheckoutData, loadCheckout } from './load-checkout.ts';

export function loader({ context }: LoaderFunctionArgs): Promise<CheckoutData> {
  return loadCheckout(environmentOfCustomer(context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  return changePostedCart(environmentOfCustomer(context), form);
}

export function Component() {
  return <CheckoutScreen {...useLoaderData<CheckoutData>()} posted={useActionData<PostedRefusal>()} />;
}
