import { floorIn } from '#backend/catalogue-index/catalogue.ts';
import type { ParameterGroupType } from '#backend/graphql/schema.generated.ts';
import { dateLabel } from '#backend/languages/date-label.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { minimumAt } from '#backend/pricing/offers/price-floor.ts';
import type { ProductInScope } from './product-in-scope.ts';

interface LegalFact {
  identifier: string;
  name: string;
  value: string;
}

/** Follows the groups of the shop. */
const groupId = 1_000_000;

/** Statements about a product that the law requires and that are not stored as parameters. */
export function legalGroups(own: ProductInScope): ParameterGroupType[] {
  const { product, scope } = own;
  const { price } = languageOf(scope.language.id).apiMessages.productInformation;
  const groups = [{ name: price, facts: fixedPriceFacts(own) }];
  return groups.flatMap(({ name, facts }, index) =>
    facts.length === 0
      ? []
      : [
          {
            parameterGroupId: groupId + index,
            productId: product.id,
            name,
            order: groupId + index,
            parameters: facts.map((fact, order) => parameterOf(fact, groupId + index, order)),
          },
        ],
  );
}

/** Book prices are fixed by law in several countries. */
function fixedPriceFacts({ product, scope }: ProductInScope): LegalFact[] {
  const { fixedPrice, fixedBy } = languageOf(scope.language.id).apiMessages.productInformation;
  const fixed = floorIn(product, scope.market.id);
  if (!fixed || minimumAt(fixed, scope.now) === 0) return [];
  const lastDay = fixed.to === null ? null : new Date(fixed.to - 1).toISOString().slice(0, 10);
  const until = lastDay === null ? null : (dateLabel(lastDay, scope.language.id) ?? null);
  return [{ identifier: 'fixed-price', name: fixedPrice, value: fixedBy(fixed.by, until) }];
}

function parameterOf({ identifier, name, value }: LegalFact, parameterGroupId: number, order: number) {
  return {
    parameterId: parameterGroupId + order,
    parameterGroupId,
    order,
    type: 'single',
    name,
    label: name,
    description: null,
    value,
    show: true,
    showFilter: false,
    identifier,
    facetId: null,
    parameterValueId: null,
  };
}
