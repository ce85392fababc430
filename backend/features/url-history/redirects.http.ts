import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ApiAccess } from '#backend/http/api-access.ts';
import { jsonResponse } from '#backend/http/http-message.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { listRedirects, type Redirect } from './list-redirects.ts';

interface Services {
  createContext(): { db: Database; scope(args: ScopeArguments): Scope };
  access: Pick<ApiAccess, 'findClient'>;
}

const fiveMinutes = { 'cache-control': 'public, max-age=300' };

/** Lists for clients with their own table of redirects; `urlHistory` of the contract resolves one path. */
export function redirectRoutes({ createContext, access }: Services): BackendRoute[] {
  const route = (name: string, describe: (redirect: Redirect) => object): BackendRoute => ({
    method: 'GET',
    pattern: `/redirect/${name}/:apiKey`,
    hasSecretPath: true,
    allowsOrigins: true,
    async handler(request, { apiKey = '' }) {
      if (!access.findClient(apiKey, request))
        throw new RejectedRequestError(
          401,
          'UNKNOWN_API_KEY',
          'The API key in the path is not known to this shop.',
        );
      const { offset, ...args } = Object.fromEntries(new URLSearchParams(request.search));
      const redirects = await listRedirects(createContext(), args, readDate(offset));
      return jsonResponse(redirects.map(describe), fiveMinutes);
    },
  });
  return [
    route('urlhistory', ({ oldUrl, newUrl, ...redirect }) => ({
      oldUrl,
      newUrl,
      ...describeChange(redirect),
    })),
    route('aliashistory', ({ oldSlug, newUrl, kind, ...redirect }) => ({
      oldAlias: oldSlug,
      newAlias: newUrl.slice(newUrl.lastIndexOf('/') + 1),
      type: kind,
      ...describeChange(redirect),
    })),
  ];
}

/** The list has no deleted pages, so `deleted` is always false. */
function describeChange({ languageId, replacedAt }: Pick<Redirect, 'languageId' | 'replacedAt'>) {
  return { languageId, changedAt: replacedAt.toISOString(), deleted: false };
}

/** The time after which changes are listed. Throws if it is invalid. */
function readDate(offset: string | undefined): Date | undefined {
  if (!offset) return undefined;
  const date = new Date(offset);
  if (Number.isNaN(date.getTime()))
    throw new RejectedRequestError(400, 'BAD_INPUT', 'offset is not a date and time in ISO 8601.');
  return date;
}
