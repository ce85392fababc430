/** The settings are not valid, or cannot be applied. The message is for staff. */
export class ShopSettingsError extends Error {
  override name = 'ShopSettingsError';
}
