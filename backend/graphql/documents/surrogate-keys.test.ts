import { expect, test } from 'vitest';
import { surrogateKeysOfChange, surrogateKeysOfResponse } from './surrogate-keys.ts';

/** Whether a change drops a response. */
function isDropped(keys: string, change: Parameters<typeof surrogateKeysOfChange>[0]): boolean {
  const dropped = new Set(surrogateKeysOfChange(change));
  return keys.split(' ').some((key) => dropped.has(key));
}

const productsChange = (...ids: number[]) => ({ kind: 'products', productIds: new Set(ids) }) as const;

test('a change of a product drops responses that name it, and those that name none', () => {
  const list = surrogateKeysOfResponse(['products'], {
    products: { products: [{ productId: 1 }, { productId: 2 }] },
  });
  expect(list).toBe('shop product-1 product-2');
  expect(isDropped(list, productsChange(2, 5))).toBe(true);
  expect(isDropped(list, productsChange(5))).toBe(false);
  expect(isDropped(surrogateKeysOfResponse(['product'], { product: { name: 'a' } }), productsChange(5))).toBe(
    true,
  );
  const many = { products: Array.from({ length: 300 }, (_, productId) => ({ productId })) };
  expect(isDropped(surrogateKeysOfResponse(['products'], many), productsChange(5000))).toBe(true);
});

test('a change of content drops responses with content, a change of everything drops all', () => {
  const page = surrogateKeysOfResponse(['widgetArea'], { widgetArea: null });
  expect(isDropped(page, { kind: 'content' })).toBe(true);
  expect(isDropped(page, productsChange(1))).toBe(false);
  expect(isDropped(page, { kind: 'everything' })).toBe(true);
  expect(isDropped(surrogateKeysOfResponse(['brands'], {}), { kind: 'content' })).toBe(false);
});
