import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { FOOTER_SOURCE } from '#storefront/layouts/footer-slot.tsx';
import { screens } from '#storefront/routes.ts';
import type { PageMeta } from '#storefront/routing/head/page-meta.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { rulesOf, screenOf } from '#storefront/routing/screens.ts';
import { type ShopEnvironment, ShopViewContext } from '#storefront/session/shop-context.ts';
import type { BuildManifest } from '../document/build-manifest.ts';
import type { ChannelStyle } from '../document/channel-style.ts';
import { documentStart } from '../document/html-document.ts';
import type { LoadedPage } from './load-page.ts';
import { nextFilesOf, screenSourcesOf } from './next-files.ts';
import { pageStateJson } from './page-state.ts';

export interface RenderedPage {
  status: number;
  /** The document without its end, which differs in every response. */
  start: string;
  /** The same for every visitor with this market, language and VAT mode. */
  isShared: boolean;
  screen: Screen | undefined;
  /** Origins of embedded videos. */
  embedOrigins: readonly string[];
  /** Source of the document's styles, for the `style-src` directive. */
  styleSource: string;
}

interface RenderOptions {
  environment: ShopEnvironment;
  manifest: BuildManifest;
  style: ChannelStyle;
  /** Whether the page may open a websocket. */
  hasSubscriptions?: boolean;
  onError: (error: unknown) => void;
}

/** Renders the page; if that fails, the error page inside its layout. Throws if the error page fails too. */
export function renderPage(loaded: LoadedPage, options: RenderOptions): RenderedPage {
  try {
    return renderDocument(loaded, options);
  } catch (error) {
    options.onError(error);
    return renderDocument(
      { ...loaded, context: withError(loaded.context, error), structuredData: [] },
      options,
    );
  }
}

function renderDocument(
  { context, method, structuredData }: LoadedPage,
  { environment, manifest, style, hasSubscriptions = false }: RenderOptions,
): RenderedPage {
  const screen = screenOf(context.matches.at(-1)?.route);
  const { locale } = environment.shopper;
  const { chunkSources = [], embedOrigins = [] } = context.errors ? {} : leafData(context);
  const { scripts, styles } = manifest.chunksOf([
    `storefront/translations/${locale}/base.ts`,
    ...(screen ? screenSourcesOf(screen, locale) : []),
    ...chunkSources,
  ]);
  const isDefaultLayout = !screen || screens[screen].layout === 'default';
  const footerStyles = isDefaultLayout ? manifest.chunksOf([FOOTER_SOURCE]).styles : [];
  const isShared = rulesOf(screen).isShared === true && !context.errors && method === 'GET';
  const files = [...new Set([...manifest.styles, ...styles, ...footerStyles])];
  const inline = manifest.readStyles(files);
  const start = documentStart({
    meta: metaOf(context, environment),
    shopper: environment.shopper,
    styles: files,
    css: inline.css,
    entry: manifest.entry,
    scripts,
    nextFiles: nextFilesOf(manifest, locale, [...files, ...scripts]),
    isComplete: rulesOf(screen).isComplete === true && !context.errors && method === 'GET',
    isShared: rulesOf(screen).isImpersonal === true || isShared,
    fonts: style.selectFonts(manifest.fonts),
    themeCss: style.css,
    browserColour: style.browserColour,
    icons: style.icons,
    app: renderApp(context, environment),
    state: pageStateJson(context, environment.shopper, hasSubscriptions),
    structuredData,
    embedOrigins,
  });
  const styleSource = [inline.source, style.source].filter(Boolean).join(' ');
  return { status: context.statusCode, start, isShared, screen, embedOrigins, styleSource };
}

/** The HTML inside the element `app`. */
export function renderApp(context: StaticHandlerContext, environment: ShopEnvironment): string {
  // Only the matched routes, because the router copies all routes that it gets.
  const matchedRoutes = context.matches.map(({ route }) => ({ ...route, children: undefined }));
  const router = createStaticRouter(matchedRoutes, context);
  const { shopper, t } = environment;
  return renderToString(
    <ShopViewContext value={{ shopper, t }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShopViewContext>,
  );
}

/** The error boundary is inside the layout: see create-routes.ts. */
function withError(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const boundary = context.matches.find(({ route }) => route.id.endsWith('-boundary'))?.route.id ?? 'root';
  return { ...context, statusCode: 500, errors: { [boundary]: error } };
}

function leafData(context: StaticHandlerContext): Partial<ScreenData> {
  const leaf = context.matches.at(-1)?.route.id ?? '';
  return (context.loaderData[leaf] as Partial<ScreenData> | undefined) ?? {};
}

function metaOf(context: StaticHandlerContext, { t, shopper }: ShopEnvironment): PageMeta {
  const error = context.errors && Object.values(context.errors)[0];
  if (error !== undefined && error !== null) {
    const isNotFound = isRouteErrorResponse(error) && error.status === 404;
    return { title: isNotFound ? t('error.notFoundTitle') : t('error.title'), isHidden: true };
  }
  return leafData(context).meta ?? { title: shopper.shop.name };
}
