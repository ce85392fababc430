import { redirect } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import type { LocaleScope } from './link-to.ts';

/** Redirects to a path with its prefix. The router adds the prefix (basename) to every target, so it is removed here. */
export function redirectWithin(localeScope: LocaleScope, wholePath: string, status = 302): Response {
  const prefix = pathPrefix(localeScope.locale, localeScope.pathMarket);
  const isInside = prefix === '' || wholePath === prefix || /^[/?#]/.test(wholePath.slice(prefix.length));
  if (!isInside || !wholePath.startsWith(prefix)) throw new Error(`${wholePath} is not below ${prefix}.`);
  // Exactly one slash: `//` would lead to another host.
  return redirect(`/${wholePath.slice(prefix.length).replace(/^[/\\]+/, '')}`, status);
}
