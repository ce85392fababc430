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
    // Prices come from price lists; nothing is converted, so the rate is one.
    currency: ({ currency }) => ({ ...currency, rate: 1 }),
  },
};
