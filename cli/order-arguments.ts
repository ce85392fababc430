import { isOrderState, ORDER_STATES, type OrderState } from '#backend/features/order/order-states.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

export const orderUsage = `npm run shop -- orders COMMAND [NUMBER] [options]

  list [--state STATE] [--email ADDRESS] [--most N]   The latest orders first.
  show NUMBER                                         All about one, as JSON.
  move NUMBER STATE [--note TEXT]                     To ${ORDER_STATES.join(', ')}.
  capture NUMBER                                      Takes money that was only authorised.
  ship NUMBER [--parcel NUMBER] [--link ADDRESS]      Takes the money if it waits for this, and tells the customer.
  cancel NUMBER [--note TEXT]                         The goods go back to the shelf, the money to the customer.
  refund NUMBER [--line PLACE:PIECES]… [--to-balance] [--note TEXT]
                                                      Lines, counted from 0, or all that is left.
  resend-mail NUMBER                                  The confirmation once more.`;

export type OrderCommand =
  | { name: 'list'; state?: OrderState; email?: string; most: number }
  | { name: 'show' | 'capture' | 'resend-mail'; orderId: number }
  | { name: 'move'; orderId: number; to: OrderState; note: string }
  | { name: 'ship'; orderId: number; parcelNumber: string | null; trackingLink: string | null; note: string }
  | { name: 'cancel'; orderId: number; note: string }
  | {
      name: 'refund';
      orderId: number;
      lines: { place: number; quantity: number }[] | null;
      toBalance: boolean;
      note: string;
    };

const options = {
  state: { type: 'string' },
  email: { type: 'string' },
  most: { type: 'string' },
  note: { type: 'string' },
  parcel: { type: 'string' },
  link: { type: 'string' },
  line: { type: 'string', multiple: true },
  'to-balance': { type: 'boolean' },
} as const;

/** Nothing where help is wanted. */
export function readOrderArguments(args: string[]): OrderCommand | undefined {
  const { values, positionals } = readArguments(args, options);
  const [name, number, ...rest] = positionals;
  if (values.help || name === undefined) return undefined;
  const note = values.note ?? '';
  if (rest.length > (name === 'move' ? 1 : 0))
    throw new UsageError(`"${rest.join(' ')}" is one word too many.`);
  switch (name) {
    case 'list':
      return {
        name,
        ...(values.state === undefined ? {} : { state: stateOf(values.state) }),
        ...(values.email === undefined ? {} : { email: values.email }),
        most: values.most === undefined ? 20 : wholeOf(values.most, '--most'),
      };
    case 'show':
    case 'capture':
    case 'resend-mail':
      return { name, orderId: numberOf(number) };
    case 'move':
      return { name, orderId: numberOf(number), to: stateOf(rest[0] ?? ''), note };
    case 'cancel':
      return { name, orderId: numberOf(number), note };
    case 'ship':
      return {
        ...{ name, orderId: numberOf(number), note },
        parcelNumber: values.parcel ?? null,
        trackingLink: values.link ?? null,
      };
    case 'refund':
      return {
        ...{ name, orderId: numberOf(number), note, toBalance: values['to-balance'] ?? false },
        lines: values.line?.map(lineOf) ?? null,
      };
    default:
      throw new UsageError(`Orders have no command "${name}".\n\n${orderUsage}`);
  }
}

function numberOf(text: string | undefined): number {
  if (text === undefined) throw new UsageError('Say which order: its number.');
  return wholeOf(text, 'An order’s number');
}

function wholeOf(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${what} must be a whole number, not "${text}".`);
  return Number(text);
}

function stateOf(text: string): OrderState {
  if (!isOrderState(text))
    throw new UsageError(`There is no state "${text}". There are ${ORDER_STATES.join(', ')}.`);
  return text;
}

function lineOf(text: string): { place: number; quantity: number } {
  const [, place, quantity] = /^(\d{1,3}):(\d{1,4})$/.exec(text) ?? [];
  if (!place || !quantity) throw new UsageError(`--line must be PLACE:PIECES, as in 0:1, not "${text}".`);
  return { place: Number(place), quantity: Number(quantity) };
}
