import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { type ContentData, ContentScreen } from './content-screen.tsx';

export { loadWidgetsOfDocument as prepare } from '#storefront/features/content/lazy-widgets.ts';

/** Shows the draft of the visitor's preview token. A visitor without a token is redirected to the front page (§2). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ContentData> {
  const environment = environmentOf(context);
  const localeScope = localeScopeOf(environment.shopper);
  if (!environment.shopper.isPreview) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  const { loadContentPage } = await import('./load-content-page.ts');
  const found = await loadContentPage(environment, {}, new URL(request.url));
  if (!found) throw data(null, { status: 404 });
  const { id: _, meta, ...page } = found;
  return { ...page, meta: { title: meta?.title ?? page.title, isHidden: true } };
}

export function Component() {
  return <ContentScreen {...useLoaderData<ContentData>()} />;
}
