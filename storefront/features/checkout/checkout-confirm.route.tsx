import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { Confirmation } from './confirmation/confirmation.tsx';
import { type ConfirmationData, loadConfirmation } from './confirmation/load-confirmation.ts';
import { UnknownOrder } from './confirmation/unknown-order.tsx';
import { WaitingNote } from './confirmation/waiting-note.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const isGuest = sessionOf(context).customer() === undefined;
  return loadConfirmation(customerEnvironmentOf(context), new URL(request.url), isGuest);
}

export function Component() {
  const { state, cartId, isGuest } = useLoaderData<ConfirmationData>();
  if (state.kind === 'completed') return <Confirmation {...state} cartId={cartId} isGuest={isGuest} />;
  return state.kind === 'waiting' ? <WaitingNote {...state} /> : <UnknownOrder />;
}
