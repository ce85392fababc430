import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { OpenCheckout } from './open-checkout.ts';

/** The HTML of a provider's frame for a checkout as it stands; null where the method has none. */
export type FrameOf = (method: PaymentMethod, checkout: OpenCheckout) => Promise<string | null>;

/** Until a provider draws frames there are none. */
export const noFrame: FrameOf = async () => null;
