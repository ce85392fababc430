import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopContext, ShopServices } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { AccountRequests, EmailVerification } from '#contract/customer/account-requests.ts';
import { hashSecretToken } from '../secret-token.ts';
import {
  hasOrderBuyerAccount,
  joinGuestOrdersIfVerified,
  verifyByKey,
} from './email-verification.queries.ts';
import { mailVerification } from './mail-verification.ts';

const id = v.pipe(v.string(), v.maxLength(100));
const scope = { channelId: v.optional(id), marketId: v.optional(id), languageId: v.optional(id) };

const handlers: ShopRequestHandlers<keyof AccountRequests> = {
  'email-verifications': {
    schema: v.variant('action', [
      v.object({ ...scope, action: v.picklist(['read', 'mail']) }),
      v.object({ ...scope, action: v.literal('confirm'), key: id }),
    ]),
    handle: handleEmailVerification,
  },
  'order-accounts': {
    schema: v.object({ orderNumber: id, cartId: id }),
    async handle({ db }, request) {
      return { hasAccount: await hasOrderBuyerAccount(db, request) };
    },
  },
};

/**
 * The key is valid only in a session of its account. Otherwise another person could register an account with the address,
 * and the owner of the address would give their orders to that account by following the mailed link.
 */
async function handleEmailVerification(
  context: ShopContext,
  request: AccountRequests['email-verifications']['request'],
): Promise<EmailVerification> {
  const { db } = context;
  const { id: customerId, email, impersonatedBy } = requireCustomer(context);
  const isVerified = await joinGuestOrdersIfVerified(db, customerId);
  // Staff who impersonate a customer neither request nor use keys.
  if (isVerified || request.action === 'read' || impersonatedBy !== null) return { email, isVerified };
  if (request.action === 'confirm') {
    const keyHash = hashSecretToken(request.key);
    const isConfirmed = await db.transaction().execute((trx) => verifyByKey(trx, customerId, keyHash));
    return { email, isVerified: isConfirmed && (await joinGuestOrdersIfVerified(db, customerId)) };
  }
  await context.limit({ action: 'email-verification' });
  const { channel, market, language, shopUrl } = context.scope(request);
  const mailScope = { channelId: channel.id, marketId: market.id, languageId: language.id, shopUrl };
  const isMailed = await db
    .transaction()
    .execute((trx) => mailVerification(trx, { customerId, email }, mailScope));
  if (!isMailed) throw new ShopError('LIMIT_EXCEEDED', 'Enough keys have been mailed. Use one of them.');
  return { email, isVerified };
}

export function emailVerificationRoutes(shop: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, shop);
}
