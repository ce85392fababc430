import type { LocaleCode } from '#contract/locales.ts';
import { screens } from '#storefront/routes.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { BuildManifest } from '../document/build-manifest.ts';

/** Visitors of any page open a book or a list next. */
const nextScreens: readonly Screen[] = ['product', 'category'];

/** Sources of the pages that visitors open next. */
export function nextSourcesOf(locale: LocaleCode): string[] {
  return nextScreens.flatMap((screen) => screenSourcesOf(screen, locale));
}

/** Files of the pages that visitors open next, without the files of the current page. */
export function nextFilesOf(manifest: BuildManifest, locale: LocaleCode, loaded: string[]): string[] {
  const { scripts, styles } = manifest.chunksOf(nextSourcesOf(locale));
  return [...scripts, ...styles].filter((file) => !loaded.includes(file));
}

/** Source paths of a screen's route and of its messages. */
export function screenSourcesOf(screen: Screen, locale: LocaleCode): string[] {
  const { messages = [] } = screens[screen];
  return [
    `storefront/features/${screens[screen].file}.route.tsx`,
    ...messages.map((file) => `storefront/translations/${locale}/${file}.ts`),
  ];
}
