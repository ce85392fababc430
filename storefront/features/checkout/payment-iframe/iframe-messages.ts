/** The purchase that the buyer is about to complete in the provider's iframe (§4). */
export interface BeforeSubmit {
  email: string;
  invoicingAddress: Record<'firstName' | 'lastName' | 'address1' | 'zip' | 'city', string>;
  /** `DirectPayment`, `DirectInvoice`, `Loan` … */
  selectedPaymentMethodType: string;
}

export type IframeMessage =
  | { kind: 'ready' }
  | { kind: 'resize'; height: number }
  | { kind: 'before-submit'; purchase: BeforeSubmit }
  | { kind: 'completed'; url: string };

/** The reasons that §8 has messages for. */
export type AbortReason = 'general' | 'order' | 'stock' | 'blocked';

export type ShopMessage =
  | { kind: 'continue' | 'suspend' | 'resume' }
  | { kind: 'abort'; reason: AbortReason };

const prefix = 'payment-sandbox:';
const maxHeightPx = 4000;

/** Undefined for any other message between windows. The caller has verified the sender. */
export function readIframeMessage(data: unknown): IframeMessage | undefined {
  const { type, height, url, ...more } = membersOf(data);
  switch (type) {
    case `${prefix}ready`:
      return { kind: 'ready' };
    case `${prefix}resize`:
      return typeof height === 'number' && height > 0
        ? { kind: 'resize', height: Math.min(Math.ceil(height), maxHeightPx) }
        : undefined;
    case `${prefix}before-submit`:
      return { kind: 'before-submit', purchase: readPurchase(more) };
    case `${prefix}completed`:
      return { kind: 'completed', url: textOf(url) };
    default:
      return undefined;
  }
}

export function writeShopMessage({ kind, ...more }: ShopMessage): object {
  return { type: prefix + kind, ...more };
}

function readPurchase(data: Record<string, unknown>): BeforeSubmit {
  const address = membersOf(data.invoicingAddress);
  return {
    email: textOf(data.email),
    invoicingAddress: {
      firstName: textOf(address.firstName),
      lastName: textOf(address.lastName),
      address1: textOf(address.address1),
      zip: textOf(address.zip),
      city: textOf(address.city),
    },
    selectedPaymentMethodType: textOf(data.selectedPaymentMethodType),
  };
}

function membersOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
