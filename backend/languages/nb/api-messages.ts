import type { ApiMessages } from '../api-messages.ts';

export const apiMessages: ApiMessages = {
  facets: {
    groups: {
      Category: 'Avdeling',
      Brand: 'Forlag',
      Sku: 'Størrelse',
      Price: 'Pris',
      Discount: 'Rabatt',
      Campaign: 'Kampanje',
      StockStatus: 'Lagerstatus',
    },
    stock: { s_in: 'På lager', s_order: 'Bestillingsvare', s_out: 'Utsolgt' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `Fra ${amount}`,
  },
  consents: {
    order: {
      name: 'Jeg godtar kjøpsvilkårene',
      description: 'Les gjerne vilkårene og om angreretten din før du bestiller.',
    },
    download: {
      name: 'Jeg vil ha nedlastingene mine med en gang og forstår at angreretten da faller bort',
      description: 'Gjelder e-bøker og lydbøker når leveringen har startet.',
    },
    newsletter: {
      name: 'Send meg nyhetsbrevet',
      description: 'Boktips og tilbud på e-post. Du kan melde deg av når du vil.',
    },
    sms: {
      name: 'Send meg tilbud på sms',
      description: 'Noen ganger i året. Du kan melde deg av når du vil.',
    },
  },
  formats: { hardback: 'Innbundet', paperback: 'Pocket', audio: 'Lydbok', ebook: 'E‑bok' },
  unknownLanguage: 'Ukjent språk',
  shipping: {
    free: (option, limit) => `Fri frakt med ${option}${limit ? ` opptil ${limit}` : ''}`,
    from: (amount) => `Frakt fra ${amount}`,
    delivered: (dates) => `Leveres ${dates}`,
  },
  productInformation: {
    price: 'Pris',
    fixedPrice: 'Fastpris',
    fixedBy: (by, until) =>
      [by ? `Fastsatt av ${by}` : 'Fastsatt', until ? `til og med ${until}` : 'inntil videre'].join(', '),
    safety: {
      group: 'Produktsikkerhet',
      manufacturer: 'Produsent',
      responsiblePerson: 'Ansvarlig i EU',
      warning: 'Advarsel',
    },
    download: {
      group: 'Nedlasting',
      fileType: 'Filtype',
      size: 'Størrelse',
      protection: 'Beskyttelse',
      watermark: 'Vannmerket: Bestillingsnummeret og den maskerte e-postadressen din skrives inn i filen.',
      unprotected: 'Ingen kopibeskyttelse.',
    },
    accessibility: {
      group: 'Tilgjengelighet',
      name: 'Tilgjengelighet',
      unknown: 'Ingen opplysninger fra forlaget.',
    },
  },
  card: 'Kort',
  giftCard: {
    name: 'Gavekort',
    plural: 'Gavekort',
    byMail: 'På e-post',
    description:
      'Et gavekort som sendes på e-post, med en gang eller den dagen du velger. Det kan brukes til alt i butikken unntatt nye gavekort, i land med samme valuta, og resten blir stående på kortet.',
  },
  credit: {
    warning: 'Advarsel! Det koster penger å låne penger.',
    creditor: (name) => `Kredittgiver: ${name}.`,
    ownDeferral: (seller) =>
      `${seller} gir deg betalingsfristen, uten renter og gebyrer. Kravet selges ikke.`,
  },
  importVat: (country) =>
    `Varer til ${country} selges uten merverdiavgift. Transportøren eller Tolletaten kan kreve merverdiavgift og et gebyr for fortolling.`,
  giftWrap: {
    name: 'Gaveinnpakning',
    withCard: 'Med kort',
    description:
      'Vi pakker inn de varene i bestillingen som sendes, samlet i én pakke, og legger ved et kort med hilsenen din.',
  },
  purchaseMark: (order, buyer) => `Boken er kjøpt av ${buyer}, bestilling ${order}.`,
  otherBooks: 'Andre bøker',
};
