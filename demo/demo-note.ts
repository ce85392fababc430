/** Key of the row in `shop_note` that marks a database as a demo shop. */
export const DEMO_NOTE = 'demo-shop';
