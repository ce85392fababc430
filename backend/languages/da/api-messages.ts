import type { ApiMessages } from '../api-messages.ts';

export const apiMessages: ApiMessages = {
  facets: {
    groups: {
      Category: 'Afdeling',
      Brand: 'Forlag',
      Sku: 'Størrelse',
      Price: 'Pris',
      Discount: 'Rabat',
      Campaign: 'Kampagne',
      StockStatus: 'Lagerstatus',
    },
    stock: { s_in: 'På lager', s_order: 'Bestillingsvare', s_out: 'Udsolgt' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `Fra ${amount}`,
  },
  consents: {
    order: {
      name: 'Jeg accepterer købsbetingelserne',
      description: 'Læs gerne betingelserne og om din fortrydelsesret, før du bestiller.',
    },
    download: {
      name: 'Jeg vil have mine downloads med det samme og forstår, at fortrydelsesretten dermed bortfalder',
      description: 'Gælder e-bøger og lydbøger, når leveringen er begyndt.',
    },
    newsletter: {
      name: 'Send mig nyhedsbrevet',
      description: 'Bogtips og tilbud på e-mail. Du kan afmelde dig, når du vil.',
    },
    sms: {
      name: 'Send mig tilbud på sms',
      description: 'Et par gange om året. Du kan afmelde dig, når du vil.',
    },
  },
  formats: { hardback: 'Indbundet', paperback: 'Paperback', audio: 'Lydbog', ebook: 'E‑bog' },
  unknownLanguage: 'Ukendt sprog',
  shipping: {
    free: (option, limit) => `Fri fragt med ${option}${limit ? ` op til ${limit}` : ''}`,
    from: (amount) => `Fragt fra ${amount}`,
    delivered: (dates) => `Leveres ${dates}`,
  },
  productInformation: {
    price: 'Pris',
    fixedPrice: 'Fast pris',
    fixedBy: (by, until) =>
      [by ? `Fastsat af ${by}` : 'Fastsat', until ? `til og med ${until}` : 'indtil videre'].join(', '),
    safety: {
      group: 'Produktsikkerhed',
      manufacturer: 'Producent',
      responsiblePerson: 'Ansvarlig i EU',
      warning: 'Advarsel',
    },
    download: {
      group: 'Download',
      fileType: 'Filtype',
      size: 'Størrelse',
      protection: 'Beskyttelse',
      watermark: 'Vandmærket: Ordrenummeret og din maskerede e-mailadresse skrives i filen.',
      unprotected: 'Ingen kopibeskyttelse.',
    },
    accessibility: {
      group: 'Tilgængelighed',
      name: 'Tilgængelighed',
      unknown: 'Ingen oplysninger fra forlaget.',
    },
  },
  card: 'Kort',
  giftCard: {
    name: 'Gavekort',
    plural: 'Gavekort',
    byMail: 'På e-mail',
    description:
      'Et gavekort, der sendes på e-mail, med det samme eller den dag, du vælger. Det kan bruges til alt i butikken undtagen nye gavekort, i lande med samme valuta, og resten bliver stående på kortet.',
  },
  credit: {
    warning: 'Pas på! Det koster penge at låne penge.',
    creditor: (name) => `Kreditgiver: ${name}.`,
    ownDeferral: (seller) =>
      `${seller} giver dig betalingsfristen uden renter og gebyrer. Kravet sælges ikke.`,
  },
  importVat: (country) =>
    `Varer til ${country} sælges uden moms. Transportøren eller toldvæsenet kan opkræve moms og et gebyr for fortoldning.`,
  giftWrap: {
    name: 'Gaveindpakning',
    withCard: 'Med kort',
    description:
      'Vi pakker de varer i ordren, der sendes, ind i én samlet pakke og lægger et kort med din hilsen ved.',
  },
  purchaseMark: (order, buyer) => `Bogen er købt af ${buyer}, ordre ${order}.`,
  otherBooks: 'Andre bøger',
};
