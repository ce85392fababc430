import { expect, test } from 'vitest';
import { drawGift } from './draw-gift.ts';

test('a gift card and a gift wrap have different pictures', () => {
  const card = drawGift({ id: 1, fulfilment: 'gift_card' });
  expect(card).toContain('viewBox="0 0 800 1000"');
  expect(drawGift({ id: 1, fulfilment: 'gift_wrap' })).not.toBe(card);
  expect(drawGift({ id: 2, fulfilment: 'gift_card' })).not.toBe(card);
});
