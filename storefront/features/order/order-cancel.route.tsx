import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { type CancelStep, startCancellation, submitCancelStep } from './cancellation/cancel-step.ts';
import { OrderCancel } from './cancellation/order-cancel.tsx';
import { orderNumberOf } from './order-reference.ts';
import { readOrderForm } from './read-order-form.ts';

interface CancelData extends ScreenData {
  initialStep: CancelStep;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CancelData> {
  const { api, shopper } = environmentOf(context);
  const [t, initialStep, markets] = await Promise.all([
    loadTranslate(shopper.locale, 'purchase'),
    startCancellation(sessionOf(context), orderNumberOf(request)),
    loadMarkets(api),
  ]);
  return {
    meta: {
      title: t('cancelOrder.title'),
      canonical: linkTo(localeScopeOf(shopper), 'order-cancel'),
      alternates: alternatePages('order-cancel', shopper, markets),
      isHidden: true,
    },
    initialStep,
  };
}

/** Posted as a form, with and without script: first to show the order, then to confirm. */
export async function action(args: ActionFunctionArgs) {
  return submitCancelStep(sessionOf(args.context), await readOrderForm(args));
}

export function Component() {
  const { initialStep } = useLoaderData<CancelData>();
  return <OrderCancel {...(useActionData<CancelStep>() ?? initialStep)} />;
}
