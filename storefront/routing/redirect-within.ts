import { redirect } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import type { LocaleScope } from './link-to.ts';

/** A redirect to a whole path. The router itself puts the prefix of the language before every target, so it is taken off here. */
export function redirectWithin(place: LocaleScope, wholePath: string, status = 302): Response {
  const prefix = pathPrefix(place.locale, place.pathMarket);
  const isInside = prefix === '' || wholePath === prefix || /^[/?#]/.test(wholePath.slice(prefix.length));
  if (!isInside || !wholePath.startsWith(prefix)) throw new Error(`${wholePath} is not below ${prefix}.`);
  // One slash, so that no path can be read as another host.
  return redirect(`/${wholePath.slice(prefix.length).replace(/^[/\\]+/, '')}`, status);
}
