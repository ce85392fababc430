import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { beginCancelling, type CancelStep, takeCancelStep } from './cancel-step.ts';
import { orderNumberOf } from './named-order.ts';
import { OrderCancel } from './order-cancel.tsx';
import { readPostedForm } from './read-posted-form.ts';

interface CancelData {
  meta: PageMeta;
  begun: CancelStep;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CancelData> {
  const { api, t, shopper } = environmentOf(context);
  const [begun, markets] = await Promise.all([
    beginCancelling(sessionOf(context), orderNumberOf(request)),
    loadMarkets(api),
  ]);
  return {
    meta: {
      title: t('cancelOrder.title'),
      canonical: linkTo(localeScopeOf(shopper), 'order-cancel'),
      alternates: alternatePages('order-cancel', shopper, markets),
      isHidden: true,
    },
    begun,
  };
}

/** Posted as a form, with script as without: asking first, and doing it then. */
export async function action(args: ActionFunctionArgs) {
  return takeCancelStep(sessionOf(args.context), await readPostedForm(args));
}

export const prepare = loadPurchaseWords;

export function Component() {
  const { begun } = useLoaderData<CancelData>();
  return <OrderCancel {...(useActionData<CancelStep>() ?? begun)} />;
}
