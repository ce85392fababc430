import { displayCodes } from '#backend/features/gift-card/gift-card-code.ts';
import { describeQuotationOfCart } from '#backend/features/quotation/describe-quotation.ts';
import type { CartItemTypeResolvers, CartTypeResolvers } from '#backend/graphql/schema.generated.ts';
import { toDecimal } from '#backend/pricing/money.ts';
import {
  campaignOfLine,
  campaignsInScope,
  packageOfLine,
  productOfLine,
  totalPriceOfLine,
  unitPriceOfLine,
} from './prices/cart-line.ts';
import { summarizeCart } from './prices/summarize-cart.ts';

export const cartTypeResolvers: { CartType: CartTypeResolvers; CartItemType: CartItemTypeResolvers } = {
  CartType: {
    id: ({ row }) => row.cart_id,
    items: ({ lines }) => lines,
    isCompleted: ({ row }) => row.completed_at !== null,
    // A code without effect is stored but not returned: the client would show it as a reduction.
    promoCode: ({ row, isCodeApplied, lastFour, giftCodes }) =>
      displayCodes({ promoCode: isCodeApplied ? row.promo_code : null, lastFour, giftCodes }),
    freeShipping: ({ priced }) => priced.shipping.freeByCampaignId !== null,
    fixedDiscount: ({ priced, scope }) => toDecimal(priced.fixedAmount.incVat, scope.market.currency),
    merchantData: ({ row }) => row.merchant_data,
    appliedCampaigns: ({ priced, scope }) =>
      campaignsInScope([priced.fixedAmount.campaignId, priced.shipping.freeByCampaignId], scope),
    summary: summarizeCart,
    quotation: ({ row }, _, { db }) =>
      row.customer_id === null ? null : describeQuotationOfCart(db, row.cart_id),
  },
  CartItemType: {
    id: ({ item }) => String(item.cart_item_id),
    product: productOfLine,
    skuId: ({ item }) => item.sku_id,
    quantity: ({ item }) => item.quantity,
    message: ({ item }) => item.message,
    unitPrice: unitPriceOfLine,
    totalPrice: totalPriceOfLine,
    campaign: campaignOfLine,
    groupKey: ({ item }) => item.group_key || null,
    productPackage: packageOfLine,
    isCampaignFreeGift: () => false,
  },
};
