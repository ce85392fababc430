import type { MailMessages } from '../mail-messages.ts';

export const mailMessages: MailMessages = {
  layout: {
    replyHint: 'Onko sinulla kysyttävää? Vastaa tähän viestiin, niin autamme.',
    linkHint: 'Eikö painike toimi? Kopioi osoite selaimeen:',
  },
  verifyEmail: {
    subject: 'Katso aiemmat tilauksesi tililläsi',
    lead: (shop) =>
      `Sinulla on verkkokaupassa ${shop} tili tällä sähköpostiosoitteella. Avaa linkki ja kirjaudu, niin tililläsi ovat myös tilaukset, jotka on tehty kirjautumatta.`,
    button: 'Näytä tilaukseni',
    note: 'Linkki on voimassa seitsemän päivää. Jos et ole luonut tiliä, voit jättää viestin huomiotta: kukaan muu ei näe tilauksiasi.',
  },
  resetPassword: {
    subject: 'Valitse uusi salasana',
    lead: (shop) => `Joku, toivottavasti sinä, on pyytänyt uutta salasanaa tilillesi verkkokaupassa ${shop}.`,
    button: 'Valitse uusi salasana',
    note: 'Linkki toimii kerran ja vanhenee tunnin kuluttua. Jos et pyytänyt sitä itse, voit jättää viestin huomiotta: mikään ei ole muuttunut.',
  },
  passwordChanged: {
    subject: 'Salasanasi on vaihdettu',
    lead: (shop, moment) =>
      `Tilisi salasana verkkokaupassa ${shop} vaihdettiin ${moment}. Sinut on kirjattu ulos kaikkialta, ja voit kirjautua uudella salasanalla.`,
    leadWhenStillSignedIn: (shop, moment) =>
      `Tilisi salasana verkkokaupassa ${shop} vaihdettiin ${moment}. Sinut on kirjattu ulos kaikilta muilta laitteilta.`,
    warning: 'Etkö vaihtanut sitä itse? Valitse heti uusi salasana ja ota meihin yhteyttä.',
    button: 'Pyydä uusi salasana',
  },
  backInStock: {
    subject: (name) => `${name} on taas saatavilla`,
    title: 'Taas saatavilla',
    lead: 'Pyysit meitä ilmoittamaan, kun tämä tuote on taas saatavilla. Nyt se on, mutta emme voi luvata, kuinka pitkään.',
    button: 'Katso tuote',
    note: 'Saat tämän viestin kerran, koska pyysit sitä. Jos haluat tiedon ensi kerrallakin, pyydä se uudelleen tuotteen sivulla.',
  },
  newsletter: {
    confirmSubject: 'Vahvista, että haluat uutiskirjeen',
    confirmLead: (shop) =>
      `Haluatko kirjavinkkejä ja tarjouksia tähän osoitteeseen? Lähettäjä on ${shop}. Vahvista tilaus, niin kaikki on valmista.`,
    confirmButton: 'Kyllä, haluan uutiskirjeen',
    confirmNote:
      'Linkki on voimassa seitsemän päivää. Jos et ole pyytänyt mitään, sinun ei tarvitse tehdä mitään: ilman vahvistustasi emme lähetä enempää.',
    welcomeSubject: 'Tervetuloa uutiskirjeen lukijaksi',
    welcomeLead: 'Kiitos! Tästä lähtien saat meiltä kirjavinkkejä ja tarjouksia.',
    knownSubject: 'Saat jo uutiskirjeen',
    knownLead:
      'Joku, ehkä sinä, tilasi uutiskirjeen tähän osoitteeseen. Saat sen jo, joten mikään ei ole muuttunut.',
    why: (shop) => `Saat tämän viestin, koska olet tilannut uutiskirjeen. Lähettäjä: ${shop}.`,
    unsubscribe: 'Peruuta uutiskirjeen tilaus',
  },
  giftCard: {
    subject: 'Lahjakorttisi',
    subjectFrom: (sender) => `${sender} lähetti sinulle lahjakortin`,
    title: (amount) => `Lahjakortti, ${amount}`,
    greeting: (name) => `Hei ${name}!`,
    lead: (shop) => `Tässä on lahjakorttisi verkkokauppaan ${shop}.`,
    leadFrom: (sender, shop) => `${sender} antaa sinulle lahjakortin verkkokauppaan ${shop}.`,
    fromBalance: 'Tämä on poistamasi tilin saldo.',
    code: 'Koodi',
    value: 'Arvo',
    validUntil: 'Voimassaolo päättyy',
    validity: 'Voimassaolo',
    withoutLimit: 'toistaiseksi',
    use: 'Syötä koodi kassalla kohtaan ”Alennuskoodi tai lahjakortti”. Jos et käytä koko summaa kerralla, loput jäävät kortille.',
    secret: 'Koodi on kuin käteistä. Säilytä tämä viesti äläkä jaa koodia kenellekään.',
  },
  dataRequest: {
    subject: 'Linkki henkilötietoihisi',
    lead: (shop) =>
      `Joku, toivottavasti sinä, haluaa nähdä tai poistaa, mitä ${shop} tietää tästä osoitteesta. Linkki osoittaa, että osoite on sinun.`,
    button: 'Näytä tietoni',
    note: 'Linkki on voimassa vuorokauden. Jos se et ollut sinä, voit jättää viestin huomiotta: mitään ei tapahdu.',
  },
  review: {
    reportSubject: 'Olemme vastaanottaneet ilmoituksesi arvostelusta',
    reportLead: 'Tämä on kuitti ilmoituksestasi. Ihminen käsittelee sen, ja saat päätöksen sähköpostilla.',
    fault: 'Mikä on vialla',
    explanation: 'Selityksesi',
    received: 'Vastaanotettu',
    decisionSubject: 'Päätös ilmoituksestasi',
    removed: 'Olemme poistaneet arvostelun. Kiitos ilmoituksesta.',
    unchanged:
      'Olemme käsitelleet ilmoituksesi, ja arvostelu jää näkyviin. Jos olet eri mieltä, vastaa viestiin, niin toinen henkilö käsittelee asian uudelleen. Voit myös kääntyä tuomioistuimen tai Liikenne- ja viestintävirasto Traficomin puoleen.',
    refusedSubject: 'Arvosteluasi ei julkaistu',
    refusedLead:
      'Olemme lukeneet arvostelusi emmekä julkaise sitä, tai olemme poistaneet sen. Ihminen teki päätöksen toimitusehdoissa olevien arvostelusääntöjemme perusteella.',
    reason: 'Syy',
    note: 'Selitys',
    review: 'Arvostelusi',
    objection:
      'Oletko eri mieltä? Vastaa viestiin kuuden kuukauden kuluessa, niin toinen henkilö käsittelee asian uudelleen. Voit myös kääntyä tuomioistuimen puoleen.',
    restoredSubject: 'Arvostelusi on nyt julkaistu',
    restoredLead: 'Olemme käsitelleet asian uudelleen, ja arvostelusi näkyy nyt kaupassa.',
  },
  staff: {
    order: {
      subject: (reference) => `Uusi tilaus ${reference}`,
      lead: 'Uusi tilaus on saapunut. Pakkaa ja lähetä lähetettävät tuotteet.',
    },
    withdrawal: {
      subject: (reference) => `Peruutettu kauppa: tilaus ${reference}`,
      lead: 'Asiakas on peruuttanut kaupan. Palauta rahat 14 päivän kuluessa.',
    },
    payment: { subject: (reference) => `Epäonnistunut maksu ${reference}`, lead: 'Maksu ei mennyt läpi.' },
    dispute: {
      subject: (reference) => `Riitautettu maksu: tilaus ${reference}`,
      lead: 'Asiakas on riitauttanut maksun pankissaan. Vastaa maksupalvelussa ennen määräpäivää.',
    },
    review: {
      subject: (reference) => `Ilmoitettu arvostelu ${reference}`,
      lead: 'Kävijä on ilmoittanut arvostelusta. Käsittele ilmoitus viipymättä: säilytä arvostelu tai poista se ja ilmoita syy.',
    },
    mail: {
      subject: (reference) => `Toimittamatta jäänyt viesti ${reference}`,
      lead: 'Sähköpostia ei voitu toimittaa, eikä sitä yritetä uudelleen.',
    },
    reminder: 'Muistutus: ',
    reference: 'Numero',
    person: 'Asiakas tai vastaanottaja',
    total: 'Yhteensä',
    detail: 'Syy',
  },
  contentForm: {
    subject: (title) => `Viesti verkkosivuilta: ${title}`,
    lead: (shop) => `${shop} sai uuden viestin verkkosivujen lomakkeella.`,
  },
  order: {
    confirmationSubject: (number) => `Kiitos tilauksestasi ${number}`,
    confirmationTitle: 'Kiitos tilauksestasi',
    confirmationLead:
      'Olemme vastaanottaneet tilauksesi ja ilmoitamme, kun se lähtee. Säilytä viesti: se on vahvistus ostoksestasi.',
    confirmationLeadUnsent:
      'Olemme vastaanottaneet tilauksesi. Kaikki tilaamasi on digitaalista, joten pakettia ei lähetetä. Säilytä viesti: se on vahvistus ostoksestasi.',
    shippedSubject: (number) => `Tilaus ${number} on matkalla`,
    shippedTitle: 'Matkalla luoksesi',
    shippedLead: 'Olemme lähettäneet sinulle nämä tuotteet.',
    refundedSubject: (number) => `Hyvitys tilauksesta ${number}`,
    refundedTitle: 'Rahat takaisin',
    creditedLead: 'Olemme hyvittäneet laskusi. Jos olet jo maksanut sen, palautamme rahat.',
    refundedLead:
      'Olemme tehneet hyvityksen. Kortille tai pankkitilille rahojen tulo voi kestää muutaman päivän.',
    number: 'Tilausnumero',
    date: 'Päiväys',
    payment: 'Maksutapa',
    delivery: 'Toimitus',
    pickupPoint: 'Noutopiste',
    tracking: 'Seurantatunnus',
    track: 'Seuraa pakettia',
    items: 'Tuotteet',
    itemTotal: 'Tuotteet yhteensä',
    shipping: 'Toimituskulut',
    discount: 'Alennus',
    balance: 'Saldo ja lahjakortit',
    otherPayment: 'Muu maksutapa',
    total: 'Yhteensä sis. alv',
    vat: (rate) => `Josta alv ${rate}`,
    billingAddress: 'Laskutusosoite',
    deliveryAddress: 'Toimitusosoite',
    billingAndDeliveryAddress: 'Toimitus- ja laskutusosoite',
    message: 'Viestisi',
    show: 'Näytä tilaus',
    invoice: 'Näytä lasku',
    invoiceLater: 'Lasku laaditaan, kun maksu on veloitettu, viimeistään kun tilaus lähetetään.',
    creditNote: 'Näytä hyvityslasku',
    download: 'Lataa kirjasi',
    downloadLead:
      'Löydät e-kirjasi ja äänikirjasi tilauksesi sivulta. Voit ladata ne sieltä myös myöhemmin uudelleen.',
    downloadLater:
      'E-kirjat ja äänikirjat, jotka eivät ole vielä ilmestyneet, voit ladata ilmestymispäivästä alkaen. Saat silloin sähköpostin.',
    published: (date) => `Ilmestyy ${date}`,
    preOrderTitle: 'Ennakkoon tilatut kirjat',
    preOrder:
      'Maksat tilatessasi, ellet valinnut maksutapaa, jolla maksetaan myöhemmin. Tilauksen lähetettävät tuotteet lähetetään yhdessä paketissa sinä päivänä, jona sen viimeinen kirja ilmestyy. E-kirjat ja äänikirjat voi ladata ilmestymispäivästä alkaen.',
    preOrderWithdrawal:
      'Siihen asti voit peruuttaa kaupan niiden e-kirjojen ja äänikirjojen osalta, jotka eivät ole vielä ilmestyneet.',
    availableSubject: (number) => `Ennakkotilauksesi ${number} on ilmestynyt`,
    availableTitle: 'Ennakkotilauksesi on ilmestynyt',
    availableLead: 'Ennakkoon tilaamasi kirja on ilmestynyt. Voit nyt ladata sen tilauksesi sivulta.',
    amount: 'Summa',
    refundedTo: 'Palautustapa',
    ownBalance: 'saldosi meillä',
    cancelledSubject: (number) => `Tilaus ${number} on peruttu`,
    cancelledTitle: 'Tilauksesi on peruttu',
    cancelledLead:
      'Alla oleva tilaus on peruttu, eikä mitään lähetetä. Mahdollinen katevaraus vapautetaan, ja maksettu summa palautetaan samalla maksutavalla, yleensä muutaman arkipäivän kuluessa. Sinun ei tarvitse tehdä muuta.',
    notMadeSubject: 'Tilaustasi ei voitu toteuttaa',
    notMadeTitle: 'Maksu palautetaan',
    notMadeLead:
      'Maksusi tuli perille, mutta tilausta ei voitu enää tehdä, esimerkiksi koska jokin tuote ehti loppua tai koodi tai saldosi ehdittiin käyttää. Koko summa palautetaan samalla maksutavalla, jolla maksoit. Sinun ei tarvitse tehdä mitään, ja ostoskorisi on tallessa.',
    termsTitle: 'Toimitusehdot tilaushetkellä',
    complaintTitle: 'Jos jokin on vialla',
    complaint:
      'Jos tuote on viallinen, väärä tai muunlainen kuin luvattiin, sinulla on lain mukaan oikeus reklamoida eli ilmoittaa virheestä. Lakisääteinen virhevastuu kestää vähintään kaksi vuotta. Vastaa tähän viestiin, niin hoidamme asian. Jos emme pääse sopuun, voit ottaa yhteyttä kuluttajaneuvontaan ja kuluttajariitalautakuntaan tai oman maasi vastaavaan toimielimeen.',
    seller: 'Myyjä',
    organisationNumber: 'Yritystunnus',
  },
  withdrawal: {
    title: 'Peruuttamisoikeus',
    information:
      'Sinulla on oikeus peruuttaa tämä sopimus syytä ilmoittamatta 14 päivän kuluessa siitä päivästä, jona vastaanotit viimeisen tuotteen. Ilmoita siitä meille alla olevalla painikkeella, lomakkeella tai muulla selvällä tavalla ennen määräajan päättymistä. Palauta sen jälkeen tuotteet 14 päivän kuluessa. Maksamme takaisin suorituksesi, myös edullisimman toimitustapamme kulut, 14 päivän kuluessa ilmoituksestasi, mutta voimme odottaa, kunnes olemme saaneet tuotteet tai olet osoittanut lähettäneesi ne. Vastaat itse palautuskuluista.',
    informationUnsent:
      'Sinulla on oikeus peruuttaa tämä sopimus syytä ilmoittamatta 14 päivän kuluessa tilauspäivästä. Ilmoita siitä meille alla olevalla painikkeella, lomakkeella tai muulla selvällä tavalla ennen määräajan päättymistä. Mitään ei tarvitse palauttaa. Maksamme suorituksesi takaisin 14 päivän kuluessa ilmoituksestasi. Sen jälkeen et saa enää käyttää ostamaasi.',
    button: 'Peruuta sopimus tästä',
    downloadConsent: (moment, text) =>
      `Kun tilasit ${moment}, hyväksyit: ”${text}”. E-kirjojen ja äänikirjojen peruuttamisoikeus päättyy siksi, kun ne voi ladata, eikä niitä tarvitse palauttaa.`,
    formTitle: 'Peruuttamislomake',
    form: (seller) => [
      `Vastaanottaja ${seller}`,
      'Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden toimittamista (*)',
      'Tilauspäivä (*)/vastaanottopäivä (*)',
      'Kuluttajan nimi/Kuluttajien nimet',
      'Kuluttajan osoite/Kuluttajien osoitteet',
      'Kuluttajan allekirjoitus/Kuluttajien allekirjoitukset (vain jos lomake täytetään paperimuodossa)',
      'Päiväys',
      '(*) Tarpeeton yliviivataan.',
    ],
    receiptSubject: (number) => `Olemme vastaanottaneet peruuttamisilmoituksesi, tilaus ${number}`,
    receiptTitle: 'Olet peruuttanut kaupan',
    receiptLead:
      'Tämä on vahvistus siitä, että olemme vastaanottaneet ilmoituksesi alla olevan sopimuksen peruuttamisesta.',
    received: 'Vastaanotettu',
    name: 'Nimi',
    email: 'Sähköposti',
    goods: 'Tuotteet',
    refundBy: 'Palauta maksu viimeistään',
    unmatched:
      'Olemme vastaanottaneet ilmoituksesi, mutta emme vielä löytäneet tilausta. Ilmoituksesi on voimassa yllä mainitusta ajasta alkaen. Etsimme tilauksen ja kirjoitamme sinulle. Voit auttaa vastaamalla viestiin tilausnumerolla tai osoitteella, josta tilasit.',
    next: 'Palauta tuotteet viimeistään 14 päivän kuluttua ilmoituksesta. Palautamme maksamasi summan 14 päivän kuluessa ilmoituksesta, mutta voimme odottaa, kunnes olemme saaneet tuotteet tai olet osoittanut lähettäneesi ne.',
    nextUnsent: 'Mitään ei tarvitse palauttaa. Palautamme maksamasi summan 14 päivän kuluessa ilmoituksesta.',
  },
};
