/** The model instructions on withdrawal (Directive 2011/83/EU, Annex I(A)), with the seller and the page of the function. */
export interface WithdrawalMessages {
  title: string;
  instructions: (facts: { seller: string; link: string }) => string[];
  effectsTitle: string;
  effects: (address: string) => string[];
}
