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

/** Rules that no document breaks whose text has none of the signs. */
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

/** Each rule visits the whole document, and validating takes most of the time of a new one. */
export function withoutNeedlessRules(rules: readonly ValidationRule[], text: string): ValidationRule[] {
  const needless = rulesBySigns
    .filter(({ signs }) => !signs.some((sign) => text.includes(sign)))
    .flatMap((each) => each.rules);
  return rules.filter((rule) => !needless.includes(rule));
}
