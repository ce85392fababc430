/**
 * Payment methods of single countries. The sandbox, Stripe's adapter and the demo shop read this table; storefronts read the
 * payment options of the API.
 */

import type { OptionMark } from '../option-marks.ts';

interface LocalPaymentMethod {
  /** The same in every language. Null for online banking in Finland, which has a name in each language. */
  name: string | null;
  /** The customer approves the payment in an app, or signs in to a bank. */
  approval: 'app' | 'bank';
  mark: OptionMark;
  /** Aliases of the markets whose customers expect the method. */
  markets: readonly string[];
  /** Whether the method can authorise at the order and capture at the dispatch. */
  capturesLater: boolean;
  /**
   * How Stripe's payment page names the method. Null if Stripe does not offer it to every account: Vipps is a private preview,
   * and its bank payments exclude Finland.
   */
  stripe: { type: string } | null;
}

export const LOCAL_PAYMENT_METHODS = {
  swish: {
    name: 'Swish',
    approval: 'app',
    mark: 'swish',
    markets: ['se'],
    capturesLater: false,
    stripe: { type: 'swish' },
  },
  vipps: {
    name: 'Vipps',
    approval: 'app',
    mark: 'vipps',
    markets: ['no'],
    capturesLater: true,
    stripe: null,
  },
  mobilepay: {
    name: 'MobilePay',
    approval: 'app',
    mark: 'mobilepay',
    markets: ['dk', 'fi', 'ax'],
    capturesLater: true,
    stripe: { type: 'mobilepay' },
  },
  'online-bank': {
    name: null,
    approval: 'bank',
    mark: 'bank',
    markets: ['fi', 'ax'],
    capturesLater: false,
    stripe: null,
  },
  ideal: {
    name: 'iDEAL',
    approval: 'bank',
    mark: 'ideal',
    markets: ['nl'],
    capturesLater: false,
    stripe: { type: 'ideal' },
  },
  // Belgian customers, in the markets that are next to them.
  bancontact: {
    name: 'Bancontact',
    approval: 'bank',
    mark: 'bancontact',
    markets: ['nl', 'fr'],
    capturesLater: false,
    stripe: { type: 'bancontact' },
  },
} as const satisfies Record<string, LocalPaymentMethod>;

export type LocalMethodKey = keyof typeof LOCAL_PAYMENT_METHODS;

export const LOCAL_METHOD_KEYS = Object.keys(LOCAL_PAYMENT_METHODS) as LocalMethodKey[];

/** Wallets that hold cards. Payment pages show them with the card form, on devices that have them. */
export const CARD_WALLETS = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' } as const;

type CardWallet = keyof typeof CARD_WALLETS;

export function isCardWallet(key: string): key is CardWallet {
  return Object.hasOwn(CARD_WALLETS, key);
}
