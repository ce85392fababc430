/** Key of the row in `shop_note` that marks a database as a demo shop; `lacks-file.ts` of the backend knows it too. */
export const DEMO_NOTE = 'demo-shop';
