import { passwordResetResolvers } from './features/auth/password-reset/password-reset.resolvers.ts';
import { brandResolvers } from './features/brand/brand.resolvers.ts';
import { campaignResolvers } from './features/campaign/campaign.resolvers.ts';
import { cartResolvers } from './features/cart/cart.resolvers.ts';
import { cartTypeResolvers } from './features/cart/cart-types.resolvers.ts';
import { categoryResolvers } from './features/category/category.resolvers.ts';
import { channelResolvers } from './features/channel/channel.resolvers.ts';
import { checkoutResolvers } from './features/checkout/checkout.resolvers.ts';
import { companyResolvers } from './features/company/company.resolvers.ts';
import { findFrontPage } from './features/content/area-names.ts';
import type { ContentCache } from './features/content/cache/content-cache.ts';
import { contentResolvers } from './features/content/content.resolvers.ts';
import { listPageResolvers } from './features/list-page/list-page.resolvers.ts';
import { menuResolvers } from './features/menu/menu.resolvers.ts';
import { newsletterResolvers } from './features/newsletter/newsletter.resolvers.ts';
import { orderResolvers } from './features/order/order.resolvers.ts';
import type { OrderServices } from './features/order/order-services.ts';
import { orderTypeResolvers } from './features/order/order-types.resolvers.ts';
import { createPaymentIframe } from './features/order/purchase/create-payment-iframe.ts';
import { priceResolvers } from './features/price/price.resolvers.ts';
import { productResolvers } from './features/product/product.resolvers.ts';
import { productListResolvers } from './features/product-list/product-list.resolvers.ts';
import { quotationCartResolvers } from './features/quotation-cart/quotation-cart.resolvers.ts';
import { relatedProductResolvers } from './features/related-product/related-product.resolvers.ts';
import { reviewResolvers } from './features/review/review.resolvers.ts';
import { stockAlertResolvers } from './features/stock-alert/stock-alert.resolvers.ts';
import { urlHistoryResolvers } from './features/url-history/url-history.resolvers.ts';
import { userResolvers } from './features/user/user.resolvers.ts';
import type { Resolvers } from './graphql/schema.generated.ts';

const features: Resolvers[] = [
  channelResolvers,
  productResolvers,
  productListResolvers,
  categoryResolvers,
  brandResolvers,
  priceResolvers,
  campaignResolvers,
  relatedProductResolvers,
  reviewResolvers,
  urlHistoryResolvers,
  cartResolvers,
  cartTypeResolvers,
  orderTypeResolvers,
  stockAlertResolvers,
  userResolvers,
  companyResolvers,
  quotationCartResolvers,
  passwordResetResolvers,
  newsletterResolvers,
];

/** Merges the resolvers of all features. */
export function createResolvers(orders: OrderServices, content: ContentCache): Resolvers {
  const all: Resolvers[] = [
    ...features,
    contentResolvers(content),
    listPageResolvers((languageId) => findFrontPage(content)?.texts.get(languageId)),
    menuResolvers(content),
    checkoutResolvers(createPaymentIframe(orders)),
    orderResolvers(orders),
  ];
  return Object.assign({}, ...all, {
    Query: Object.assign({}, ...all.map(({ Query }) => Query)),
    Mutation: Object.assign({}, ...all.map(({ Mutation }) => Mutation)),
  });
}
