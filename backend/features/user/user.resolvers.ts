import type { ShopContext } from '#backend/graphql/context.ts';
import { isGiven } from '#backend/graphql/given-input.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type {
  CustomerType,
  Gender,
  MutationResolvers,
  QueryResolvers,
  UserTypeResolvers,
} from '#backend/graphql/schema.generated.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import { readAddress } from './address-columns.ts';
import { updateUser } from './update-user.ts';
import { findUser } from './user.queries.ts';
import type { UserInScope } from './user-in-scope.ts';

type ScopeArguments = Parameters<ShopContext['scope']>[0];

export const userResolvers: {
  Query: Pick<QueryResolvers, 'getUser'>;
  Mutation: Pick<MutationResolvers, 'updateUser'>;
  UserType: UserTypeResolvers;
} = {
  Query: {
    getUser: (_, args, context) => (context.customer ? userOf(context.customer.id, args, context) : null),
  },
  Mutation: {
    async updateUser(_, { user, ...args }, context, info) {
      const { id } = requireCustomer(context);
      // The contract's default would make a person of every organisation that changes anything else.
      const { customerType, ...others } = user;
      const input = isGiven(info, 'user', 'customerType') ? { ...others, customerType } : others;
      await updateUser(context.db, id, input);
      return userOf(id, args, context);
    },
  },
  UserType: {
    id: ({ row }) => row.customer_id,
    email: ({ row }) => row.email,
    address: ({ row }) => readAddress(row.address),
    gender: ({ row }) => row.gender as Gender,
    customerType: ({ row }) => row.customer_type as CustomerType,
    newsletter: ({ row }) => row.newsletter,
    personalId: ({ row }) => row.personal_id,
    memberType: ({ row }) => row.member_type,
    memberId: ({ row }) => row.member_id,
    metaData: ({ row }) => row.meta_data,
    // Nobody has anything to spend yet.
    balance: () => 0,
    balanceFormatted: ({ scope }) => noMoney(scope),
    balances: ({ scope }) => [
      { currency: scope.market.currency.code, amount: 0, amountFormatted: noMoney(scope) },
    ],
    availableChannels: ({ scope }) =>
      scope.catalogue.channels.map(({ id, markets }) => ({ channelId: id, availableMarkets: markets })),
  },
};

async function userOf(
  customerId: number,
  args: ScopeArguments,
  { db, scope }: ShopContext,
): Promise<UserInScope | null> {
  const row = await findUser(db, customerId);
  return row ? { row, scope: scope(args) } : null;
}

function noMoney({ market, language }: UserInScope['scope']): string {
  return formatMoney(0, market.currency, language.id);
}
