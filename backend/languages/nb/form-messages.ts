import type { FormMessages } from '../form-messages.ts';

export const formMessages: FormMessages = {
  common: {
    name: 'Navnet ditt',
    email: 'E-postadressen din',
    invalid: 'Fyll ut alle feltene. E-postadressen skal se ut som navn@eksempel.no.',
  },
  reviewReport: {
    title: 'Rapporter en anmeldelse',
    lead: 'Er anmeldelsen ulovlig, eller bryter den reglene våre? Et menneske behandler rapporten, og vi sender deg avgjørelsen på e-post.',
    fault: 'Hva er galt?',
    explanation: 'Forklar med egne ord',
    submit: 'Send rapporten',
    sent: 'Takk. Rapporten er mottatt, og en kvittering er på vei til e-posten din. Et menneske behandler den, og du får avgjørelsen på e-post.',
    faults: {
      illegal: 'Den er ulovlig',
      hateful: 'Den er hatefull eller krenkende',
      'personal-data': 'Den inneholder personopplysninger',
      advertising: 'Den er reklame',
      'not-about-product': 'Den handler ikke om varen',
      'not-genuine': 'Den er ikke ekte',
    },
  },
  personalData: {
    title: 'Personopplysningene dine',
    lead: 'Har du handlet uten konto, eller vil du se eller slette det vi vet om e-postadressen din? Oppgi adressen, så sender vi en lenke som gjelder i ett døgn.',
    submit: 'Send meg lenken',
    person:
      'Vil du heller ha hjelp av et menneske, eller gjelder det en sperring eller et nei til kreditt? Skriv til kundeservice, så vurderer en person saken på nytt.',
    sent: 'Hvis adressen er riktig, er en lenke på vei. Den gjelder i ett døgn.',
    expired: 'Lenken gjelder ikke lenger. Be om en ny.',
    exportSubmit: 'Last ned opplysningene mine',
    eraseTitle: 'Slett opplysningene mine',
    eraseLead:
      'Vi sletter konto, varsler, nyhetsbrev og det andre vi vet om adressen. Bestillinger som bokføringsloven krever, sperres og tømmes når tiden er ute. Åpne bestillinger leveres først. Saldo sendes som gavekort. Det kan ikke angres.',
    confirm: 'Ja, slett opplysningene mine',
    eraseSubmit: 'Slett',
    erased: 'Opplysningene dine er slettet. Det loven krever, er sperret og tømmes når tiden er ute.',
  },
};
