import { type FieldError, findFieldErrors } from '#contract/forms/field-error.ts';
import { withdrawalSchema } from '#contract/forms/withdrawal.ts';
import type { WithdrawalRequest, WithdrawalResponse, WithdrawnLine } from '#contract/order/withdrawal.ts';
import {
  type OrderErrorMessage,
  type OrderReference,
  type OrderReferenceErrors,
  orderErrorMessage,
  orderReferenceMessage,
  readOrderReference,
} from '#storefront/features/order/order-reference.ts';
import { type FieldErrors, hasFieldErrors, toFieldErrors } from '#storefront/forms/field-errors.ts';
import { readInteger, readText } from '#storefront/forms/read-form-fields.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';

/** The order, and the name of the person who withdraws from it. */
interface Statement extends OrderReference {
  name: string;
}

type StatementErrors = OrderReferenceErrors & FieldErrors<'name', 'field.required' | 'details.tooLong'>;
type Order = WithdrawalResponse['order'];

/** The ticked lines with their quantities. */
type Selection = NonNullable<WithdrawalRequest['lines']>;

/** The steps of a withdrawal. The law requires identification and confirmation to be separate. */
export type WithdrawalStep =
  | { step: 'identify'; statement: Statement; fieldErrors: StatementErrors; message?: OrderErrorMessage }
  | {
      step: 'confirm';
      statement: Statement;
      order: Order;
      /** Lines without a right of withdrawal. */
      excluded: readonly WithdrawnLine[];
      /** The number of earlier statements when this was displayed. */
      earlier: number;
      /** Undefined before the first selection: everything is ticked. */
      selection?: Selection;
      error?: OrderErrorMessage | 'withdraw.selectionRequired';
    }
  | {
      step: 'done';
      statement: Statement;
      order: Order;
      receivedAt: string;
      /** The last day of the return and of the refund. */
      dueBy: string;
      /** The withdrawn lines are downloads, or goods that have not been sent. */
      isNothingToReturn: boolean;
      /** The order was not found; the shop searches for it. */
      isUnmatched: boolean;
    }
  /** The buyer has withdrawn from every line already. */
  | { step: 'already'; order: Order; receivedAt: string };

export function initialStep(statement: Statement): WithdrawalStep {
  return { step: 'identify', statement, fieldErrors: {} };
}

/**
 * The step after a posted form: the next one, the previous one, or the same with errors. `unmatched`: market and language of a
 * statement whose order is not found.
 */
export async function submitStep(
  session: ShopSession,
  form: FormData,
  unmatched: NonNullable<WithdrawalRequest['unmatched']> = {},
): Promise<WithdrawalStep> {
  const statement = readStatement(form);
  const intent = form.get('intent');
  if (intent === 'change') return { step: 'identify', statement, fieldErrors: {} };
  const fieldErrors = checkStatement(statement);
  if (hasFieldErrors(fieldErrors)) return { step: 'identify', statement, fieldErrors };
  const remaining = await requestWithdrawal(session, { ...statement, confirm: false });
  if ('message' in remaining) {
    if (intent === 'send' && remaining.message === 'lookUp.unknown')
      return sendUnmatched(session, statement, unmatched);
    return { step: 'identify', statement, fieldErrors: {}, message: remaining.message };
  }
  if (intent !== 'confirm') return showRemaining(statement, remaining);
  const earlier = readInteger(form, 'earlier') ?? 0;
  const lines = readSelection(form, remaining, earlier);
  if (lines.length === 0)
    return showRemaining(statement, remaining, { selection: lines, error: 'withdraw.selectionRequired' });
  const receiptEmail = readText(form, 'receiptEmail') || statement.email;
  const request = { ...statement, lines, earlier, confirm: true, receiptEmail };
  const withdrawn = await requestWithdrawal(session, request);
  if ('message' in withdrawn)
    return showRemaining(statement, remaining, { selection: lines, error: withdrawn.message });
  return showReceipt({ ...statement, email: receiptEmail }, withdrawn);
}

/** A statement is valid when it is sent, also if its order cannot be found. */
async function sendUnmatched(
  session: ShopSession,
  statement: Statement,
  unmatched: NonNullable<WithdrawalRequest['unmatched']>,
): Promise<WithdrawalStep> {
  const received = await requestWithdrawal(session, { ...statement, confirm: true, unmatched });
  if ('message' in received)
    return { step: 'identify', statement, fieldErrors: {}, message: received.message };
  return showReceipt(statement, received);
}

function showReceipt(statement: Statement, received: WithdrawalResponse): WithdrawalStep {
  const { order, receivedAt, dueBy, isUnmatched, isNothingToReturn } = received;
  return {
    step: 'done',
    statement,
    order,
    receivedAt: receivedAt ?? '',
    dueBy: dueBy ?? '',
    isNothingToReturn: isNothingToReturn === true,
    isUnmatched: isUnmatched === true,
  };
}

export function readStatement(form: FormData): Statement {
  return { ...readOrderReference(form), name: readText(form, 'name') };
}

export function checkStatement(statement: Statement): StatementErrors {
  return toFieldErrors(findFieldErrors(withdrawalSchema, statement), (error) =>
    error.field === 'name' ? nameMessage(error) : orderReferenceMessage(error),
  ) as StatementErrors;
}

function nameMessage({ rule }: FieldError) {
  return rule === 'required' ? 'field.required' : 'details.tooLong';
}

/** Shows the remaining lines. Without any, it shows when the last statement was received. */
function showRemaining(
  statement: Statement,
  { order, earlier, excluded = [] }: WithdrawalResponse,
  rejected: Pick<Extract<WithdrawalStep, { step: 'confirm' }>, 'selection' | 'error'> = {},
): WithdrawalStep {
  const last = earlier.at(-1);
  if (last && order.lines.length === 0) return { step: 'already', order, receivedAt: last };
  return { step: 'confirm', statement, order, excluded, earlier: earlier.length, ...rejected };
}

async function requestWithdrawal(
  session: ShopSession,
  request: WithdrawalRequest,
): Promise<WithdrawalResponse | { message: OrderErrorMessage }> {
  const outcome = await session.sendOrderRequest?.('withdrawals', request);
  return outcome?.kind === 'accepted' ? outcome.result : { message: orderErrorMessage(outcome?.code) };
}

/**
 * Reads `line-0` (ticked) and `quantity-0`. If the shop has received another statement since the form was displayed, the form may
 * have been posted twice: its selection is then sent unchanged, so that the same request gets the same response.
 */
function readSelection(form: FormData, remaining: WithdrawalResponse, earlier: number): Selection {
  const indexes = [...form.keys()].flatMap((key) => /^line-(\d{1,4})$/.exec(key)?.[1] ?? []).map(Number);
  return indexes.flatMap((index) => {
    // A line with a single copy has no quantity field.
    const quantity = Number(readText(form, `quantity-${index}`));
    if (earlier !== remaining.earlier.length) return [{ place: index, quantity: quantity || 1 }];
    const left = remaining.order.lines.find((line) => line.place === index)?.quantity;
    if (!left) return [];
    const isQuantity = Number.isInteger(quantity) && quantity > 0;
    return [{ place: index, quantity: isQuantity ? Math.min(quantity, left) : left }];
  });
}
