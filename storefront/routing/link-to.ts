import type { LocaleCode } from '#contract/locales.ts';
import { pathPrefix } from '#contract/locales.ts';
import { pathsOf, type Screen } from './paths.ts';

/** What a path of each screen needs to be filled in. */
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
}

type ParametersOf<S extends Screen> = S extends keyof ScreenParameters
  ? [parameters: ScreenParameters[S]]
  : [];

export interface LocaleScope {
  locale: LocaleCode;
  /** Given only where the market is part of the path. */
  pathMarket?: string;
}

/** The path of a screen, prefix and all. Names and parameters are checked by the compiler. */
export function linkTo<S extends Screen>(
  place: LocaleScope,
  screen: S,
  ...[parameters]: ParametersOf<S>
): string {
  const given = (parameters ?? {}) as Record<string, string | undefined>;
  const form = pathsOf(screen, place.locale).find((candidate) => fits(candidate, given)) ?? '/';
  // Only the rest of a path may have several segments: a slash anywhere else belongs to the value.
  const path = form.replace(/:(\w+)\??|\*/g, (_, name: string | undefined) =>
    name === undefined
      ? (given['*'] ?? '').split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(given[name] ?? ''),
  );
  const whole = pathPrefix(place.locale, place.pathMarket) + (path === '/' ? '' : path);
  return whole === '' ? '/' : whole;
}

function fits(form: string, given: Record<string, string | undefined>): boolean {
  const names = [...form.matchAll(/:(\w+)|\*/g)].map(([placeholder, name]) => name ?? placeholder);
  return (
    names.length === Object.values(given).filter((value) => value !== undefined).length &&
    names.every((name) => given[name] !== undefined)
  );
}

/** One page, one address: no slash twice, none at the end. */
export function tidyPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
