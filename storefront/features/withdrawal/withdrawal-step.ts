import type { WithdrawalAnswer, WithdrawalRequest } from '#contract/withdrawal.ts';
import {
  type NamedOrder,
  type NamingProblems,
  problemsOfNaming,
  type RefusalWord,
  readNamedOrder,
  textIn,
  wordOfRefusal,
} from '#storefront/features/order/named-order.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';

/** Whose purchase, and who withdraws from it. */
export interface Stated extends NamedOrder {
  name: string;
}

type Problems = NamingProblems & { name?: 'field.required' };

/** Where a customer stands: telling which purchase, confirming, or done. The law wants the two apart. */
export type WithdrawalStep =
  | { step: 'tell'; stated: Stated; problems: Problems; message?: RefusalWord }
  | {
      step: 'confirm';
      stated: Stated;
      order: WithdrawalAnswer['order'];
      problem?: RefusalWord | 'withdraw.some';
    }
  | { step: 'done'; stated: Stated; order: WithdrawalAnswer['order']; receivedAt: string };

export function stateNothing(orderNumber = ''): WithdrawalStep {
  return { step: 'tell', stated: { orderNumber, email: '', name: '' }, problems: {} };
}

/** Takes a posted form one step further, or says why not. */
export async function takeStep(session: ShopSession, form: FormData): Promise<WithdrawalStep> {
  const stated = { ...readNamedOrder(form), name: textIn(form, 'name') };
  const problems: Problems = {
    ...problemsOfNaming(stated),
    ...(stated.name ? {} : { name: 'field.required' }),
  };
  if (Object.keys(problems).length > 0) return { step: 'tell', stated, problems };
  const shown = await ask(session, { ...stated, confirm: false });
  if ('message' in shown) return { step: 'tell', stated, problems: {}, message: shown.message };
  const { order } = shown;
  if (form.get('intent') !== 'confirm') return { step: 'confirm', stated, order };
  const lines = linesIn(form, order);
  if (lines.length === 0) return { step: 'confirm', stated, order, problem: 'withdraw.some' };
  const isWhole =
    lines.length === order.lines.length &&
    lines.every(({ place, quantity }) =>
      order.lines.some((line) => line.place === place && line.quantity === quantity),
    );
  const done = await ask(session, { ...stated, ...(isWhole ? {} : { lines }), confirm: true });
  if ('message' in done) return { step: 'confirm', stated, order, problem: done.message };
  return { step: 'done', stated, order: done.order, receivedAt: done.receivedAt ?? '' };
}

async function ask(
  session: ShopSession,
  request: WithdrawalRequest,
): Promise<WithdrawalAnswer | { message: RefusalWord }> {
  const outcome = await session.orderRequest?.('withdrawals', request);
  return outcome?.kind === 'answered' ? outcome.answer : { message: wordOfRefusal(outcome?.code) };
}

/** `line-0` is ticked, `quantity-0` says how many of it. */
function linesIn(form: FormData, order: WithdrawalAnswer['order']): { place: number; quantity: number }[] {
  return order.lines.flatMap((line) => {
    if (form.get(`line-${line.place}`) === null) return [];
    const asked = Number(textIn(form, `quantity-${line.place}`) || line.quantity);
    const quantity = Number.isInteger(asked) && asked > 0 ? Math.min(asked, line.quantity) : line.quantity;
    return [{ place: line.place, quantity }];
  });
}
