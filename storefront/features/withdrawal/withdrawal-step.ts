import { isEmailAddress } from '#contract/email-address.ts';
import type { WithdrawalAnswer, WithdrawalRequest } from '#contract/withdrawal.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';

export type StatedField = 'orderNumber' | 'email' | 'name' | 'lines';
export type Stated = Record<'orderNumber' | 'email' | 'name', string>;

type Problem =
  | 'field.required'
  | 'field.email'
  | 'lookUp.numberInvalid'
  | 'lookUp.unknown'
  | 'withdraw.some'
  | 'withdraw.tooMany'
  | 'error.general';

/** Where a customer stands: telling which purchase, confirming, or done. The law wants the two apart. */
export type WithdrawalStep =
  | { step: 'tell'; stated: Stated; problems: Partial<Record<StatedField, Problem>>; message?: Problem }
  | { step: 'confirm'; stated: Stated; order: WithdrawalAnswer['order']; problem?: Problem }
  | { step: 'done'; stated: Stated; order: WithdrawalAnswer['order']; receivedAt: string };

export function stateNothing(orderNumber = ''): WithdrawalStep {
  return { step: 'tell', stated: { orderNumber, email: '', name: '' }, problems: {} };
}

/** Takes a posted form one step further, or says why not. */
export async function takeStep(session: ShopSession, form: FormData): Promise<WithdrawalStep> {
  const stated = {
    orderNumber: textIn(form, 'orderNumber'),
    email: textIn(form, 'email'),
    name: textIn(form, 'name'),
  };
  const problems = problemsOf(stated);
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
): Promise<WithdrawalAnswer | { message: Problem }> {
  const outcome = (await session.orderRequest?.('withdrawals', request)) ?? {
    kind: 'refused',
    code: undefined,
  };
  if (outcome.kind === 'answered') return outcome.answer;
  if (outcome.code === 'UNKNOWN_ORDER') return { message: 'lookUp.unknown' };
  return { message: outcome.code === 'LIMIT_EXCEEDED' ? 'withdraw.tooMany' : 'error.general' };
}

function problemsOf({ orderNumber, email, name }: Stated): Partial<Record<StatedField, Problem>> {
  return {
    ...(/^\d{1,9}$/.test(orderNumber) ? {} : { orderNumber: 'lookUp.numberInvalid' }),
    ...(isEmailAddress(email) ? {} : { email: 'field.email' }),
    ...(name ? {} : { name: 'field.required' }),
  };
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

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, 320) : '';
}
