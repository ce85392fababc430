import { redirect } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import type { LocaleScope } from './link-to.ts';

/** An attempt to redirect to another site (§8). Only payments leave the shop, and they do not use `redirectWithin`. */
export class ExternalRedirectError extends Error {
  readonly code = 'ERR_REDIRECT';
}

/** Redirects to a path with its prefix. The router adds the prefix (basename) to every target, so it is removed here. */
export function redirectWithin(localeScope: LocaleScope, wholePath: string, status = 302): Response {
  if (!wholePath.startsWith('/')) throw new ExternalRedirectError(`${wholePath} is not a path of the shop.`);
  const prefix = pathPrefix(localeScope.locale, localeScope.pathMarket);
  const isInside = prefix === '' || wholePath === prefix || /^[/?#]/.test(wholePath.slice(prefix.length));
  if (!isInside || !wholePath.startsWith(prefix)) throw new Error(`${wholePath} is not below ${prefix}.`);
  // Exactly one slash: `//` would lead to another host.
  return redirect(`/${wholePath.slice(prefix.length).replace(/^[/\\]+/, '')}`, status);
}
