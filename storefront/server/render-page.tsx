import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { createRoutes } from '#storefront/create-routes.ts';
import { framedOrigins } from '#storefront/features/content/document-policy.ts';
import type { ScreenEntry } from '#storefront/routes.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import {
  provideEnvironment,
  type ShopEnvironment,
  ShopViewContext,
} from '#storefront/session/shop-context.ts';
import { provideSession, type ShopSession } from '#storefront/session/shop-session.ts';
import type { BuildManifest } from './build-manifest.ts';
import { documentHead } from './html-document.ts';
import { structuredDataOf } from './structured-data.ts';

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** The document without its last lines. */
  head: string;
  /** The same for every visitor of this market, language and VAT mode. */
  isShared: boolean;
  screen: Screen | undefined;
  /** Origins whose frames an editor put into it. */
  frames: readonly string[];
}

export type Rendered = RenderedPage | { kind: 'response'; response: Response };

export interface RenderRequest {
  request: Request;
  basename: string;
  environment: ShopEnvironment;
  session?: ShopSession;
  manifest: BuildManifest;
  themeCss?: string;
  onError: (error: unknown) => void;
}

const handlers = new Map<string, StaticHandler>();

/** Runs the loaders of the address and writes the page. */
export async function renderPage({
  request,
  basename,
  environment,
  session,
  manifest,
  themeCss = '',
  onError,
}: RenderRequest): Promise<Rendered> {
  const handler = handlerFor(environment.shopper.locale, basename);
  const requestContext = provideEnvironment(new RouterContextProvider(), environment);
  if (session) provideSession(requestContext, session);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return { kind: 'response', response: context };

  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500)
      onError(isRouteErrorResponse(error) ? error.data : error);
  }
  const { method } = request;
  // The page is whole without it.
  const structuredData = await describePage(context, environment).catch((error): object[] => {
    onError(error);
    return [];
  });
  try {
    return writePage(handler, context, { environment, manifest, themeCss, method, structuredData });
  } catch (error) {
    onError(error);
    return writePage(handler, withError(context, error), { environment, manifest, themeCss, method });
  }
}

async function describePage(context: StaticHandlerContext, environment: ShopEnvironment): Promise<object[]> {
  const leaf = context.matches.at(-1);
  if (!leaf || context.errors || context.statusCode !== 200) return [];
  return structuredDataOf(environment, {
    screen: leafHandle(context).screen,
    alias: leaf.params.alias,
    data: context.loaderData[leaf.route.id],
  });
}

function writePage(
  handler: StaticHandler,
  context: StaticHandlerContext,
  {
    environment,
    manifest,
    themeCss,
    method,
    structuredData,
  }: Required<Pick<RenderRequest, 'environment' | 'manifest' | 'themeCss'>> & {
    method: string;
    structuredData?: object[];
  },
): RenderedPage {
  const { entry, screen } = leafHandle(context);
  const { locale } = environment.shopper;
  const { parts = [], needs = [] } = context.errors ? {} : leafData(context);
  const source = entry ? [`storefront/features/${entry.file}.route.tsx`] : [];
  const { scripts, styles } = manifest.chunksOf([
    ...source,
    `storefront/translations/${locale}.ts`,
    ...parts,
  ]);
  const head = documentHead({
    meta: metaOf(context, environment),
    shopper: environment.shopper,
    styles: [...manifest.styles, ...styles],
    scripts,
    fonts: manifest.fonts,
    themeCss,
    app: renderApp(handler, context, environment),
    state: stateOf(context, environment),
    structuredData,
    films: needs,
  });
  const isShared = entry?.isShared === true && !context.errors && method === 'GET';
  return { kind: 'page', status: context.statusCode, head, isShared, screen, frames: framedOrigins(needs) };
}

/** A screen that cannot be drawn gives way to the error page inside its layout. Where that fails too, the caller's text is left. */
function withError(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const boundary = context.matches.find(({ route }) => route.id.endsWith('-boundary'))?.route.id ?? 'root';
  return { ...context, statusCode: 500, errors: { [boundary]: error } };
}

export function renderApp(
  handler: StaticHandler,
  context: StaticHandlerContext,
  environment: ShopEnvironment,
): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  const { shopper, t } = environment;
  return renderToString(
    <ShopViewContext value={{ shopper, t }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShopViewContext>,
  );
}

export function handlerFor(locale: LocaleCode, basename: string): StaticHandler {
  const key = `${locale}${basename}`;
  const known = handlers.get(key) ?? createStaticHandler(createRoutes(locale), { basename });
  handlers.set(key, known);
  return known;
}

function leafHandle(context: StaticHandlerContext): { entry?: ScreenEntry; screen?: Screen } {
  return context.matches.at(-1)?.route.handle ?? {};
}

function leafData(context: StaticHandlerContext): Partial<ScreenData> {
  const leaf = context.matches.at(-1)?.route.id ?? '';
  return (context.loaderData[leaf] as Partial<ScreenData> | undefined) ?? {};
}

function metaOf(context: StaticHandlerContext, { t }: ShopEnvironment): PageMeta {
  const error = context.errors && Object.values(context.errors)[0];
  if (error !== undefined && error !== null) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return { title: isMissing ? t('error.notFoundTitle') : t('error.title'), isHidden: true };
  }
  const leaf = context.matches.at(-1);
  return (
    (leaf && (context.loaderData[leaf.route.id] as ScreenData | undefined)?.meta) ?? { title: SHOP.name }
  );
}

/** Errors cross over as their status alone: what went wrong inside stays here. */
function stateOf(context: StaticHandlerContext, { shopper }: ShopEnvironment) {
  const errors =
    context.errors &&
    Object.fromEntries(
      Object.entries(context.errors).map(([id, error]) => [
        id,
        { status: isRouteErrorResponse(error) ? error.status : 500 },
      ]),
    );
  return { shopper, loaderData: context.loaderData, actionData: context.actionData, errors };
}
