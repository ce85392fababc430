/** Dates are those of the shop, wherever its pages and mails are read. */
export const SHOP_TIME_ZONE = 'Europe/Stockholm';
