import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { type ContentData, ContentScreen } from './content-screen.tsx';

export { loadWidgetsOfDocument as prepare } from '#storefront/features/content/rare-widgets.ts';

/** What the link of whoever looks is for, wherever it will stand. To anybody else there is nothing here. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ContentData> {
  const environment = environmentOf(context);
  if (!environment.shopper.isPreview) throw data(null, { status: 404 });
  const { loadContentPage } = await import('./load-content-page.ts');
  const found = await loadContentPage(environment, {}, new URL(request.url));
  if (!found) throw data(null, { status: 404 });
  const { id: _, meta, ...page } = found;
  return { ...page, meta: { title: meta?.title ?? page.title, isHidden: true } };
}

export function Component() {
  return <ContentScreen {...useLoaderData<ContentData>()} />;
}
