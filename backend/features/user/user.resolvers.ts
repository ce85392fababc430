import { findBalances } from '#backend/features/balance/find-balances.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type {
  CustomerType,
  Gender,
  MutationResolvers,
  QueryResolvers,
  UserTypeResolvers,
} from '#backend/graphql/schema.generated.ts';
import { isInputFieldSent } from '#backend/graphql/sent-input.ts';
import { type Currency, formatMoney, toDecimal } from '#backend/pricing/money.ts';
import { readAddress } from './address-columns.ts';
import { deleteUser } from './delete-user.ts';
import { updateUser } from './update-user.ts';
import { findUser } from './user.queries.ts';
import type { UserInScope } from './user-in-scope.ts';

type ScopeArguments = Parameters<ShopContext['scope']>[0];

export const userResolvers: {
  Query: Pick<QueryResolvers, 'getUser'>;
  Mutation: Pick<MutationResolvers, 'updateUser' | 'deleteUser'>;
  UserType: UserTypeResolvers;
} = {
  Query: {
    getUser: (_, args, context) => (context.customer ? loadUser(context.customer.id, args, context) : null),
  },
  Mutation: {
    async updateUser(_, { user, ...args }, context, info) {
      const customer = requireCustomer(context);
      // Without this check the contract's default PERSON would overwrite the type of every organisation.
      const { customerType, ...others } = user;
      const input = isInputFieldSent(info, 'user', 'customerType') ? { ...others, customerType } : others;
      await updateUser({ db: context.db, claim: context.claim, scope: context.scope(args) }, customer, input);
      return loadUser(customer.id, args, context);
    },
    async deleteUser(_, _args, context) {
      await deleteUser(context.db, requireCustomer(context));
      return true;
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
    balance: (user) => balanceIn(user.scope.market.currency, user).amount,
    balanceFormatted: (user) => balanceIn(user.scope.market.currency, user).amountFormatted,
    balances: (user) => currenciesOf(user).map((currency) => balanceIn(currency, user)),
    availableChannels: ({ scope }) =>
      scope.catalogue.channels.map(({ id, markets }) => ({ channelId: id, availableMarkets: markets })),
  },
};

async function loadUser(
  customerId: number,
  args: ScopeArguments,
  { reads, scope }: ShopContext,
): Promise<UserInScope | null> {
  const [row, balances] = await Promise.all([findUser(reads, customerId), findBalances(reads, customerId)]);
  return row ? { row, balances, scope: scope(args) } : null;
}

/** The market's currency, even without a balance, and then the other currencies with a balance. */
function currenciesOf({ balances, scope }: UserInScope): Currency[] {
  const { market, catalogue } = scope;
  const currencies = new Map(catalogue.channels.flatMap(({ markets }) => markets.map(currencyByCode)));
  const others = [...balances].flatMap(([code, amount]) => (amount > 0 ? (currencies.get(code) ?? []) : []));
  return [market.currency, ...others.filter(({ code }) => code !== market.currency.code)];
}

function currencyByCode({ currency }: { currency: Currency }): [string, Currency] {
  return [currency.code, currency];
}

function balanceIn(currency: Currency, { balances, scope }: UserInScope) {
  const amount = balances.get(currency.code) ?? 0;
  return {
    currency: currency.code,
    amount: toDecimal(amount, currency),
    amountFormatted: formatMoney(amount, currency, scope.language.id),
  };
}
