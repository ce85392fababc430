import type { Database } from '#backend/database/connection.ts';
import { readStoredSettings } from '#contract/shop/read-stored-settings.ts';
import { neutralSettings, type ShopSettings } from '#contract/shop/shop-settings.ts';

interface StoredShopSettings {
  /** 0: the channel has no settings yet. */
  revision: number;
  settings: ShopSettings;
  /** The language of the shop's staff. */
  defaultLanguageId: string;
}

/** The valid settings of each channel, by its id. A channel without valid ones has neutral settings with its name. */
export async function loadShopSettings(db: Database): Promise<Map<string, StoredShopSettings>> {
  const rows = await db
    .selectFrom('channel')
    .leftJoin('market', 'market.market_id', 'channel.default_market_id')
    .leftJoin('shop_settings', 'shop_settings.channel_id', 'channel.channel_id')
    .distinctOn('channel.channel_id')
    .select(['channel.channel_id', 'channel.name', 'channel.default_language_id'])
    .select(['market.country_code', 'revision', 'settings'])
    .orderBy('channel.channel_id')
    .orderBy('revision', (order) => order.desc().nullsLast())
    .execute();
  return new Map(
    rows.map(({ channel_id, name, default_language_id, country_code, revision, settings }) => {
      return [
        channel_id,
        {
          revision: revision ?? 0,
          settings: validSettings(settings, { name, countryCode: country_code }),
          defaultLanguageId: default_language_id,
        },
      ];
    }),
  );
}

/** Neutral settings if a channel has none, or invalid ones. */
export function validSettings(
  stored: unknown,
  channel: { name: string; countryCode: string | null },
): ShopSettings {
  return readStoredSettings(stored) ?? neutralSettings(channel.name, channel.countryCode ?? '');
}
