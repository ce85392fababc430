import { RouterContextProvider } from 'react-router';
import type { CommerceApi, ShopEnvironment } from '#storefront/server-entry.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { DemoShop } from './demo-shop.ts';
import { median } from './median.ts';

/** The front page is measured with this many containers. */
const homeContainerCount = 12;

const RENDERED_PAGES = {
  list: '/c/skonlitteratur',
  product: '/p/skonlitteratur/klassiker/gosta-berlings-saga',
  home: '/',
} as const;
export type RenderedPageName = keyof typeof RENDERED_PAGES;

const blocks = 15;
const blockSize = 50;

/** The style of a shop without settings. */
const style = {
  css: '',
  source: '',
  browserColour: '#222222',
  icons: {
    favicon: { url: '/favicon.svg', type: 'image/svg+xml' },
    apple: '/apple-touch-icon.png',
    app: () => '/icon-192.png',
  },
  selectFonts: (fonts: readonly string[]) => [...fonts],
};

/**
 * Compares a complete page (loaders, tree, head, state) with React's `renderToString` of the same tree and data. Responses of
 * the commerce API are cached, so that only the storefront is measured.
 */
export async function measureRendering(
  shop: DemoShop,
  name: RenderedPageName,
): Promise<{ page: number; tree: number; ratio: number }> {
  const { entry } = shop;
  const path = RENDERED_PAGES[name];
  const environment: ShopEnvironment = {
    shopper: {
      locale: 'sv',
      market: 'se',
      customerType: 'PERSON',
      vatIncluded: true,
      channelId: '1|se',
      origin: 'http://shop.test',
      shop: sampleShopFacts,
    },
    t: await entry.loadTranslate('sv'),
    api: entry.createServerClient(withManyContainers(withCachedResponses(shop.commerce)), {
      channelId: '1|se',
      marketId: 'se',
      languageId: 'sv-SE',
    }),
    cookies: { get: () => undefined, set: () => undefined },
    isPersonal: false,
    side: 'server',
    sendShopRequest: async () => ({ kind: 'rejected', code: undefined }),
    loadShared: entry.createSharedCache(60_000).load,
  };
  const manifest = entry.readBuildManifest(shop.clientFolder);
  const onError = (error: unknown) => console.error(error);
  const renderWholePage = async () => {
    const request = new Request(`http://shop.test${path}`);
    const loaded = await entry.loadPage({ request, basename: '/', environment, onError });
    return loaded.kind === 'loaded'
      ? entry.renderPage(loaded, { environment, manifest, style, onError })
      : loaded;
  };
  const handler = entry.handlerFor('sv', '/');
  await renderWholePage();
  const requestContext = entry.provideEnvironment(new RouterContextProvider(), environment);
  const context = await handler.query(new Request(`http://shop.test${path}`), { requestContext });
  if (context instanceof Response) throw new Error(`${path} returned a redirect.`);
  if (context.statusCode !== 200) throw new Error(`${path} returned ${context.statusCode}.`);
  const renderTree = () => entry.renderApp(context, environment);

  for (let round = 0; round < 100; round++) {
    await renderWholePage();
    renderTree();
  }
  const pages: number[] = [];
  const trees: number[] = [];
  // Alternating blocks, so that other load on the machine and garbage collection affect both equally.
  for (let block = 0; block < blocks; block++) {
    pages.push(await costOf(renderWholePage));
    trees.push(await costOf(renderTree));
  }
  const page = median(pages);
  const tree = median(trees);
  return { page, tree, ratio: page / tree };
}

/** Mean milliseconds of CPU over a block; other processes do not count. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let round = 0; round < blockSize; round++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / blockSize;
}

/** Repeats the containers of the front page, with new widget ids. */
function withManyContainers(commerce: CommerceApi): CommerceApi {
  const cache = new WeakMap<object, object>();
  return {
    ...commerce,
    async execute(query, variables) {
      const result = await commerce.execute(query, variables);
      const data = result.data as { widgetArea?: Area } | undefined;
      if (!data?.widgetArea) return result;
      const cached = cache.get(data) ?? { data: { widgetArea: repeatContainers(data.widgetArea) } };
      cache.set(data, cached);
      return cached;
    },
  };
}

interface Area {
  containers: { id: number; widgets: { id: string; configuration: string }[] }[];
}

function repeatContainers(area: Area): Area {
  const containers = Array.from({ length: homeContainerCount }, (_, index) => {
    const { widgets, ...container } = area.containers[index % area.containers.length] ?? { widgets: [] };
    const repeatedWidgets = widgets.map(({ id, ...widget }) => ({
      ...widget,
      id: `${index}-${id}`,
      configuration:
        index < area.containers.length ? widget.configuration : asSlideshow(widget.configuration),
    }));
    return { ...container, id: index, widgets: repeatedWidgets };
  });
  return { ...area, containers };
}

/** Product lists skip products of earlier lists and would be empty; as a slideshow they are not. */
function asSlideshow(configuration: string): string {
  return JSON.stringify({ ...JSON.parse(configuration), limitNrOfRows: false, slideshowDisabled: false });
}

function withCachedResponses(commerce: CommerceApi): CommerceApi {
  type Result = ReturnType<CommerceApi['execute']>;
  const cache = new Map<string, Map<string, Result>>();
  return {
    ...commerce,
    execute(query, variables) {
      const results = cache.get(query) ?? new Map<string, Result>();
      cache.set(query, results);
      const key = JSON.stringify(variables);
      const result = results.get(key) ?? commerce.execute(query, variables);
      results.set(key, result);
      return result;
    },
  };
}
