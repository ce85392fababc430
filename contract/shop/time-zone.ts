/** The time zone of all dates that the shop shows, wherever its pages and mails are read. */
export const SHOP_TIME_ZONE = 'Europe/Stockholm';
