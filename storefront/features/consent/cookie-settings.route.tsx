import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { loadCookieWords } from '#storefront/translations/cookie-words.ts';
import { CookieSettings } from './cookie-settings.tsx';

export { loadCookieWords as prepare } from '#storefront/translations/cookie-words.ts';

const loadHead = plainLoader('cookie-settings', 'footer.cookies');

/** What was chosen is in the page: it is nobody else's, and works without script. */
export async function loader(args: LoaderFunctionArgs) {
  const { cookies, shopper } = environmentOf(args.context);
  await loadCookieWords(shopper.locale);
  return { ...(await loadHead(args)), consent: cookies.get(COOKIES.consent) ?? '' };
}

export function Component() {
  const { heading, consent } = useLoaderData<{ heading: string; consent: string }>();
  return <CookieSettings heading={heading} kept={consent} />;
}
