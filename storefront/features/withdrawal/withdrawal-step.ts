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
type Order = WithdrawalAnswer['order'];

/** How many of each line, of those that are ticked. */
type Chosen = { place: number; quantity: number }[];

/** Where a customer stands: telling which purchase, confirming, or done, now or before. The law wants the first two apart. */
export type WithdrawalStep =
  | { step: 'tell'; stated: Stated; problems: Problems; message?: RefusalWord }
  | {
      step: 'confirm';
      stated: Stated;
      order: Order;
      /** How many statements there were when this was shown. */
      earlier: number;
      /** Left out: nobody has chosen yet. */
      chosen?: Chosen;
      problem?: RefusalWord | 'withdraw.some';
    }
  | { step: 'done'; stated: Stated; order: Order; receivedAt: string }
  | { step: 'already'; order: Order; receivedAt: string };

export function stateNothing(orderNumber = ''): WithdrawalStep {
  return { step: 'tell', stated: { orderNumber, email: '', name: '' }, problems: {} };
}

/** Takes a posted form one step further, or back, or says why not. */
export async function takeStep(session: ShopSession, form: FormData): Promise<WithdrawalStep> {
  const stated = { ...readNamedOrder(form), name: textIn(form, 'name') };
  const intent = form.get('intent');
  if (intent === 'change') return { step: 'tell', stated, problems: {} };
  const problems: Problems = {
    ...problemsOfNaming(stated),
    ...(stated.name ? {} : { name: 'field.required' }),
  };
  if (Object.keys(problems).length > 0) return { step: 'tell', stated, problems };
  const shown = await ask(session, { ...stated, confirm: false });
  if ('message' in shown) return { step: 'tell', stated, problems: {}, message: shown.message };
  if (intent !== 'confirm') return showLeft(stated, shown);
  const earlier = Number(textIn(form, 'earlier')) || 0;
  const lines = linesIn(form, shown, earlier);
  if (lines.length === 0) return showLeft(stated, shown, { chosen: lines, problem: 'withdraw.some' });
  const done = await ask(session, { ...stated, lines, earlier, confirm: true });
  if ('message' in done) return showLeft(stated, shown, { chosen: lines, problem: done.message });
  return { step: 'done', stated, order: done.order, receivedAt: done.receivedAt ?? '' };
}

/** What can be withdrawn from; or, where nothing is left, when that came in. */
function showLeft(
  stated: Stated,
  { order, earlier }: WithdrawalAnswer,
  asked: Pick<Extract<WithdrawalStep, { step: 'confirm' }>, 'chosen' | 'problem'> = {},
): WithdrawalStep {
  const last = earlier.at(-1);
  if (last && order.lines.length === 0) return { step: 'already', order, receivedAt: last };
  return { step: 'confirm', stated, order, earlier: earlier.length, ...asked };
}

async function ask(
  session: ShopSession,
  request: WithdrawalRequest,
): Promise<WithdrawalAnswer | { message: RefusalWord }> {
  const outcome = await session.orderRequest?.('withdrawals', request);
  return outcome?.kind === 'answered' ? outcome.answer : { message: wordOfRefusal(outcome?.code) };
}

/**
 * `line-0` is ticked, `quantity-0` says how many of it. A form that something was withdrawn after may have been sent twice: what
 * it says is then sent as it is, for the same to be answered the same.
 */
function linesIn(form: FormData, shown: WithdrawalAnswer, earlier: number): Chosen {
  const places = [...form.keys()].flatMap((key) => /^line-(\d{1,4})$/.exec(key)?.[1] ?? []).map(Number);
  return places.flatMap((place) => {
    const said = Number(textIn(form, `quantity-${place}`));
    // A single copy has no field.
    if (earlier !== shown.earlier.length) return [{ place, quantity: said || 1 }];
    const left = shown.order.lines.find((line) => line.place === place)?.quantity;
    if (!left) return [];
    return [{ place, quantity: Number.isInteger(said) && said > 0 ? Math.min(said, left) : left }];
  });
}
