import type { ShopRequestKind, ShopRequests } from '#contract/shop-requests.ts';
import type { TestShop } from './test-shop.ts';

let visitors = 0;

/** Sends a request beside the GraphQL contract. Each has another network address, so that no rate limit applies. */
export async function sendShopRequest<Kind extends ShopRequestKind>(
  { backend }: Pick<TestShop, 'backend'>,
  kind: Kind,
  body: ShopRequests[Kind]['request'] | Record<string, unknown>,
  {
    headers = {},
    address = `10.9.${++visitors >> 8}.${visitors & 255}`,
  }: { headers?: object; address?: string } = {},
) {
  const request = new Request(`http://shop.test/shop/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
    body: JSON.stringify(body),
  });
  const response = await backend.fetch(request, { address });
  const data = await response.json();
  return {
    status: response.status,
    code: data.errors?.[0]?.extensions.code as string | undefined,
    data: data as ShopRequests[Kind]['response'],
  };
}
