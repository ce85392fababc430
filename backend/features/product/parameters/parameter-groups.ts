import type { ParameterValue } from '#backend/catalogue-index/catalogue.ts';
import type { ParameterGroupType, ParameterType } from '#backend/graphql/schema.generated.ts';
import type { ProductInScope } from '../product-in-scope.ts';
import { isLegalParameter, legalGroups } from './legal-groups.ts';

export function parameterGroups(productInScope: ProductInScope): ParameterGroupType[] {
  const { product, scope } = productInScope;
  const others = product.parameterValues.filter((value) => !isLegalParameter(value));
  const groups = Map.groupBy(others, ({ parameter }) => parameter.groupId);
  const stored = [...groups].map(([parameterGroupId, values]) => ({
    parameterGroupId,
    productId: product.id,
    name: values[0]?.parameter.texts.get(scope.language.id)?.groupName ?? '',
    order: parameterGroupId,
    parameters: values.map((value) => parameterOf(value, scope.language.id)),
  }));
  return [...stored, ...legalGroups(productInScope)];
}

/** A parameter with several values is listed once for each. */
function parameterOf({ id, key, labels, parameter }: ParameterValue, languageId: string): ParameterType {
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
  };
}
