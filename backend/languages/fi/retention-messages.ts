import type { RetentionMessages } from '../retention-messages.ts';

export const retentionMessages: RetentionMessages = {
  title: 'Mitä säilytämme, miksi ja kuinka kauan',
  lead: 'Kauppa noudattaa näitä aikoja itse: joka yö poistetaan tai tyhjennetään tiedot, joiden aika on päättynyt.',
  ground: 'Peruste',
  grounds: {
    contract: 'sopimus kanssasi',
    law: 'lakisääteinen velvoite',
    consent: 'suostumuksesi',
    interest: 'oikeutettu etumme',
  },
  rules: {
    'domestic-orders': {
      what: 'Tilaukset, laskut ja peruutukset myyjän maassa',
      why: 'toimitusta, kirjanpitoa ja reklamaatioita varten',
      until: (years) => `${years} vuotta vuoden päättymisestä, niin kauan kuin kirjanpitolaki vaatii`,
    },
    'foreign-orders': {
      what: 'Tilaukset, laskut ja peruutukset muihin maihin',
      why: 'toimitusta, arvonlisäveroa, kirjanpitoa ja reklamaatioita varten',
      until: (years) => `${years} vuotta vuoden päättymisestä, niin kauan kuin arvonlisäverosäännöt vaativat`,
    },
    'unfinished-payments': {
      what: 'Maksut, jotka eivät toteutuneet',
      why: 'jotta voimme selvittää, minne rahat menivät',
      until: (days) => `${days} päivää`,
    },
    'guest-carts': {
      what: 'Ostoskorit ilman tiliä',
      why: 'jotta ostoskori on tallella, kun palaat',
      until: (days) => `${days} päivää viimeisestä muutoksesta`,
    },
    'customer-carts': {
      what: 'Tilin ostoskorit',
      why: 'jotta näet ne kaikilla laitteillasi',
      until: (days) => `${days} päivää viimeisestä muutoksesta`,
    },
    accounts: {
      what: 'Tili: nimi, sähköposti, osoitteet, salasana tarkistussummana, sukupuoli ja tunnus, jos annat ne, asiakastyyppi, suosikit, saldo, arvostelut ja valintasi',
      why: 'jotta tili toimii',
      until: () => 'kunnes poistat tilin',
    },
    sessions: {
      what: 'Kirjautumiset ja selaimen nimi',
      why: 'jotta voit tarkastella ja katkaista niitä ja väärinkäyttö huomataan',
      until: (days) => `${days} päivää päättymisestä`,
    },
    'staff-sign-ins': {
      what: 'Milloin asiakaspalvelu on kirjautunut puolestasi ja kuka',
      why: 'jotta se voidaan tarkistaa jälkikäteen',
      until: (days) => `${days} päivää`,
    },
    'unconfirmed-newsletters': {
      what: 'Uutiskirjeen tilaukset, joita ei vahvistettu',
      why: 'vahvistuslinkin lähettämistä varten',
      until: (days) => `${days} päivää`,
    },
    'ended-newsletters': {
      what: 'Päättyneet uutiskirjeen tilaukset',
      why: 'jotta voimme osoittaa, että olit suostunut ja että lopetimme',
      until: (years) => `${years} vuotta päättymisestä`,
    },
    'sent-alerts': {
      what: 'Lähetetyt saatavuusilmoitukset',
      why: 'jotta voimme auttaa, jos viesti ei tullut perille',
      until: (days) => `${days} päivää viestistä`,
    },
    'waiting-alerts': {
      what: 'Loppuunmyytyjen tuotteiden saatavuusilmoitukset',
      why: 'yhden viestin lähettämiseksi, kun tuotetta on taas',
      until: (days) => `enintään ${days} päivää`,
    },
    'gift-card-recipients': {
      what: 'Lahjakortin saajan nimi ja sähköposti sekä tervehdys',
      why: 'kortin lähettämistä ja kadonneen koodin korvaamista varten',
      until: (years) => `${years} vuotta kortin lähettämisestä`,
    },
    'code-uses': {
      what: 'Mikä sähköpostiosoite on käyttänyt alennuskoodin',
      why: 'koodeihin, jotka ovat voimassa kerran henkilöä kohti',
      until: (years) => `${years} vuotta`,
    },
    'refused-reviews': {
      what: 'Arvostelut, joita ei julkaistu',
      why: 'jotta voit vastustaa päätöstä',
      until: (days) => `${days} päivää päätöksestä`,
    },
    'review-reports': {
      what: 'Ilmoitukset arvosteluista sekä ilmoittajan nimi ja sähköposti',
      why: 'niiden käsittelyä ja päätöksen ilmoittamista varten',
      until: (days) => `${days} päivää päätöksestä`,
    },
    'unmatched-withdrawals': {
      what: 'Peruutukset, joiden tilausta emme löytäneet',
      why: 'niiden käsittelyä ja todistamista varten',
      until: (years) => `${years} vuotta`,
    },
    'blocked-addresses': {
      what: 'Estetyt sähköpostiosoitteet ja syy',
      why: 'petosten estämiseksi',
      until: (years) => `${years} vuotta`,
    },
    'data-requests': {
      what: 'Milloin pyysit tai poistit tietosi',
      why: 'jotta voimme osoittaa tehneemme sen',
      until: (days) => `${days} päivää`,
    },
    'cookie-choices': {
      what: 'Evästevalintasi ilman yhteyttä sinuun',
      why: 'jotta voimme osoittaa, mitä valitsit',
      until: (years) => `${years} vuotta`,
    },
    mails: {
      what: 'Sinulle lähettämämme sähköpostit',
      why: 'jotta voimme auttaa, jos viesti ei tullut perille',
      until: (days) => `${days} päivää`,
    },
    searches: {
      what: 'Mitä haetaan, laskettuna päivittäin ilman yhteyttä henkilöön',
      why: 'haun parantamiseksi',
      until: (days) => `${days} päivää`,
    },
    messages: {
      what: 'Mitä kirjoitat asiakaspalvelulle',
      why: 'jotta voimme auttaa sinua',
      until: (days) => `enintään ${days} päivää asian päättymisestä`,
    },
  },
};
