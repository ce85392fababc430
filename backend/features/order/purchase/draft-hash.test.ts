import { expect, test } from 'vitest';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { draftHash } from './draft-hash.ts';

const urls = { returnUrl: 'https://shop.example/confirm', cancelUrl: '', failUrl: '' };

test('depends on the order and its return URLs, not on the estimated delivery', () => {
  const draft = { toPay: 100, shipping: { methodId: 1 } } as OrderDraft;
  const hash = draftHash(draft, urls);
  const hashWith = (shipping: Partial<OrderDraft['shipping']>) =>
    draftHash({ ...draft, shipping: { ...draft.shipping, ...shipping } }, urls);
  expect(hashWith({ delivery: { from: '2026-11-19', to: '2026-11-20' } })).toBe(hash);
  expect(hashWith({ methodId: 2 })).not.toBe(hash);
  expect(draftHash({ ...draft, toPay: 200 }, urls)).not.toBe(hash);
  expect(draftHash(draft, { ...urls, cancelUrl: 'https://shop.example/checkout' })).not.toBe(hash);
});
