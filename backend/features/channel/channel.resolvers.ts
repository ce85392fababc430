import type { MarketTypeResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';

export const channelResolvers: {
  Query: Pick<QueryResolvers, 'channel' | 'channels'>;
  MarketType: MarketTypeResolvers;
} = {
  Query: {
    channels: (_, __, context) => context.scope({}).catalogue.channels,
    channel: (_, args, context) => context.scope(args).channel,
  },
  MarketType: {
    // Prices come from price lists and are not converted, so the rate is 1.
    currency: ({ currency }) => ({ ...currency, rate: 1 }),
  },
};
