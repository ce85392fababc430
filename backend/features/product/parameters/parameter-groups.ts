import type { ParameterValue } from '#backend/catalogue-index/catalogue.ts';
import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { SlugsByLanguage } from '#backend/catalogue-index/search/text/value-slugs.ts';
import { parameterListUrl } from '#backend/features/url/canonical-url.ts';
import type { ParameterGroupType, ParameterType } from '#backend/graphql/schema.generated.ts';
import { LISTED_PARAMETERS } from '#contract/product/listed-parameters.ts';
import type { ProductInScope } from '../product-in-scope.ts';
import { isLegalParameter, legalGroups } from './legal-groups.ts';

export interface ParameterInScope extends Omit<ParameterType, 'listUrl'> {
  /** Undefined if its values have no pages. */
  findListUrl?: (() => MaybePromise<string | null>) | undefined;
}

interface ParameterGroupInScope extends Omit<ParameterGroupType, 'parameters'> {
  parameters?: (ParameterInScope | null | undefined)[] | null | undefined;
}

export function parameterGroups(productInScope: ProductInScope): ParameterGroupInScope[] {
  const { product, scope } = productInScope;
  const findListUrl = createListUrlFinder(productInScope);
  const others = product.parameterValues.filter((value) => !isLegalParameter(value));
  const groups = Map.groupBy(others, ({ parameter }) => parameter.groupId);
  const stored = [...groups].map(([parameterGroupId, values]) => ({
    parameterGroupId,
    productId: product.id,
    name: values[0]?.parameter.texts.get(scope.language.id)?.groupName ?? '',
    order: parameterGroupId,
    parameters: values.map((value) => parameterOf(value, scope.language.id, findListUrl)),
  }));
  return [...stored, ...legalGroups(productInScope)];
}

/** Returns a function that finds the URL of a value's page. Its first call loads the slugs of all values of the product. */
function createListUrlFinder({ product, scope }: ProductInScope) {
  let slugs: MaybePromise<ReadonlyMap<string, SlugsByLanguage>> | undefined;
  return ({ id, parameter }: ParameterValue): MaybePromise<string | null> => {
    const listed = product.parameterValues.filter((value) =>
      LISTED_PARAMETERS.includes(value.parameter.identifier),
    );
    slugs ??= scope.catalogue.engine.slugsOfValues(
      listed.map((value) => ({ ...value, facetId: `p_${value.id}`, parameterId: value.parameter.id })),
    );
    return whenReady(slugs, (found) => {
      const slug = found.get(`p_${id}`)?.get(scope.language.id);
      return slug === undefined ? null : parameterListUrl(parameter.identifier, slug, scope);
    });
  };
}

/** A parameter with several values is listed once for each. */
function parameterOf(
  value: ParameterValue,
  languageId: string,
  findListUrl: (value: ParameterValue) => MaybePromise<string | null>,
): ParameterInScope {
  const { id, key, labels, parameter } = value;
  const text = parameter.texts.get(languageId);
  const label = text?.label ?? parameter.identifier;
  return {
    parameterId: parameter.id,
    parameterGroupId: parameter.groupId,
    order: parameter.order,
    type: parameter.type,
    name: label,
    label,
    description: text?.description ?? null,
    value: labels.get(languageId) ?? key,
    show: parameter.isVisible,
    showFilter: parameter.isFilter,
    identifier: parameter.identifier,
    facetId: `p_${id}`,
    parameterValueId: id,
    findListUrl: () => findListUrl(value),
  };
}
