import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router';
import { data } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { GraphqlError, NetworkError, OFFLINE } from './api/errors.ts';
import { redirectToSearch, SEARCH_FORM_PATH } from './features/search/redirect-to-search.ts';
import { redirectRenamed } from './features/url-history/redirect-renamed.ts';
import { App } from './layouts/app.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ErrorScreen } from './layouts/error-screen.tsx';
import { FallbackErrorScreen } from './layouts/fallback-error-screen.tsx';
import { UndistractedLayout } from './layouts/undistracted-layout.tsx';
import { type ScreenEntry, screens } from './routes.ts';
import { runGuard } from './routing/guards.ts';
import { pathsOf, routeName, SCREENS, type Screen } from './routing/paths.ts';
import type { ScreenModule } from './routing/screen-module.ts';
import { rulesOf, SCREEN_RULES, screenOf } from './routing/screens.ts';
import { environmentOf } from './session/shop-context.ts';
import { sessionOf } from './session/shop-session.ts';
import { localeScopeOf } from './session/shopper.ts';
import { loadTranslate } from './translations/translate.ts';

const modules = import.meta.glob<ScreenModule>('./features/*/*.route.tsx');

type LoadScreen = (entry: ScreenEntry, locale: LocaleCode) => Promise<ScreenModule>;

/** The routes of one language. The prefix of language and market is the router's basename. */
export function createRoutes(locale: LocaleCode, load: LoadScreen = loadScreen): RouteObject[] {
  return [
    {
      id: 'root',
      Component: App,
      loader: async (args: LoaderFunctionArgs) => (await import('./layouts/load-app.ts')).loadApp(args),
      ErrorBoundary: FallbackErrorScreen,
      // Menus and markets do not change while the document is open: another language or market loads a new document.
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
    pathsOf(screen, locale).map((path, index) => ({
      id: routeName(screen, locale, index),
      path,
      ...screenRoute(screen, locale, load),
    })),
  );
  if (name === 'default') {
    children.push({ id: 'search-form', path: SEARCH_FORM_PATH, loader: redirectToSearch });
    children.push({ id: 'catch-all', path: '*', loader: throwNotFound });
  }
  // The error boundary is inside the layout, so that an error page has header and footer.
  return {
    id: `${name}-layout`,
    Component,
    children: [{ id: `${name}-boundary`, ErrorBoundary: ErrorScreen, children }],
  };
}

function screenRoute(screen: Screen, locale: LocaleCode, load: LoadScreen): RouteObject {
  return {
    handle: { screen },
    // A form's action returns everything that it changed; reloading the page's data would only add a request that can
    // fail. GET forms, such as the search, navigate to another page.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) =>
      formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate,
    lazy: async () => {
      const module = await withStatus(() => load(screens[screen], locale));
      await module.prepare?.(locale);
      return {
        Component: module.Component,
        loader: (args: LoaderFunctionArgs) => {
          guard(screen, args);
          return (
            environmentOf(args.context).restorePage?.() ??
            withStatus(() => redirectRenamed(args, () => module.loader(args)))
          );
        },
        ...(module.action
          ? {
              action: (args: ActionFunctionArgs) => {
                guard(screen, args);
                return withStatus(() => module.action?.(args));
              },
            }
          : {}),
      };
    },
  };
}

/** Loads the module of a screen together with its messages. */
export async function loadScreen(
  { file, messages = [] }: ScreenEntry,
  locale: LocaleCode,
): Promise<ScreenModule> {
  const load = modules[`./features/${file}.route.tsx`];
  if (!load) throw new Error(`features/${file}.route.tsx does not exist.`);
  const [module] = await Promise.all([load(), loadTranslate(locale, ...messages)]);
  return module;
}

/** Whether a page may be restored from memory on back and forward: only when it shows nothing personal. */
export function canRestore(route: RouteObject): boolean {
  const { isShared, isImpersonal } = rulesOf(screenOf(route));
  return Boolean(isShared || isImpersonal);
}

function guard(screen: Screen, { request, context }: LoaderFunctionArgs): void {
  const { shopper } = environmentOf(context);
  runGuard(SCREEN_RULES[screen].guard ?? 'default', {
    localeScope: localeScopeOf(shopper),
    url: new URL(request.url),
    // Lazy: reading the session makes a page personal.
    isLoggedIn: () => sessionOf(context).customer() !== undefined,
  });
}

/** The error page shows the error's own status (§8). */
async function withStatus<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // `onLine` is undefined on the server.
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
