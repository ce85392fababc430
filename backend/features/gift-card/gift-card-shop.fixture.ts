import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { issueDueGiftCards } from './issue-gift-cards.ts';

export interface GiftCardShop extends OrderShop {
  /** SKU ids of a gift card for 500 kr, and of a book for 100 kr. */
  card: number;
  book: number;
  /** A cart with one line of each item, and with a code. */
  fillCart(items: { skuId: number; quantity: number; message?: string }[], code?: string): Promise<string>;
  /** Orders and pays a cart, and issues its gift cards. */
  order(cartId: string, changes?: object): Promise<number>;
  /** Returns the error code; undefined if the code was accepted. */
  enterCode(cartId: string, code: string): Promise<string | undefined>;
  /** Codes that were mailed to the address, oldest first. */
  codesOf(email: string): Promise<string[]>;
  /** Buys cards and returns their codes. */
  buyCards(quantity: number): Promise<{ orderId: number; codes: string[] }>;
  /** The sum of all gift codes, after checking that each balance is the sum of its movements. */
  totalBalance(): Promise<number>;
}

export async function openGiftCardShop(): Promise<GiftCardShop> {
  const shop = await openOrderShop();
  await changeShop(shop, (db) =>
    addProduct(db, {
      key: 'gift-card',
      fulfilment: 'gift_card',
      // Prices: days ago, regular, selling.
      skus: [{ in_stock: 0, static_stock: 20, prices: [[40, 50_000, 50_000]] }],
    }),
  );
  const book = await shop.addBook({ in_stock: 10_000 });
  const { sku_id: card } = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('article_number', '=', 'T-gift-card-0')
    .executeTakeFirstOrThrow();
  return { ...shop, ...actionsOf(shop, card), card, book };
}

type Actions = Omit<GiftCardShop, keyof OrderShop | 'card' | 'book'>;

function actionsOf(shop: OrderShop, card: number): Actions {
  let buyers = 0;
  const actions: Actions = {
    async fillCart(items, code) {
      const { data } = await shop.query('{ getCart(marketId: "se") { id } }');
      const { id } = data.getCart;
      for (const item of items) {
        const { errors } = await shop.query(
          'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }',
          { id, item },
        );
        if (errors) throw new Error(errors[0]?.message);
      }
      const rejected = code === undefined ? undefined : await actions.enterCode(id, code);
      if (rejected) throw new Error(rejected);
      return id;
    },
    async order(cartId, changes) {
      const { data, errors } = await shop.placeOrder(cartId, changes);
      if (errors) throw new Error(JSON.stringify(errors[0]));
      if (data.placeOrder.status !== 'completed') {
        await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
        await completePayment(shop.services, await shop.paymentIdOf(cartId));
      }
      await issueDueGiftCards(shop.db);
      const order = shop.db.selectFrom('shop_order').select('order_id').where('cart_id', '=', cartId);
      return (await order.executeTakeFirstOrThrow()).order_id;
    },
    async enterCode(id, promoCode) {
      const { errors } = await shop.query(
        'mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode, marketId: "se") { id } }',
        { id, promoCode },
      );
      return errors?.[0]?.extensions?.code as string | undefined;
    },
    async codesOf(email) {
      const mails = await shop.db
        .selectFrom('mail_outbox')
        .select('payload')
        .where('kind', '=', 'gift-card')
        .where('recipient', '=', email)
        .orderBy('created_at')
        .execute();
      return mails.map(({ payload }) => (payload as { code: string }).code);
    },
    async buyCards(quantity) {
      const email = `giver-${++buyers}@example.se`;
      const orderId = await actions.order(await actions.fillCart([{ skuId: card, quantity }]), { email });
      return { orderId, codes: await actions.codesOf(email) };
    },
    async totalBalance() {
      const codes = await shop.db.selectFrom('gift_code').select(['gift_code_id', 'balance']).execute();
      const movements = await shop.db
        .selectFrom('gift_code_movement')
        .select(['gift_code_id', 'amount'])
        .execute();
      const sums = new Map<number, number>();
      for (const { gift_code_id, amount } of movements)
        sums.set(gift_code_id, (sums.get(gift_code_id) ?? 0) + amount);
      for (const { gift_code_id, balance } of codes)
        if (balance !== (sums.get(gift_code_id) ?? 0)) throw new Error(`Gift code ${gift_code_id} differs.`);
      return codes.reduce((sum, { balance }) => sum + balance, 0);
    },
  };
  return actions;
}
