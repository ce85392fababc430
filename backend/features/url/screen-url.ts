import type { Scope } from '#backend/catalogue-index/scope.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS, type LocalizedScreen } from '#contract/screen-paths.ts';
import { scopePathPrefix } from './canonical-url.ts';

/** The path of a screen in the scope's language; undefined for an unknown screen. */
export function screenUrl(name: string, scope: Scope): string | undefined {
  const paths = name in LOCALIZED_SCREEN_PATHS ? LOCALIZED_SCREEN_PATHS[name as LocalizedScreen] : undefined;
  return paths && `${scopePathPrefix(scope)}${paths[localeOfLanguage(scope.language.id) ?? DEFAULT_LOCALE]}`;
}
