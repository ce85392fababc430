import { RouterContextProvider } from 'react-router';
import type { CommerceApi, ShopEnvironment } from '#storefront/server-entry.ts';
import type { DemoShop } from './demo-shop.ts';

/** The same shop's front page, as an editor with much to say would make it. */
const containersOfHome = 12;

export const RENDERED_PAGES = { list: '/c/skonlitteratur', home: '/' } as const;
export type RenderedPageName = keyof typeof RENDERED_PAGES;

const blocks = 15;
const blockSize = 50;

/**
 * The whole way of a page (loaders, tree, head, state) against React's `renderToString` of the same tree with the same
 * data. The commerce API's answers are remembered, so that only the storefront is measured.
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
    },
    t: await entry.loadTranslate('sv'),
    api: entry.createServerClient(withTwelveContainers(remembered(shop.commerce)), {
      channelId: '1|se',
      marketId: 'se',
      languageId: 'sv-SE',
    }),
    cookies: { get: () => undefined, set: () => undefined },
    isPersonal: false,
    side: 'server',
    loadShared: entry.createSharedCache(60_000).load,
  };
  const manifest = entry.readBuildManifest(shop.clientFolder);
  const onError = (error: unknown) => console.error(error);
  const wholePage = async () => {
    const request = new Request(`http://shop.test${path}`);
    const loaded = await entry.loadPage({ request, basename: '/', environment, onError });
    return loaded.kind === 'loaded' ? entry.renderPage(loaded, { environment, manifest, onError }) : loaded;
  };
  const handler = entry.handlerFor('sv', '/');
  await wholePage();
  const requestContext = entry.provideEnvironment(new RouterContextProvider(), environment);
  const context = await handler.query(new Request(`http://shop.test${path}`), { requestContext });
  if (context instanceof Response) throw new Error(`${path} answered a redirect.`);
  const onlyTree = () => entry.renderApp(handler, context, environment);

  for (let round = 0; round < 100; round++) {
    await wholePage();
    onlyTree();
  }
  const pages: number[] = [];
  const trees: number[] = [];
  // Turn by turn in blocks, so that whatever else the machine does, and the clearing up after each, falls on both alike.
  for (let block = 0; block < blocks; block++) {
    pages.push(await costOf(wholePage));
    trees.push(await costOf(onlyTree));
  }
  const [page, tree] = [median(pages), median(trees)];
  return { page, tree, ratio: page / tree };
}

/** Milliseconds of CPU that one takes, over a block: what others do on the machine meanwhile does not count. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = 0; turn < blockSize; turn++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / blockSize;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The containers of the front page over and over, each with widgets of its own. */
function withTwelveContainers(commerce: CommerceApi): CommerceApi {
  const filled = new WeakMap<object, object>();
  return {
    ...commerce,
    async execute(query, variables) {
      const answer = await commerce.execute(query, variables);
      const data = answer.data as { widgetArea?: Area } | undefined;
      if (!data?.widgetArea) return answer;
      const known = filled.get(data) ?? { data: { widgetArea: repeated(data.widgetArea) } };
      filled.set(data, known);
      return known;
    },
  };
}

interface Area {
  containers: { id: number; widgets: { id: string; configuration: string }[] }[];
}

function repeated(area: Area): Area {
  const containers = Array.from({ length: containersOfHome }, (_, index) => {
    const { widgets, ...container } = area.containers[index % area.containers.length] ?? { widgets: [] };
    const own = widgets.map(({ id, ...widget }) => ({
      ...widget,
      id: `${index}-${id}`,
      configuration: index < area.containers.length ? widget.configuration : asRow(widget.configuration),
    }));
    return { ...container, id: index, widgets: own };
  });
  return { ...area, containers };
}

/** A list that shows what others show already would be empty; a row that goes on is as it was found. */
function asRow(configuration: string): string {
  return JSON.stringify({ ...JSON.parse(configuration), limitNrOfRows: false, slideshowDisabled: false });
}

function remembered(commerce: CommerceApi): CommerceApi {
  type Answer = ReturnType<CommerceApi['execute']>;
  const answers = new Map<string, Map<string, Answer>>();
  return {
    ...commerce,
    execute(query, variables) {
      const known = answers.get(query) ?? new Map<string, Answer>();
      answers.set(query, known);
      const key = JSON.stringify(variables);
      const answer = known.get(key) ?? commerce.execute(query, variables);
      known.set(key, answer);
      return answer;
    },
  };
}
