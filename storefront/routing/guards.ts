import { data } from 'react-router';
import { type LocaleScope, linkTo } from './links/link-to.ts';
import { redirectWithin } from './links/redirect-within.ts';
import type { GuardName } from './screens.ts';

export interface GuardRequest {
  localeScope: LocaleScope;
  url: URL;
  isLoggedIn: () => boolean;
}

type Guard = (request: GuardRequest) => void;

/** The three guards of §2, by name. A guard returns, or throws a redirect. */
const guards: Record<GuardName, Guard> = {
  authenticated({ localeScope, url, isLoggedIn }) {
    // With `loginToken` the loader of the account signs staff in as the customer.
    if (!isLoggedIn() && !url.searchParams.has('loginToken'))
      throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  },
  default() {
    // requests/resolve-request.ts resolves market and language before the router runs.
  },
  'list-page-routing'() {
    // The list's loader reads the filters from the URL.
  },
};

export function runGuard(name: string, request: GuardRequest): void {
  const guard = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined;
  if (!guard) throw data(`Unknown middleware ${name}`, { status: 500 });
  guard(request);
}
