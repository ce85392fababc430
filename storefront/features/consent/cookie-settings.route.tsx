import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { CookieSettings } from './cookie-settings.tsx';

const loadHead = createHeadingLoader('cookie-settings', 'footer.cookies');

/** Renders the saved choice on the server, for visitors without script. The page cache does not store this screen. */
export async function loader(args: LoaderFunctionArgs) {
  const { cookies } = environmentOf(args.context);
  return { ...(await loadHead(args)), consent: cookies.get(COOKIES.consent) ?? '' };
}

export function Component() {
  const { heading, consent } = useLoaderData<{ heading: string; consent: string }>();
  return <CookieSettings heading={heading} consentCookie={consent} />;
}
