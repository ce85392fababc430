/** What the provider's frame tells of a purchase before it goes on (§4). */
export interface BeforeSubmit {
  email: string;
  invoicingAddress: Record<'firstName' | 'lastName' | 'address1' | 'zip' | 'city', string>;
  /** `DirectPayment`, `DirectInvoice`, `Loan` … */
  selectedPaymentMethodType: string;
}

export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'resize'; height: number }
  | { kind: 'before-submit'; about: BeforeSubmit }
  | { kind: 'completed'; url: string };

/** The four that §8 has words for. */
export type AbortReason = 'general' | 'order' | 'stock' | 'blocked';

export type ShopMessage =
  | { kind: 'continue' | 'suspend' | 'resume' }
  | { kind: 'abort'; reason: AbortReason };

const prefix = 'payment-sandbox:';
const tallest = 4000;

/** Undefined for whatever else is sent between windows. Who sent it has been asked before. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { type, height, url, ...more } = membersOf(data);
  switch (type) {
    case `${prefix}ready`:
      return { kind: 'ready' };
    case `${prefix}resize`:
      return typeof height === 'number' && height > 0
        ? { kind: 'resize', height: Math.min(Math.ceil(height), tallest) }
        : undefined;
    case `${prefix}before-submit`:
      return { kind: 'before-submit', about: readAbout(more) };
    case `${prefix}completed`:
      return { kind: 'completed', url: textOf(url) };
    default:
      return undefined;
  }
}

export function writeShopMessage({ kind, ...more }: ShopMessage): object {
  return { type: prefix + kind, ...more };
}

function readAbout(told: Record<string, unknown>): BeforeSubmit {
  const address = membersOf(told.invoicingAddress);
  return {
    email: textOf(told.email),
    invoicingAddress: {
      firstName: textOf(address.firstName),
      lastName: textOf(address.lastName),
      address1: textOf(address.address1),
      zip: textOf(address.zip),
      city: textOf(address.city),
    },
    selectedPaymentMethodType: textOf(told.selectedPaymentMethodType),
  };
}

function membersOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
