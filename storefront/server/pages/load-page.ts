import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { createRoutes } from '#storefront/create-routes.ts';
import { footerChunk } from '#storefront/layouts/footer-slot.tsx';
import { screenOf } from '#storefront/routing/screens.ts';
import { provideEnvironment, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { provideSession, type ShopSession } from '#storefront/session/shop-session.ts';
import { structuredDataOf } from '../crawlers/structured-data.ts';

interface LoadRequest {
  request: Request;
  basename: string;
  environment: ShopEnvironment;
  session?: ShopSession;
  onError: (error: unknown) => void;
}

export interface LoadedPage {
  kind: 'loaded';
  context: StaticHandlerContext;
  method: string;
  structuredData: readonly object[];
}

/** Runs the action and the loaders of the URL, and loads the layout's footer. */
export async function loadPage({
  request,
  basename,
  environment,
  session,
  onError,
}: LoadRequest): Promise<LoadedPage | { kind: 'response'; response: Response }> {
  await footerChunk.load();
  const handler = handlerFor(environment.shopper.locale, basename);
  const requestContext = provideEnvironment(new RouterContextProvider(), environment);
  if (session) provideSession(requestContext, session);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return { kind: 'response', response: context };

  // A response below 500, such as 404 Not Found, is the expected result for the URL, so it is not reported as an error.
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500)
      onError(isRouteErrorResponse(error) ? error.data : error);
  }
  // If the structured data cannot be loaded, the page is shown without it.
  const structuredData = await loadStructuredData(context, environment).catch((error): object[] => {
    onError(error);
    return [];
  });
  return { kind: 'loaded', context, method: request.method, structuredData };
}

const handlers = new Map<string, StaticHandler>();

/** React Router's loader of pages, created once per language and basename. */
export function handlerFor(locale: LocaleCode, basename: string): StaticHandler {
  const key = `${locale}${basename}`;
  const handler = handlers.get(key) ?? createStaticHandler(createRoutes(locale), { basename });
  handlers.set(key, handler);
  return handler;
}

async function loadStructuredData(
  context: StaticHandlerContext,
  environment: ShopEnvironment,
): Promise<object[]> {
  const leaf = context.matches.at(-1);
  if (!leaf || context.errors || context.statusCode !== 200) return [];
  return structuredDataOf(environment, {
    screen: screenOf(leaf.route),
    alias: leaf.params.alias,
    data: context.loaderData[leaf.route.id],
  });
}
