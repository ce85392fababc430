import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { GiftCardValues } from '#contract/order/gift-card-requests.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { languageIdOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { addGiftCard, checkBalance, type GiftCardReply } from './gift-card-actions.ts';
import { GiftCardsScreen } from './gift-cards-screen.tsx';

interface GiftCardsData extends ScreenData, GiftCardValues {}

export async function loader({ context }: LoaderFunctionArgs): Promise<GiftCardsData> {
  const { api, shopper, sendShopRequest } = environmentOf(context);
  const t = await loadTranslate(shopper.locale, 'purchase');
  const outcome = await sendShopRequest('gift-card-values', {
    channelId: shopper.channelId,
    marketId: shopper.market,
    languageId: languageIdOf(shopper),
  });
  return {
    meta: {
      title: t('giftCard.title'),
      description: t('giftCard.lead'),
      canonical: linkTo(localeScopeOf(shopper), 'gift-cards'),
      alternates: alternatePages('gift-cards', shopper, await loadMarkets(api)),
    },
    values: outcome.kind === 'accepted' ? outcome.result.values : [],
  };
}

/** Posted as forms, with and without script. A gift card that was added leads to the checkout. */
export async function action({ request, context }: ActionFunctionArgs) {
  const environment = customerEnvironmentOf(context);
  const form = await readPostedForm(request);
  environment.cookies.set(COOKIES.noScript, '1');
  if (form.get('intent') === 'balance')
    return data<GiftCardReply>(await checkBalance(environment, sessionOf(context).sendShopRequest, form));
  const rejected = await addGiftCard(environment, form);
  if (rejected) return data<GiftCardReply>(rejected, { status: 422 });
  const localeScope = localeScopeOf(environment.shopper);
  return redirectWithin(localeScope, linkTo(localeScope, 'checkout'), 303);
}

export function Component() {
  return <GiftCardsScreen {...useLoaderData<GiftCardsData>()} />;
}
