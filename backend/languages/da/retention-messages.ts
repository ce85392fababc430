import type { RetentionMessages } from '../retention-messages.ts';

export const retentionMessages: RetentionMessages = {
  title: 'Hvad vi gemmer, hvorfor og hvor længe',
  lead: 'Det er de frister, som butikken selv følger: Hver nat slettes eller tømmes de oplysninger, hvis frist er udløbet.',
  ground: 'Grundlag',
  grounds: {
    contract: 'aftalen med dig',
    law: 'en retlig forpligtelse',
    consent: 'dit samtykke',
    interest: 'vores legitime interesse',
  },
  rules: {
    'domestic-orders': {
      what: 'Ordrer, fakturaer og fortrudte køb i sælgerens land',
      why: 'for at levere, til bogføring og til reklamationer',
      until: (years) => `i ${years} år efter årets udgang, så længe bogføringsloven kræver det`,
    },
    'foreign-orders': {
      what: 'Ordrer, fakturaer og fortrudte køb til andre lande',
      why: 'for at levere, til moms og bogføring og til reklamationer',
      until: (years) => `i ${years} år efter årets udgang, så længe momsreglerne kræver det`,
    },
    'unfinished-payments': {
      what: 'Betalinger, der ikke blev gennemført',
      why: 'for at kunne finde ud af, hvor pengene blev af',
      until: (days) => `${days} dage`,
    },
    'guest-carts': {
      what: 'Kurve uden konto',
      why: 'så kurven er der, når du kommer igen',
      until: (days) => `${days} dage efter den seneste ændring`,
    },
    'customer-carts': {
      what: 'Kurve på en konto',
      why: 'så du ser dem på alle dine enheder',
      until: (days) => `${days} dage efter den seneste ændring`,
    },
    accounts: {
      what: 'Konto: navn, e-mail, adresser, adgangskode som kontrolsum, køn og nummer, hvis du angiver dem, kundetype, favoritter, saldo, anmeldelser og dine valg',
      why: 'for at kontoen kan fungere',
      until: () => 'til du sletter kontoen',
    },
    sessions: {
      what: 'Logins med browserens navn',
      why: 'så du kan se og afslutte dem, og så misbrug opdages',
      until: (days) => `${days} dage efter at de er ophørt`,
    },
    'staff-sign-ins': {
      what: 'Hvornår kundeservice har logget ind på dine vegne, og hvem det var',
      why: 'så det kan kontrolleres bagefter',
      until: (days) => `${days} dage`,
    },
    'unconfirmed-newsletters': {
      what: 'Tilmeldinger til nyhedsbrevet, der ikke blev bekræftet',
      why: 'for at kunne sende bekræftelseslinket',
      until: (days) => `${days} dage`,
    },
    'ended-newsletters': {
      what: 'Afmeldte nyhedsbreve',
      why: 'for at kunne dokumentere, at du havde sagt ja, og at vi holdt op',
      until: (years) => `${years} år efter afmeldingen`,
    },
    'sent-alerts': {
      what: 'Beskeder om varer, der er sendt',
      why: 'for at kunne svare, hvis mailen ikke kom frem',
      until: (days) => `${days} dage efter mailen`,
    },
    'waiting-alerts': {
      what: 'Ønsker om besked om udsolgte varer',
      why: 'for at sende en enkelt mail, når varen er tilbage',
      until: (days) => `højst ${days} dage`,
    },
    'gift-card-recipients': {
      what: 'Modtagerens navn og e-mail og hilsenen på gavekort',
      why: 'for at sende kortet og kunne erstatte en mistet kode',
      until: (years) => `${years} år efter at kortet blev sendt`,
    },
    'code-uses': {
      what: 'Hvilken e-mailadresse der har brugt en rabatkode',
      why: 'til koder, der gælder én gang pr. person',
      until: (years) => `${years} år`,
    },
    'refused-reviews': {
      what: 'Anmeldelser, der ikke blev offentliggjort',
      why: 'så du kan gøre indsigelse mod afgørelsen',
      until: (days) => `${days} dage efter afgørelsen`,
    },
    'review-reports': {
      what: 'Indberetninger af anmeldelser med indberetterens navn og e-mail',
      why: 'for at behandle dem og meddele afgørelsen',
      until: (days) => `${days} dage efter afgørelsen`,
    },
    'unmatched-withdrawals': {
      what: 'Fortrydelser, hvor vi ikke fandt ordren',
      why: 'for at kunne behandle og dokumentere dem',
      until: (years) => `${years} år`,
    },
    'blocked-addresses': {
      what: 'Spærrede e-mailadresser med begrundelsen',
      why: 'for at forhindre svindel',
      until: (years) => `${years} år`,
    },
    'data-requests': {
      what: 'Hvornår du bad om eller slettede dine oplysninger',
      why: 'for at kunne dokumentere, at vi gjorde det',
      until: (days) => `${days} dage`,
    },
    'cookie-choices': {
      what: 'Dit valg om cookies, uden forbindelse til dig',
      why: 'for at kunne dokumentere, hvad du valgte',
      until: (years) => `${years} år`,
    },
    mails: {
      what: 'Mails, som vi har sendt til dig',
      why: 'for at kunne hjælpe, hvis en mail ikke kom frem',
      until: (days) => `${days} dage`,
    },
    searches: {
      what: 'Hvad der søges efter, talt pr. dag uden forbindelse til personer',
      why: 'for at forbedre søgningen',
      until: (days) => `${days} dage`,
    },
    messages: {
      what: 'Det, du skriver til kundeservice',
      why: 'for at kunne hjælpe dig',
      until: (days) => `højst ${days} dage efter at sagen er afsluttet`,
    },
  },
};
