import type { FormMessages } from '../form-messages.ts';

export const formMessages: FormMessages = {
  common: {
    name: 'Dit navn',
    email: 'Din e-mailadresse',
    invalid: 'Udfyld alle felter. E-mailadressen skal se ud som navn@eksempel.dk.',
  },
  reviewReport: {
    title: 'Indberet en anmeldelse',
    lead: 'Er anmeldelsen ulovlig, eller bryder den vores regler? Et menneske behandler indberetningen, og vi sender dig afgørelsen på e-mail.',
    fault: 'Hvad er galt?',
    explanation: 'Forklar med dine egne ord',
    submit: 'Send indberetningen',
    sent: 'Tak. Indberetningen er modtaget, og en kvittering er på vej til din e-mail. Et menneske behandler den, og du får afgørelsen på mail.',
    faults: {
      illegal: 'Den er ulovlig',
      hateful: 'Den er hadefuld eller krænkende',
      'personal-data': 'Den indeholder personoplysninger',
      advertising: 'Den er reklame',
      'not-about-product': 'Den handler ikke om varen',
      'not-genuine': 'Den er ikke ægte',
    },
  },
  personalData: {
    title: 'Dine personoplysninger',
    lead: 'Har du handlet uden konto, eller vil du se eller slette det, vi ved om din e-mailadresse? Skriv adressen, så mailer vi et link, der gælder i et døgn.',
    submit: 'Send mig linket',
    person:
      'Vil du hellere have hjælp af et menneske, eller gælder det en spærring eller et nej til kredit? Skriv til kundeservice, så vurderer en person sagen igen.',
    sent: 'Hvis adressen er rigtig, er et link på vej. Det gælder i et døgn.',
    expired: 'Linket gælder ikke længere. Bed om et nyt.',
    exportSubmit: 'Hent mine oplysninger',
    eraseTitle: 'Slet mine oplysninger',
    eraseLead:
      'Vi sletter konto, beskeder om varer, nyhedsbrev og det andet, vi ved om adressen. Ordrer, som bogføringsloven kræver, spærres og tømmes, når tiden er gået. Åbne ordrer leveres først. Saldo sendes som gavekort. Det kan ikke fortrydes.',
    confirm: 'Ja, slet mine oplysninger',
    eraseSubmit: 'Slet',
    erased: 'Dine oplysninger er slettet. Det, som loven kræver, er spærret og tømmes, når tiden er gået.',
  },
};
