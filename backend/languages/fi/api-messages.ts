import type { ApiMessages } from '../api-messages.ts';

export const apiMessages: ApiMessages = {
  facets: {
    groups: {
      Category: 'Kategoria',
      Brand: 'Kustantaja',
      Sku: 'Koko',
      Price: 'Hinta',
      Discount: 'Alennus',
      StockStatus: 'Saatavuus',
    },
    stock: { s_in: 'Varastossa', s_order: 'Tilaustuote', s_out: 'Loppuunmyyty' },
    below: (amount) => `Alle ${amount}`,
    from: (amount) => `Vähintään ${amount}`,
  },
  consents: {
    order: {
      name: 'Hyväksyn toimitusehdot',
      description: 'Lue ehdot ja tiedot peruuttamisoikeudestasi ennen kuin tilaat.',
    },
    download: {
      name: 'Haluan ladattavat tuotteeni heti ja ymmärrän, että menetän silloin peruuttamisoikeuteni',
      description: 'Koskee e-kirjoja ja äänikirjoja, kun toimitus on alkanut.',
    },
    newsletter: {
      name: 'Lähettäkää minulle uutiskirje',
      description: 'Lukuvinkkejä ja tarjouksia sähköpostitse. Voit perua tilauksen milloin vain.',
    },
    sms: {
      name: 'Lähettäkää minulle tarjouksia tekstiviestillä',
      description: 'Muutaman kerran vuodessa. Voit perua viestit milloin vain.',
    },
  },
  formats: { hardback: 'Kovakantinen', paperback: 'Pokkari', audio: 'Äänikirja', ebook: 'E‑kirja' },
  card: 'Kortti',
  giftCard: {
    name: 'Lahjakortti',
    plural: 'Lahjakortit',
    byMail: 'Sähköpostitse',
    description:
      'Lahjakortti, joka lähetetään sähköpostitse heti tai valitsemanasi päivänä. Sillä voi maksaa kaiken muun paitsi uudet lahjakortit, ja loppusumma jää kortille.',
  },
  giftWrap: {
    name: 'Lahjapaketointi',
    withCard: 'Kortin kanssa',
    description:
      'Paketoimme tilauksesi lähetettävät tuotteet yhteen lahjapakettiin ja liitämme mukaan kortin, jossa on tervehdyksesi.',
  },
  purchaseMark: (order, buyer) => `Kirjan on ostanut ${buyer}, tilaus ${order}.`,
  otherBooks: 'Muut kirjat',
};
