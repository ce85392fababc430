import type { RetentionMessages } from '../retention-messages.ts';

export const retentionMessages: RetentionMessages = {
  title: 'Hva vi lagrer, hvorfor og hvor lenge',
  lead: 'Dette er fristene butikken selv følger: Hver natt slettes eller tømmes det som har nådd slutten av fristen.',
  ground: 'Grunnlag',
  grounds: {
    contract: 'avtalen med deg',
    law: 'en rettslig plikt',
    consent: 'samtykket ditt',
    interest: 'vår berettigede interesse',
  },
  rules: {
    'domestic-orders': {
      what: 'Bestillinger, fakturaer og angrede kjøp i selgerens land',
      why: 'for å levere, for bokføring og for reklamasjoner',
      until: (years) => `i ${years} år etter årets slutt, så lenge bokføringsloven krever det`,
    },
    'foreign-orders': {
      what: 'Bestillinger, fakturaer og angrede kjøp til andre land',
      why: 'for å levere, for merverdiavgift og bokføring og for reklamasjoner',
      until: (years) => `i ${years} år etter årets slutt, så lenge avgiftsreglene krever det`,
    },
    'unfinished-payments': {
      what: 'Betalinger som ikke ble gjennomført',
      why: 'for å finne ut hvor pengene ble av',
      until: (days) => `${days} dager`,
    },
    'guest-carts': {
      what: 'Handlekurver uten konto',
      why: 'slik at handlekurven er der når du kommer tilbake',
      until: (days) => `${days} dager etter siste endring`,
    },
    'customer-carts': {
      what: 'Handlekurver på en konto',
      why: 'slik at du ser dem på alle enhetene dine',
      until: (days) => `${days} dager etter siste endring`,
    },
    accounts: {
      what: 'Konto: navn, e-post, adresser, passord som kontrollsum, kjønn og nummer hvis du oppgir dem, kundetype, favoritter, saldo, anmeldelser og valgene dine',
      why: 'for at kontoen skal fungere',
      until: () => 'til du sletter kontoen',
    },
    sessions: {
      what: 'Innlogginger, med nettleserens navn',
      why: 'slik at du kan se og avslutte dem, og misbruk oppdages',
      until: (days) => `${days} dager etter at de er avsluttet`,
    },
    'staff-sign-ins': {
      what: 'Når kundeservice har logget inn på dine vegne, og hvem det var',
      why: 'slik at det kan kontrolleres i ettertid',
      until: (days) => `${days} dager`,
    },
    'unconfirmed-newsletters': {
      what: 'Påmeldinger til nyhetsbrevet som ikke ble bekreftet',
      why: 'for å kunne sende bekreftelseslenken',
      until: (days) => `${days} dager`,
    },
    'ended-newsletters': {
      what: 'Avsluttede nyhetsbrev',
      why: 'for å kunne vise at du hadde sagt ja, og at vi sluttet',
      until: (years) => `${years} år etter avslutningen`,
    },
    'sent-alerts': {
      what: 'Varsler om varer som er sendt',
      why: 'for å kunne hjelpe hvis e-posten ikke kom frem',
      until: (days) => `${days} dager etter e-posten`,
    },
    'waiting-alerts': {
      what: 'Varsler om utsolgte varer',
      why: 'for å sende én e-post når varen er tilbake',
      until: (days) => `høyst ${days} dager`,
    },
    'gift-card-recipients': {
      what: 'Mottakerens navn og e-post og hilsenen på gavekort',
      why: 'for å sende kortet og kunne erstatte en mistet kode',
      until: (years) => `${years} år etter at kortet ble sendt`,
    },
    'code-uses': {
      what: 'Hvilken e-postadresse som har brukt en rabattkode',
      why: 'for koder som gjelder én gang per person',
      until: (years) => `${years} år`,
    },
    'refused-reviews': {
      what: 'Anmeldelser som ikke ble publisert',
      why: 'slik at du kan protestere mot avgjørelsen',
      until: (days) => `${days} dager etter avgjørelsen`,
    },
    'review-reports': {
      what: 'Rapporter om anmeldelser, med navn og e-post til den som rapporterte',
      why: 'for å behandle dem og sende avgjørelsen',
      until: (days) => `${days} dager etter avgjørelsen`,
    },
    'unmatched-withdrawals': {
      what: 'Angremeldinger der vi ikke fant bestillingen',
      why: 'for å kunne behandle og dokumentere dem',
      until: (years) => `${years} år`,
    },
    'blocked-addresses': {
      what: 'Sperrede e-postadresser, med begrunnelsen',
      why: 'for å hindre svindel',
      until: (years) => `${years} år`,
    },
    'data-requests': {
      what: 'Når du ba om eller slettet opplysningene dine',
      why: 'for å kunne vise at vi gjorde det',
      until: (days) => `${days} dager`,
    },
    'cookie-choices': {
      what: 'Valget ditt om informasjonskapsler, uten kobling til deg',
      why: 'for å kunne vise hva du valgte',
      until: (years) => `${years} år`,
    },
    mails: {
      what: 'E-poster vi har sendt til deg',
      why: 'for å kunne hjelpe hvis en e-post ikke kom frem',
      until: (days) => `${days} dager`,
    },
    searches: {
      what: 'Hva det søkes etter, talt per dag uten kobling til person',
      why: 'for å forbedre søket',
      until: (days) => `${days} dager`,
    },
    messages: {
      what: 'Det du skriver til kundeservice',
      why: 'for å kunne hjelpe deg',
      until: (days) => `høyst ${days} dager etter at saken er avsluttet`,
    },
  },
};
