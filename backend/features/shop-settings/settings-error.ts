/** The settings are not valid, or cannot be applied. The message is for the people of the shop. */
export class ShopSettingsError extends Error {
  override name = 'ShopSettingsError';
}
