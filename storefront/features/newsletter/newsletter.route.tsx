import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NEWSLETTER_LINKS, NewsletterLinkForm } from './newsletter-link-form.tsx';
import styles from './newsletter-screen.module.css';
import { type NewsletterOutcome, subscribeToNewsletter } from './subscribe-to-newsletter.ts';

/** Serves the subscription page and the targets of the links in mails. */
export async function loader(args: LoaderFunctionArgs) {
  const { step } = args.params;
  if (step !== undefined && !isLinkStep(step)) throw data(null, { status: 404 });
  return createHeadingLoader(
    'newsletter',
    step ? `${NEWSLETTER_LINKS[step]}.title` : 'newsletter.title',
    'account',
  )(args);
}

/** Redirects after success, so that a reload does not post again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await readPostedForm(request);
  const outcome = await subscribeToNewsletter(environment, form);
  if (outcome.kind === 'rejected') return data(outcome, { status: 422 });
  const localeScope = localeScopeOf(environment.shopper);
  return redirectWithin(localeScope, `${linkTo(localeScope, 'newsletter')}?outcome=asked`, 303);
}

export function Component() {
  const t = useTranslate('account');
  const { heading } = useLoaderData<{ heading: string }>();
  const outcome = useActionData<NewsletterOutcome>();
  const { step } = useParams();
  const [search] = useSearchParams();
  const isRequested = !outcome && !step && search.get('outcome') === 'asked';
  useEffect(() => {
    if (isRequested && isFirstLoad()) track('newsletter:subscribe', { from: 'form' });
  }, [isRequested]);
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      {isLinkStep(step) ? (
        <NewsletterLinkForm step={step} />
      ) : (
        <>
          <p role="status" className={styles.done}>
            {isRequested && t('newsletter.confirmationSent')}
          </p>
          {!isRequested && <NewsletterForm outcome={outcome} />}
        </>
      )}
    </div>
  );
}

/** False after a reload, which must not be tracked as another subscription. */
function isFirstLoad(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

function isLinkStep(step: string | undefined): step is keyof typeof NEWSLETTER_LINKS {
  return step !== undefined && Object.hasOwn(NEWSLETTER_LINKS, step);
}
