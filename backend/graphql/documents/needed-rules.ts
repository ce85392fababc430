import {
  FragmentsOnCompositeTypesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  PossibleFragmentSpreadsRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueVariableNamesRule,
  type ValidationRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
} from 'graphql';

/** A document whose text contains none of the signs cannot break the rules beside them. */
const rulesBySigns: readonly { signs: readonly string[]; rules: readonly ValidationRule[] }[] = [
  {
    signs: ['$'],
    rules: [
      UniqueVariableNamesRule,
      NoUndefinedVariablesRule,
      NoUnusedVariablesRule,
      VariablesAreInputTypesRule,
      VariablesInAllowedPositionRule,
    ],
  },
  { signs: ['@'], rules: [KnownDirectivesRule, UniqueDirectivesPerLocationRule] },
  {
    signs: ['...', 'fragment'],
    rules: [
      FragmentsOnCompositeTypesRule,
      UniqueFragmentNamesRule,
      KnownFragmentNamesRule,
      NoUnusedFragmentsRule,
      PossibleFragmentSpreadsRule,
      NoFragmentCyclesRule,
    ],
  },
];

/** The rules that the document can break. Each rule visits the whole document; validation is the slowest part of a new one. */
export function selectNeededRules(rules: readonly ValidationRule[], text: string): ValidationRule[] {
  const needless = rulesBySigns
    .filter(({ signs }) => !signs.some((sign) => text.includes(sign)))
    .flatMap((each) => each.rules);
  return rules.filter((rule) => !needless.includes(rule));
}
