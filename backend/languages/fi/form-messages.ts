import type { FormMessages } from '../form-messages.ts';

export const formMessages: FormMessages = {
  common: {
    name: 'Nimesi',
    email: 'Sähköpostiosoitteesi',
    invalid: 'Täytä kaikki kentät. Sähköpostiosoite on muotoa nimi@esimerkki.fi.',
  },
  reviewReport: {
    title: 'Ilmoita arvostelusta',
    lead: 'Onko arvostelu lainvastainen tai sääntöjemme vastainen? Ihminen käsittelee ilmoituksen, ja saat päätöksen sähköpostilla.',
    fault: 'Mikä on vialla?',
    explanation: 'Kerro omin sanoin',
    submit: 'Lähetä ilmoitus',
    sent: 'Kiitos. Ilmoitus on vastaanotettu, ja kuitti on matkalla sähköpostiisi. Ihminen käsittelee sen, ja saat päätöksen sähköpostilla.',
    faults: {
      illegal: 'Se on lainvastainen',
      hateful: 'Se on vihamielinen tai loukkaava',
      'personal-data': 'Se sisältää henkilötietoja',
      advertising: 'Se on mainos',
      'not-about-product': 'Se ei koske tuotetta',
      'not-genuine': 'Se ei ole aito',
    },
  },
  personalData: {
    title: 'Henkilötietosi',
    lead: 'Oletko ostanut ilman tiliä, tai haluatko nähdä tai poistaa, mitä tiedämme sähköpostiosoitteestasi? Anna osoite, niin lähetämme linkin, joka on voimassa vuorokauden.',
    submit: 'Lähetä linkki',
    person:
      'Haluatko mieluummin ihmisen apua, tai onko kyse estosta tai luoton epäämisestä? Kirjoita asiakaspalveluun, niin ihminen käsittelee asian uudelleen.',
    sent: 'Jos osoite on oikein, linkki on matkalla. Se on voimassa vuorokauden.',
    expired: 'Linkki ei ole enää voimassa. Pyydä uusi.',
    exportSubmit: 'Lataa tietoni',
    eraseTitle: 'Poista tietoni',
    eraseLead:
      'Poistamme tilin, saatavuusilmoitukset, uutiskirjeen ja muut osoitetta koskevat tiedot. Tilaukset, jotka kirjanpitolaki vaatii säilyttämään, siirretään rajoitettuun käyttöön ja tyhjennetään ajan päätyttyä. Avoimet tilaukset toimitetaan ensin. Saldo lähetetään lahjakorttina. Tätä ei voi perua.',
    confirm: 'Kyllä, poista tietoni',
    eraseSubmit: 'Poista',
    erased:
      'Tietosi on poistettu. Lain vaatimat tiedot ovat rajoitetussa käytössä ja tyhjennetään ajan päätyttyä.',
  },
};
