import { isClosed } from '#backend/catalogue-index/channel.ts';
import type { MarketTypeResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { describeMarketOptions } from './market-options.ts';

export const channelResolvers: {
  Query: Pick<QueryResolvers, 'channel' | 'channels' | 'marketOptions'>;
  MarketType: MarketTypeResolvers;
} = {
  Query: {
    channels: (_, __, context) => context.scope({}).catalogue.channels,
    channel: (_, args, context) => context.scope(args).channel,
    marketOptions: (_, args, context) => describeMarketOptions(context.scope(args), context, args.grams ?? 0),
  },
  MarketType: {
    // Prices come from price lists and are not converted, so the rate is 1.
    currency: ({ currency }) => ({ ...currency, rate: 1 }),
    isClosed,
  },
};
