import type { ShopContext } from '../context.ts';
import type { Resolvers } from '../schema.generated.ts';

/** The data that a subscription follows. */
export type FollowedData = { kind: 'cart'; id: string } | { kind: 'products' } | { kind: 'customer' };

type Resolve = (
  source: unknown,
  args: Record<string, unknown>,
  context: ShopContext,
  info: unknown,
) => unknown;

interface SubscriptionField {
  query: 'getCart' | 'product' | 'getUser';
  followed: (args: Record<string, unknown>) => FollowedData;
}

const fields: Record<string, SubscriptionField> = {
  cartChanged: { query: 'getCart', followed: ({ id }) => ({ kind: 'cart', id: String(id) }) },
  productChanged: { query: 'product', followed: () => ({ kind: 'products' }) },
  userChanged: { query: 'getUser', followed: () => ({ kind: 'customer' }) },
};

/** Each subscription has the result of its query, and reports the data that it follows. */
export function addSubscriptions(resolvers: Resolvers): Resolvers {
  const queries = resolvers.Query as unknown as Record<string, Resolve>;
  const subscriptions = Object.entries(fields).map(([name, { query, followed }]) => {
    const resolve: Resolve = (source, args, context, info) => {
      context.follow(followed(args));
      // An empty id would create a cart.
      if (query === 'getCart' && !args.id) return null;
      return queries[query]?.(source, args, context, info);
    };
    return [name, resolve];
  });
  return { ...resolvers, Subscription: Object.fromEntries(subscriptions) };
}
