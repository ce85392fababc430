import { isEmailAddress } from '#contract/email-address.ts';

/** What a guest names an order by. */
export interface NamedOrder {
  orderNumber: string;
  email: string;
}

export type NamingProblem = 'lookUp.numberInvalid' | 'field.email';
export type NamingProblems = Partial<Record<keyof NamedOrder, NamingProblem>>;

/** The order that a link came with; empty where it named none. */
export function orderNumberOf(request: Request): string {
  return (new URL(request.url).searchParams.get('order') ?? '').slice(0, 20);
}

export function readNamedOrder(form: FormData): NamedOrder {
  return { orderNumber: textIn(form, 'orderNumber').replaceAll(' ', ''), email: textIn(form, 'email') };
}

export function problemsOfNaming({ orderNumber, email }: NamedOrder): NamingProblems {
  return {
    ...(/^\d{1,9}$/.test(orderNumber) ? {} : { orderNumber: 'lookUp.numberInvalid' }),
    ...(isEmailAddress(email) ? {} : { email: 'field.email' }),
  };
}

/** What to say to a refusal, whichever screen asked. */
export function wordOfRefusal(code: string | undefined) {
  if (code === 'UNKNOWN_ORDER') return 'lookUp.unknown';
  if (code === 'ALREADY_WITHDRAWN') return 'withdraw.taken';
  if (code === 'LIMIT_EXCEEDED') return 'withdraw.tooMany';
  return code === 'ORDER_STATE' ? 'cancelOrder.tooLate' : 'error.general';
}

export type RefusalWord = ReturnType<typeof wordOfRefusal>;

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, 320) : '';
}
