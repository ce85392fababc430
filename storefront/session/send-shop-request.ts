import { SHOP_REQUEST_PATH } from '#contract/shop-requests.ts';
import type { SendShopRequest } from './shop-context.ts';

/** In the browser: the storefront's server forwards the request, and adds the customer's token. */
export const sendShopRequest: SendShopRequest = async (kind, request) => {
  try {
    const response = await fetch(SHOP_REQUEST_PATH + kind, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const body = await response.json();
    return response.ok
      ? { kind: 'accepted', result: body }
      : { kind: 'rejected', code: body?.errors?.[0]?.extensions?.code };
  } catch {
    return { kind: 'rejected', code: undefined };
  }
};
