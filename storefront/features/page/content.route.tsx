import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { type ContentData, ContentScreen } from './content-screen.tsx';
import { loadContentAlternates } from './load-content-alternates.ts';

export { loadWidgetsOfDocument as prepare } from '#storefront/features/content/lazy-widgets.ts';

/** Loads an editors' page by its alias; an unknown alias is 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ContentData> {
  const environment = environmentOf(context);
  const alias = params.alias ?? '';
  if (alias === '') throw data(null, { status: 404 });
  const { loadContentPage } = await import('./load-content-page.ts');
  const found = await loadContentPage(environment, { alias }, new URL(request.url));
  if (!found) throw data(null, { status: 404 });
  const { id, title, meta, ...page } = found;
  return {
    ...page,
    title,
    meta: {
      title: meta?.title ?? title,
      description: meta?.description,
      canonical: linkTo(localeScopeOf(environment.shopper), 'content', { alias }),
      alternates: await loadContentAlternates(environment, id),
    },
  };
}

export function Component() {
  return <ContentScreen {...useLoaderData<ContentData>()} />;
}
