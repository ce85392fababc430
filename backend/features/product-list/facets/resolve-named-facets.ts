import { type MaybePromise, whenAllReady, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { FilterInputType } from '#backend/graphql/schema.generated.ts';

const facetArguments = ['include', 'exclude', 'facets', 'excludeFacets'] as const;
const maxNames = 20;

/**
 * Replaces facet ids of the form `parameter/value`, such as `release/new`, by the id of the parameter value, which differs
 * between shops. An unknown name stays, and matches no product.
 */
export function resolveNamedFacets(
  filter: FilterInputType,
  { catalogue }: Scope,
): MaybePromise<FilterInputType> {
  const names = facetArguments.flatMap((argument) => filter[argument] ?? []).filter(isName);
  if (names.length === 0) return filter;
  if (names.length > maxNames)
    throw new ShopError('LIMIT_EXCEEDED', `A filter may have ${maxNames} facets by name at most.`);
  const found = whenAllReady(
    names.map((name) => {
      const [identifier = '', slug = ''] = name.split('/');
      return catalogue.engine.parameterValueBySlug(identifier, slug);
    }),
  );
  return whenReady(found, (values) => {
    const ids = new Map(names.map((name, index) => [name, values[index]?.facetId ?? name]));
    const replaced = facetArguments.map((argument) => [
      argument,
      filter[argument]?.map((id) => ids.get(id ?? '') ?? id),
    ]);
    return { ...filter, ...Object.fromEntries(replaced) };
  });
}

const isName = (id: string | null | undefined): id is string => id?.includes('/') ?? false;
