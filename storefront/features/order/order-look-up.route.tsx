import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ERRORS_ANCHOR, OrderErrorNote } from './order-error-note.tsx';
import styles from './order-form.module.css';
import {
  checkOrderReference,
  type OrderErrorMessage,
  type OrderReference,
  type OrderReferenceErrors,
  orderErrorMessage,
  readOrderReference,
} from './order-reference.ts';
import { OrderReferenceFields } from './order-reference-fields.tsx';
import { readOrderForm } from './read-order-form.ts';

interface RejectedLookUp {
  orderReference: OrderReference;
  fieldErrors: OrderReferenceErrors;
  message?: OrderErrorMessage;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<ScreenData> {
  const { api, shopper } = environmentOf(context);
  const t = await loadTranslate(shopper.locale, 'purchase');
  return {
    meta: {
      title: t('lookUp.title'),
      canonical: linkTo(localeScopeOf(shopper), 'order-look-up'),
      alternates: alternatePages('order-look-up', shopper, await loadMarkets(api)),
      isHidden: true,
    },
  };
}

/** Posted as a form, with and without script. Leads to the order page that the mails link to. */
export async function action(args: ActionFunctionArgs) {
  const orderReference = readOrderReference(await readOrderForm(args));
  const fieldErrors = checkOrderReference(orderReference);
  if (hasFieldErrors(fieldErrors)) return { orderReference, fieldErrors } satisfies RejectedLookUp;
  const outcome = await sessionOf(args.context).sendOrderRequest?.('order-look-ups', orderReference);
  if (outcome?.kind !== 'accepted')
    return {
      orderReference,
      fieldErrors,
      message: orderErrorMessage(outcome?.code),
    } satisfies RejectedLookUp;
  const localeScope = localeScopeOf(environmentOf(args.context).shopper);
  return redirectWithin(
    localeScope,
    linkTo(localeScope, 'order', { publicId: outcome.result.publicId }),
    303,
  );
}

export function Component() {
  useLoaderData<ScreenData>();
  const { t, shopper } = useShop('purchase');
  const rejected = useActionData<RejectedLookUp>();
  return (
    <div className={styles.page}>
      <h1>{t('lookUp.title')}</h1>
      <form
        method="post"
        action={`${linkTo(localeScopeOf(shopper), 'order-look-up')}#${ERRORS_ANCHOR}`}
        noValidate
        className={styles.form}
      >
        {rejected?.message && <OrderErrorNote message={rejected.message} />}
        <OrderReferenceFields
          orderReference={rejected?.orderReference ?? { orderNumber: '', email: '' }}
          fieldErrors={rejected?.fieldErrors ?? {}}
        />
        <Button type="submit">{t('lookUp.submit')}</Button>
      </form>
    </div>
  );
}
