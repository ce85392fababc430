import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { beginCancelling, type CancelStep, takeCancelStep } from './cancel-step.ts';
import { OrderCancel } from './order-cancel.tsx';

interface CancelData {
  meta: PageMeta;
  begun: CancelStep;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CancelData> {
  const { api, words, shopper } = environmentOf(context);
  const orderNumber = (new URL(request.url).searchParams.get('order') ?? '').slice(0, 20);
  const [begun, markets] = await Promise.all([
    beginCancelling(sessionOf(context), orderNumber),
    loadMarkets(api),
  ]);
  return {
    meta: {
      title: words('cancelOrder.title'),
      canonical: linkTo(placeOf(shopper), 'order-cancel'),
      alternates: alternatePages('order-cancel', shopper, markets),
      isHidden: true,
    },
    begun,
  };
}

/** Posted as a form, with script as without: asking first, and doing it then. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  environmentOf(context).cookies.set(COOKIES.plain, '1');
  return takeCancelStep(sessionOf(context), form);
}

export const prepare = loadPurchaseWords;

export function Component() {
  const { begun } = useLoaderData<CancelData>();
  return <OrderCancel {...(useActionData<CancelStep>() ?? begun)} />;
}
