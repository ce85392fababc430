import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { environmentOfCustomer, sessionOf } from '#storefront/session/shop-session.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { Confirmation } from './confirmation.tsx';
import { type ConfirmationData, loadConfirmation } from './load-confirmation.ts';
import { UnknownOrder } from './unknown-order.tsx';
import { WaitingNote } from './waiting-note.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const isGuest = sessionOf(context).customer() === undefined;
  return loadConfirmation(environmentOfCustomer(context), new URL(request.url), isGuest);
}

export const prepare = loadPurchaseWords;

export function Component() {
  const { state, cartId, isGuest } = useLoaderData<ConfirmationData>();
  if (state.kind === 'completed')
    return <Confirmation checkout={state.checkout} cartId={cartId} isGuest={isGuest} />;
  return state.kind === 'waiting' ? <WaitingNote {...state} /> : <UnknownOrder />;
}
