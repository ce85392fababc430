import type { CancellationAnswer, CancellationRequest } from '#contract/order-requests.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import {
  type NamedOrder,
  type NamingProblems,
  problemsOfNaming,
  type RefusalWord,
  readNamedOrder,
  wordOfRefusal,
} from './named-order.ts';

type CancelledOrder = CancellationAnswer['order'];

/** Where somebody stands who changes their mind: telling which order, confirming, or done. */
export type CancelStep =
  | { step: 'tell'; named: NamedOrder; problems: NamingProblems; message?: RefusalWord }
  | { step: 'confirm'; named: NamedOrder; order: CancelledOrder; message?: RefusalWord }
  | { step: 'done'; order: CancelledOrder };

/** Whoever has signed in need not tell an address for an order of their own. */
export async function beginCancelling(session: ShopSession, orderNumber: string): Promise<CancelStep> {
  const named = { orderNumber, email: '' };
  if (!orderNumber || !session.customer() || !session.orderRequest)
    return { step: 'tell', named, problems: {} };
  const shown = await ask(session, { orderNumber, confirm: false });
  if (!('refusal' in shown)) return stepOf(named, shown);
  // It may be an order that was placed without signing in.
  if (shown.refusal === 'UNKNOWN_ORDER') return { step: 'tell', named, problems: {} };
  return { step: 'tell', named, problems: {}, message: wordOfRefusal(shown.refusal) };
}

/** Takes a posted form one step further, or says why not. */
export async function takeCancelStep(session: ShopSession, form: FormData): Promise<CancelStep> {
  const named = readNamedOrder(form);
  const isOwn = named.email === '' && session.customer() !== undefined;
  const { orderNumber, email } = problemsOfNaming(named);
  const problems = { ...(orderNumber ? { orderNumber } : {}), ...(email && !isOwn ? { email } : {}) };
  if (Object.keys(problems).length > 0) return { step: 'tell', named, problems };
  const confirm = form.get('intent') === 'confirm';
  const request = { orderNumber: named.orderNumber, ...(isOwn ? {} : { email: named.email }), confirm };
  const outcome = await ask(session, request);
  return 'refusal' in outcome
    ? { step: 'tell', named, problems, message: wordOfRefusal(outcome.refusal) }
    : stepOf(named, outcome);
}

function stepOf(named: NamedOrder, { order, isCancelled }: CancellationAnswer): CancelStep {
  return isCancelled ? { step: 'done', order } : { step: 'confirm', named, order };
}

async function ask(
  session: ShopSession,
  request: CancellationRequest,
): Promise<CancellationAnswer | { refusal: string | undefined }> {
  const outcome = await session.orderRequest?.('cancellations', request);
  return outcome?.kind === 'answered' ? outcome.answer : { refusal: outcome?.code };
}
