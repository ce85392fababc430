import type { ApiMessages } from '../api-messages.ts';

export const apiMessages: ApiMessages = {
  facets: {
    groups: {
      Category: 'Avdelning',
      Brand: 'Förlag',
      Sku: 'Storlek',
      Price: 'Pris',
      Discount: 'Rabatt',
      Campaign: 'Kampanj',
      StockStatus: 'Lagerstatus',
    },
    stock: { s_in: 'I lager', s_order: 'Beställningsvara', s_out: 'Slut i lager' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `Från ${amount}`,
  },
  consents: {
    order: {
      name: 'Jag godkänner köpvillkoren',
      description: 'Läs gärna villkoren och om din ångerrätt innan du beställer.',
    },
    download: {
      name: 'Jag vill ha mina nedladdningar direkt och förstår att ångerrätten då upphör',
      description: 'Gäller e-böcker och ljudböcker, när leveransen har börjat.',
    },
    newsletter: {
      name: 'Skicka mig nyhetsbrevet',
      description: 'Boktips och erbjudanden via e-post. Avsluta prenumerationen när du vill.',
    },
    sms: {
      name: 'Skicka mig erbjudanden som sms',
      description: 'Några gånger om året. Du kan avsluta när du vill.',
    },
  },
  formats: { hardback: 'Inbunden', paperback: 'Pocket', audio: 'Ljudbok', ebook: 'E‑bok' },
  unknownLanguage: 'Okänt språk',
  shipping: {
    free: (option, limit) => `Fri frakt med ${option}${limit ? ` upp till ${limit}` : ''}`,
    from: (amount) => `Frakt från ${amount}`,
    delivered: (dates) => `Levereras ${dates}`,
  },
  productInformation: {
    price: 'Pris',
    fixedPrice: 'Fast pris',
    fixedBy: (by, until) =>
      [by ? `Fastställt av ${by}` : 'Fastställt', until ? `till och med ${until}` : 'tills vidare'].join(
        ', ',
      ),
    safety: {
      group: 'Produktsäkerhet',
      manufacturer: 'Tillverkare',
      responsiblePerson: 'Ansvarig i EU',
      warning: 'Varning',
    },
    download: {
      group: 'Nedladdning',
      fileType: 'Filtyp',
      size: 'Storlek',
      protection: 'Skydd',
      watermark: 'Vattenmärkt: ordernumret och din maskerade e-postadress skrivs in i filen.',
      unprotected: 'Inget kopieringsskydd.',
    },
    accessibility: {
      group: 'Tillgänglighet',
      name: 'Tillgänglighet',
      unknown: 'Ingen uppgift från förlaget.',
    },
  },
  card: 'Kort',
  giftCard: {
    name: 'Presentkort',
    plural: 'Presentkort',
    byMail: 'Via e-post',
    description:
      'Ett presentkort som skickas via e-post, direkt eller den dag du väljer. Det kan användas till allt i butiken utom nya presentkort, i länder med samma valuta, och det som blir över finns kvar på kortet.',
  },
  credit: {
    warning: 'Varning! Att låna kostar pengar.',
    creditor: (name) => `Kreditgivare: ${name}.`,
    ownDeferral: (seller) =>
      `${seller} ger dig betalningstiden, utan ränta och avgifter. Fordran säljs inte.`,
  },
  importVat: (country) =>
    `Varor till ${country} säljs utan moms. Transportören eller tullen kan ta ut moms och en avgift för förtullning.`,
  giftWrap: {
    name: 'Presentinslagning',
    withCard: 'Med kort',
    description:
      'Vi slår in de varor i beställningen som skickas, tillsammans i ett paket, och lägger med ett kort med din hälsning.',
  },
  purchaseMark: (order, buyer) => `Boken är köpt av ${buyer}, beställning ${order}.`,
  otherBooks: 'Övriga böcker',
};
