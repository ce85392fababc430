/** The body that decides on disputes of consumers. Pages about purchases name it (`demo/pages/legal-bodies.test.ts`). */
interface DisputeBody {
  /** The name in the body's own language. */
  name: string;
  site: string;
}

/** By country code. Countries without a public body have the network of European Consumer Centres. */
export const DISPUTE_BODIES: Readonly<Record<string, DisputeBody>> = {
  SE: { name: 'Allmänna reklamationsnämnden', site: 'https://www.arn.se' },
  DK: { name: 'Nævnenes Hus', site: 'https://naevneneshus.dk' },
  NO: { name: 'Forbrukertilsynet', site: 'https://www.forbrukertilsynet.no' },
  FI: { name: 'Kuluttajariitalautakunta', site: 'https://www.kuluttajariita.fi' },
  AX: { name: 'Konsumenttvistenämnden', site: 'https://www.kuluttajariita.fi' },
  DE: { name: 'Universalschlichtungsstelle des Bundes', site: 'https://www.verbraucher-schlichter.de' },
  NL: { name: 'Europees Consumenten Centrum', site: 'https://www.eccnederland.nl' },
  FR: { name: 'Centre Européen des Consommateurs', site: 'https://www.europe-consommateurs.eu' },
};
