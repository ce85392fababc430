import { data } from 'react-router';
import { type LocaleScope, linkTo } from './link-to.ts';
import { redirectWithin } from './redirect-within.ts';

/** What a guard looks at. */
export interface GuardRequest {
  place: LocaleScope;
  url: URL;
  isLoggedIn: () => boolean;
}

type Guard = (request: GuardRequest) => void;

/** The three guards of §2, by name. A guard passes, or throws where to go instead. */
const guards: Record<string, Guard> = {
  authenticated({ place, url, isLoggedIn }) {
    if (!isLoggedIn() && !url.searchParams.has('loginToken'))
      throw redirectWithin(place, linkTo(place, 'home'));
  },
  default() {
    // Market and language are settled before a route is chosen: see routing/resolve-request.ts.
  },
  'list-page-routing'() {
    // The list's selection is read from the address by its loader, so nothing is left to do here.
  },
};

export type GuardName = 'authenticated' | 'default' | 'list-page-routing';

export function runGuard(name: string, request: GuardRequest): void {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (!guard) throw data(`Unknown middleware ${name}`, { status: 500 });
  guard(request);
}
