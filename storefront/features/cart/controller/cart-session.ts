import { currentCustomer, onSignedIn, onSignedOut } from '#storefront/session/auth/customer.store.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** The use of the cart by one customer or guest. It ends at sign-out, or when another customer signs in. */
export interface CartSession {
  /** A different number for every session. */
  id(): number;
  /** The environment of the current session. Once the session has ended, a late response can no longer set its cookies. */
  environment(): ShopEnvironment;
}

export function createCartSession(environment: ShopEnvironment, onEnd: () => void): CartSession {
  const { cookies } = environment;
  let current = 0;
  let owner = currentCustomer()?.name;

  function end(): void {
    current++;
    onEnd();
  }

  onSignedOut(() => {
    owner = undefined;
    end();
  });
  // A guest who signs in keeps the cart.
  onSignedIn(({ name }) => {
    if (owner !== undefined && owner !== name) end();
    owner = name;
  });

  return {
    id: () => current,
    environment() {
      const id = current;
      const set: typeof cookies.set = (cookie, value) => {
        if (id === current) cookies.set(cookie, value);
      };
      return { ...environment, cookies: { get: cookies.get, set } };
    },
  };
}
