import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import {
  DOWNLOAD_PROBLEMS,
  type DownloadProblem,
  isDownloadProblem,
} from '#contract/order/download-requests.ts';
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
import { OrderErrorNote } from './order-error-note.tsx';
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

interface LookUpData extends ScreenData {
  /** The visitor has followed a download link that has no file. */
  problem?: DownloadProblem;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, shopper } = environmentOf(context);
  const t = await loadTranslate(shopper.locale, 'purchase');
  const problem = new URL(request.url).searchParams.get('download');
  const page: LookUpData = {
    meta: {
      title: t(isDownloadProblem(problem) ? 'downloads.brokenTitle' : 'lookUp.title'),
      canonical: linkTo(localeScopeOf(shopper), 'order-look-up'),
      alternates: alternatePages('order-look-up', shopper, await loadMarkets(api)),
      isHidden: true,
    },
  };
  return isDownloadProblem(problem)
    ? data({ ...page, problem }, { status: DOWNLOAD_PROBLEMS[problem] })
    : data(page);
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
  const { problem } = useLoaderData<LookUpData>();
  const { t, shopper } = useShop('purchase');
  const rejected = useActionData<RejectedLookUp>();
  return (
    <div className={styles.page}>
      {problem ? <BrokenLink problem={problem} /> : <h1>{t('lookUp.title')}</h1>}
      <form
        method="post"
        action={linkTo(localeScopeOf(shopper), 'order-look-up')}
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

const problemMessages = {
  unknown: 'downloads.brokenUnknown',
  replaced: 'downloads.brokenReplaced',
  expired: 'downloads.brokenExpired',
  locked: 'downloads.locked',
  forthcoming: 'downloads.brokenForthcoming',
  used: 'downloads.used',
} as const satisfies Record<DownloadProblem, string>;

/** Why a download link has no file, and how to get a new link. Refunded purchases and used links have no new one. */
function BrokenLink({ problem }: { problem: DownloadProblem }) {
  const { t, shopper } = useShop('purchase');
  const libraryUrl = linkTo(localeScopeOf(shopper), 'account-library');
  return (
    <>
      <h1>{t('downloads.brokenTitle')}</h1>
      <p>{t(problemMessages[problem])}</p>
      {problem !== 'locked' && problem !== 'used' && (
        <p>
          {t('downloads.renew')} <a href={libraryUrl}>{t('account.library')}</a>
        </p>
      )}
      <h2>{t('lookUp.title')}</h2>
    </>
  );
}
