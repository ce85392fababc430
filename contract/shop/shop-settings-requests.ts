import type { ShopSettings } from './shop-settings.ts';

/** The settings that pages show. The others are for the staff. */
export type PublicShopSettings = Omit<ShopSettings, 'mail' | 'staffMails'>;

/** `POST /shop/{kind}`. */
export interface ShopSettingsRequests {
  'shop-settings': { request: { channelId?: string | undefined }; response: PublicShopSettings };
}
