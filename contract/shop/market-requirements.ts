/** Requirements of a country's law before a shop sells there, beyond those that the shop meets in every market. */
interface MarketRequirements {
  /** The offer, the terms and the invoice must be in this language. */
  language?: { code: string; law: string };
  /** The seller must have a contract with a consumer mediator, whom its pages name. */
  mediator?: { law: string };
}

const requirementsOf: Readonly<Record<string, MarketRequirements>> = {
  FR: {
    language: { code: 'fr', law: 'loi 94-665, Art. 2' },
    mediator: { law: 'Code de la consommation, L. 612-1 and L. 616-1' },
  },
};

interface MarketToOpen {
  country: string;
  /** Codes of the languages in which the market is offered. */
  languages: readonly string[];
  hasMediator: boolean;
}

/** Why the shop may not sell in a country, as sentences for the merchant; empty if nothing is missing. */
export function missingRequirements({ country, languages, hasMediator }: MarketToOpen): string[] {
  const { language, mediator } = requirementsOf[country] ?? {};
  return [
    ...(language && !languages.includes(language.code)
      ? [
          `${country} requires the language ${language.code} (${language.law}), which the market does not have.`,
        ]
      : []),
    ...(mediator && !hasMediator
      ? [
          `${country} requires a consumer mediator (${mediator.law}); the setting shop.mediators names none for the market.`,
        ]
      : []),
  ];
}
