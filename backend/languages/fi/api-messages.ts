import type { ApiMessages } from '../api-messages.ts';

export const apiMessages: ApiMessages = {
  facets: {
    groups: {
      Category: 'Osasto',
      Brand: 'Kustantamo',
      Sku: 'Koko',
      Price: 'Hinta',
      Discount: 'Alennus',
      Campaign: 'Kampanja',
      StockStatus: 'Saatavuus',
    },
    stock: { s_in: 'Varastossa', s_order: 'Tilaustuote', s_out: 'Loppu varastosta' },
    below: (amount) => `Alle ${amount}`,
    from: (amount) => `Vähintään ${amount}`,
  },
  consents: {
    order: {
      name: 'Hyväksyn toimitusehdot',
      description: 'Lue ehdot ja tiedot peruuttamisoikeudestasi, ennen kuin tilaat.',
    },
    download: {
      name: 'Haluan ladattavat tuotteeni heti ja ymmärrän, että menetän silloin peruuttamisoikeuteni',
      description: 'Koskee e-kirjoja ja äänikirjoja, kun toimitus on alkanut.',
    },
    newsletter: {
      name: 'Lähettäkää minulle uutiskirje',
      description: 'Kirjavinkkejä ja tarjouksia sähköpostilla. Voit peruuttaa tilauksen milloin vain.',
    },
    sms: {
      name: 'Lähettäkää minulle tarjouksia tekstiviestillä',
      description: 'Muutaman kerran vuodessa. Voit perua viestit milloin vain.',
    },
  },
  formats: { hardback: 'Kovakantinen', paperback: 'Pokkari', audio: 'Äänikirja', ebook: 'E‑kirja' },
  unknownLanguage: 'Tuntematon kieli',
  shipping: {
    free: (option, limit) => `Maksuton toimitus: ${option}${limit ? ` (enintään ${limit})` : ''}`,
    from: (amount) => `Toimitus alkaen ${amount}`,
    delivered: (dates) => `Perillä ${dates}`,
  },
  productInformation: {
    price: 'Hinta',
    fixedPrice: 'Kiinteä hinta',
    fixedBy: (by, until) =>
      [by && `Hinnan on vahvistanut ${by}`, until ? `voimassa ${until} asti` : 'voimassa toistaiseksi']
        .filter(Boolean)
        .join(', '),
    safety: {
      group: 'Tuoteturvallisuus',
      manufacturer: 'Valmistaja',
      responsiblePerson: 'Vastuuhenkilö EU:ssa',
      warning: 'Varoitus',
    },
    download: {
      group: 'Lataus',
      fileType: 'Tiedostomuoto',
      size: 'Koko',
      protection: 'Suojaus',
      watermark: 'Vesileimattu: tilausnumero ja peitetty sähköpostiosoitteesi kirjoitetaan tiedostoon.',
      unprotected: 'Ei kopiosuojausta.',
    },
    accessibility: { group: 'Saavutettavuus', name: 'Saavutettavuus', unknown: 'Ei tietoa kustantajalta.' },
  },
  card: 'Kortti',
  giftCard: {
    name: 'Lahjakortti',
    plural: 'Lahjakortit',
    byMail: 'Sähköpostilla',
    description:
      'Lahjakortti, joka lähetetään sähköpostilla heti tai valitsemanasi päivänä. Sillä voi maksaa kaupassa kaiken paitsi uudet lahjakortit. Se käy maissa, joissa on sama valuutta, ja käyttämätön osa jää kortille.',
  },
  credit: {
    warning: 'Varoitus! Lainaaminen maksaa.',
    creditor: (name) => `Luotonantaja: ${name}.`,
    ownDeferral: (seller) => `${seller} antaa maksuajan ilman korkoa ja kuluja. Saatavaa ei myydä.`,
  },
  importVat: (country) =>
    `Tavarat myydään verottomina kohteeseen ${country}. Kuljetusyhtiö tai Tulli voi periä arvonlisäveron ja tulliselvitysmaksun.`,
  giftWrap: {
    name: 'Lahjapaketointi',
    withCard: 'Kortin kanssa',
    description:
      'Paketoimme tilauksesi lähetettävät tuotteet yhteen lahjapakettiin ja liitämme mukaan kortin, jossa on tervehdyksesi.',
  },
  purchaseMark: (order, buyer) => `Kirjan on ostanut ${buyer}, tilaus ${order}.`,
  otherBooks: 'Muut kirjat',
};
