import type { LocaleCode } from '#contract/locales.ts';
import { pathPrefix } from '#contract/locales.ts';
import { pathsOf, type Screen } from '../paths.ts';

/** The path parameters of each screen; `x` and `y` are the parent categories, the root first. */
interface ScreenParameters {
  category: { category: string; x?: string; y?: string };
  brand: { '*': string };
  campaign: { '*': string };
  search: { search: string };
  list: { '*': string };
  product: { alias: string };
  content: { alias: string };
  'checkout-fail': { providerFail: string };
  order: { publicId: string };
  'favorite-list': { listId: string };
  'shared-list': { shareKey: string };
}

/** A list, so that a screen without parameters has no further argument. */
type ParametersOf<S extends Screen> = S extends keyof ScreenParameters
  ? [parameters: ScreenParameters[S]]
  : [];

export interface LocaleScope {
  locale: LocaleCode;
  /** Set only when paths contain the market. */
  pathMarket?: string;
}

/** The path of a screen with its prefix. The compiler checks names and parameters. */
export function linkTo<S extends Screen>(
  localeScope: LocaleScope,
  screen: S,
  ...[parameters]: ParametersOf<S>
): string {
  const values = (parameters ?? {}) as Record<string, string | undefined>;
  const pattern = pathsOf(screen, localeScope.locale).find((candidate) => fits(candidate, values)) ?? '/';
  // Only `*` may hold several segments: a slash in any other value is encoded.
  const path = pattern.replace(/:(\w+)\??|\*/g, (_, name: string | undefined) =>
    name === undefined
      ? (values['*'] ?? '').split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(values[name] ?? ''),
  );
  const prefixed = pathPrefix(localeScope.locale, localeScope.pathMarket) + (path === '/' ? '' : path);
  return prefixed === '' ? '/' : prefixed;
}

/** Whether the pattern has exactly the parameters of the values. */
function fits(pattern: string, values: Record<string, string | undefined>): boolean {
  const names = [...pattern.matchAll(/:(\w+)|\*/g)].map(([placeholder, name]) => name ?? placeholder);
  return (
    names.length === Object.values(values).filter((value) => value !== undefined).length &&
    names.every((name) => values[name] !== undefined)
  );
}

/** Removes repeated and trailing slashes, so that every page has one URL. */
export function normalizePath(pathname: string): string {
  if (!pathname.includes('//') && !pathname.endsWith('/')) return pathname;
  return pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
