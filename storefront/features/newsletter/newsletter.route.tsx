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
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';
import { FollowLink, LINKS } from './follow-link.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-screen.module.css';
import { type NewsletterOutcome, subscribeToNewsletter } from './subscribe-to-newsletter.ts';

export { loadAccountWords as prepare } from '#storefront/translations/words.ts';

/** Of the page where one subscribes, and of those that the links of mails lead to. */
export async function loader(args: LoaderFunctionArgs) {
  await loadAccountWords(environmentOf(args.context).shopper.locale);
  const { step } = args.params;
  if (step !== undefined && !isLink(step)) throw data(null, { status: 404 });
  return plainLoader('newsletter', step ? `${LINKS[step]}.title` : 'newsletter.title')(args);
}

/** What was asked for is told at an address of its own, which can be loaded again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const outcome = await subscribeToNewsletter(environment, form);
  if (outcome.kind === 'refused') return data(outcome, { status: 422 });
  const place = localeScopeOf(environment.shopper);
  return redirectWithin(place, `${linkTo(place, 'newsletter')}?outcome=asked`, 303);
}

export function Component() {
  const t = useTranslate();
  const { heading } = useLoaderData<{ heading: string }>();
  const posted = useActionData<NewsletterOutcome>();
  const { step } = useParams();
  const [search] = useSearchParams();
  const isAsked = !posted && !step && search.get('outcome') === 'asked';
  useEffect(() => {
    if (isAsked && isOpened()) track('newsletter:subscribe', { from: 'form' });
  }, [isAsked]);
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      {isLink(step) ? (
        <FollowLink step={step} />
      ) : (
        <>
          <p role="status" className={styles.done}>
            {isAsked && t('newsletter.asked')}
          </p>
          {!isAsked && <NewsletterForm posted={posted} />}
        </>
      )}
    </div>
  );
}

/** Loaded again, the page tells the same, and nobody has asked again. */
function isOpened(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}

function isLink(step: string | undefined): step is keyof typeof LINKS {
  return step !== undefined && Object.hasOwn(LINKS, step);
}
