import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router';
import { data, matchRoutes, RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { GraphqlError, NetworkError, OFFLINE } from './api/errors.ts';
import { redirectToSearch, SEARCH_FORM_PATH } from './features/search/redirect-to-search.ts';
import { followRenamed } from './features/url-history/follow-renamed.ts';
import { App, loadApp } from './layouts/app.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ErrorScreen } from './layouts/error-screen.tsx';
import { LastResort } from './layouts/last-resort.tsx';
import { UndistractedLayout } from './layouts/undistracted-layout.tsx';
import { type ScreenEntry, screens } from './routes.ts';
import { runGuard } from './routing/guards.ts';
import { pathsOf, routeName, SCREENS, type Screen } from './routing/paths.ts';
import type { ScreenModule } from './routing/screen-module.ts';
import { environmentOf, provideEnvironment, type ShopEnvironment } from './session/shop-context.ts';
import { sessionOf } from './session/shop-session.ts';
import { localeScopeOf } from './session/shopper.ts';

const modules = import.meta.glob<ScreenModule>('./features/*/*.route.tsx');

type LoadScreen = (entry: ScreenEntry) => Promise<ScreenModule>;

/** The routes of one language; prefix and market are the router's basename. */
export function createRoutes(locale: LocaleCode, load: LoadScreen = loadModule): RouteObject[] {
  return [
    {
      id: 'root',
      Component: App,
      loader: loadApp,
      ErrorBoundary: LastResort,
      // Menus and markets stay for as long as the page lives; a change of language or market loads a new document.
      shouldRevalidate: () => false,
      children: [
        layout('default', DefaultLayout, locale, load),
        layout('undistracted', UndistractedLayout, locale, load),
      ],
    },
  ];
}

function layout(
  name: ScreenEntry['layout'],
  Component: ComponentType,
  locale: LocaleCode,
  load: LoadScreen,
): RouteObject {
  const children = SCREENS.filter((screen) => screens[screen].layout === name).flatMap((screen) =>
    pathsOf(screen, locale).map((path, form) => screenRoute(screen, locale, path, form, load)),
  );
  if (name === 'default') {
    children.push({ id: 'search-form', path: SEARCH_FORM_PATH, loader: redirectToSearch });
    children.push({ id: 'nowhere', path: '*', loader: throwNotFound });
  }
  // The boundary stands inside the layout, so that an error page keeps header and footer.
  return {
    id: `${name}-layout`,
    Component,
    children: [{ id: `${name}-boundary`, ErrorBoundary: ErrorScreen, children }],
  };
}

function screenRoute(
  screen: Screen,
  locale: LocaleCode,
  path: string,
  form: number,
  load: LoadScreen,
): RouteObject {
  const entry = screens[screen];
  return {
    id: routeName(screen, locale, form),
    path,
    handle: { screen, entry },
    // What a form does is told by its answer; asking for the page again would only make a bad network show. A form that
    // asks, such as the search, leads to another page.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) =>
      formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate,
    lazy: async () => {
      const module = await withStatus(() => load(entry));
      await module.prepare?.(locale);
      return {
        Component: module.Component,
        loader: (args: LoaderFunctionArgs) => {
          guard(entry, args);
          return (
            environmentOf(args.context).recall?.() ??
            withStatus(() => followRenamed(args, () => module.loader(args)))
          );
        },
        ...(module.action
          ? {
              action: (args: ActionFunctionArgs) => {
                guard(entry, args);
                return withStatus(() => module.action?.(args));
              },
            }
          : {}),
      };
    },
  };
}

export function loadModule(entry: ScreenEntry): Promise<ScreenModule> {
  const load = modules[`./features/${entry.file}.route.tsx`];
  if (!load) throw new Error(`There is no features/${entry.file}.route.tsx.`);
  return load();
}

/** Whether a page may be shown as it was when the visitor comes back to it: it holds nothing of anyone's own. */
export function mayShowAgain({ handle }: RouteObject): boolean {
  const entry = (handle as { entry?: ScreenEntry } | undefined)?.entry;
  return entry?.isShared === true || entry?.isImpersonal === true;
}

/** What a page needs, before it is asked for. Data only of pages that are the same for everyone: reading those changes nothing. */
export function aheadOf(routes: RouteObject[], basename: string, environment: ShopEnvironment) {
  const find = (path: string) => {
    const match = matchRoutes(routes, path, basename)?.at(-1);
    const entry = (match?.route.handle as { entry?: ScreenEntry } | undefined)?.entry;
    return match && entry ? { entry, params: match.params, pattern: match.route.path ?? '' } : undefined;
  };
  return {
    async loadCode(path: string): Promise<void> {
      const found = find(path);
      if (found) await loadModule(found.entry);
    },
    async loadData(path: string): Promise<void> {
      const found = find(path);
      if (!found?.entry.isShared) return;
      const { loader } = await loadModule(found.entry);
      const context = provideEnvironment(new RouterContextProvider(), environment);
      const { params, pattern } = found;
      const url = new URL(path, location.origin);
      await loader({ request: new Request(url), url, params, pattern, context });
    },
  };
}

function guard(entry: ScreenEntry, { request, context }: LoaderFunctionArgs): void {
  const { shopper } = environmentOf(context);
  runGuard(entry.guard ?? 'default', {
    place: localeScopeOf(shopper),
    url: new URL(request.url),
    // Looked at by the guard that needs it, and by no page that everyone shares.
    isLoggedIn: () => sessionOf(context).customer() !== undefined,
  });
}

/** The error page shows the error's own status (§8). */
async function withStatus<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // On the server there is no such thing, and nothing is said of it.
    const isOffline = navigator.onLine === false;
    if (isOffline && error instanceof Error) throw data(OFFLINE, { status: 503 });
    if (error instanceof NetworkError || error instanceof GraphqlError)
      throw data(error.message, { status: error.status });
    throw error;
  }
}

function throwNotFound(): never {
  throw data(null, { status: 404 });
}
