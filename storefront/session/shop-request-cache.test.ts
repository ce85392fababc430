import { expect, test, vi } from 'vitest';
import type { SendShopRequest } from './shop-context.ts';
import { createShopRequestCache } from './shop-request-cache.ts';

const request = { productId: 7 };

function createFake(outcome: object) {
  const sendRequest = vi.fn(async () => outcome);
  return { sendRequest, ...createShopRequestCache(sendRequest as unknown as SendShopRequest) };
}

test('uses a prefetched result once, for an equal request', async () => {
  const { sendRequest, send, prefetch } = createFake({ kind: 'accepted', result: { samples: [] } });
  await prefetch('product-samples', request);
  await prefetch('product-samples', request);
  expect(await send('product-samples', { ...request })).toEqual({
    kind: 'accepted',
    result: { samples: [] },
  });
  expect(sendRequest).toHaveBeenCalledTimes(1);
  await send('product-samples', request);
  expect(sendRequest).toHaveBeenCalledTimes(2);
});

test('sends a request whose prefetching failed, and one with other input', async () => {
  const { sendRequest, send, prefetch } = createFake({ kind: 'rejected', code: undefined });
  await prefetch('product-samples', request);
  await send('product-samples', request);
  await send('product-samples', { productId: 8 });
  expect(sendRequest).toHaveBeenCalledTimes(3);
});
