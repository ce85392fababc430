import type { Translation } from '../translation.ts';

export default {
  'cookies.title': 'Evästeet kirjakaupassa',
  'cookies.text':
    'Välttämättömät evästeet saavat ostoskorin ja kassan toimimaan. Jos sallit muitakin, muistamme katsomasi tuotteet ja näemme, mitä kaupassa voisi parantaa ja tavoittaako mainontamme lukijansa.',
  'cookies.accept': 'Hyväksy kaikki',
  'cookies.reject': 'Vain välttämättömät',
  'cookies.choose': 'Valitse itse',
  'cookies.save': 'Tallenna valintani',
  'cookies.details': 'Evästeet yksi kerrallaan',
  'cookies.saved': 'Valintasi on tallennettu. Voit muuttaa sitä sivun alareunasta.',
  'cookies.lead':
    'Tässä päätät, mitä saamme tallentaa selaimeesi. Voit muuttaa mielesi milloin tahansa, ja kauppa toimii yhtä hyvin, valitsitpa mitä tahansa.',
  'cookies.necessary': 'Välttämättömät',
  'cookies.necessaryText':
    'Ostoskori, kirjautuminen, maa ja kieli sekä sivut, joita voi lukea ilman verkkoyhteyttä. Niitä ei voi poistaa käytöstä.',
  'cookies.preferences': 'Mieltymykset',
  'cookies.preferencesText': 'Muistavat katsomasi tuotteet, jotta löydät ne uudelleen.',
  'cookies.statistics': 'Tilastot',
  'cookies.statisticsText': 'Näyttävät meille, mitä sivuja käytetään ja kuinka nopeita ne ovat.',
  'cookies.marketing': 'Markkinointi',
  'cookies.marketingText':
    'Näyttää meille, johtaako mainontamme ostoksiin, ja antaa mainosten näyttäjien tunnistaa sinut.',
  'cookies.lastChoice': 'Teit viimeksi valinnan {date}.',
  'cookies.noChoice': 'Et ole vielä valinnut. Siihen asti tallennetaan vain välttämätön.',
  'cookies.privacySignal': 'Selaimesi pyytää, ettei sinua seurata. Pidämme sitä kieltona.',
  'cookies.table': 'Mitä tallennetaan',
  'cookies.name': 'Nimi',
  'cookies.usage': 'Miksi',
  'cookies.lifetime': 'Kuinka kauan',
  'cookies.purpose': 'Laji',
  'cookies.hours': '{count, plural, one {# tunti} other {# tuntia}}',
  'cookies.days': '{count, plural, one {# päivä} other {# päivää}}',
  'cookies.visit': 'Käynnin ajan',
  'cookies.untilDeleted': 'Kunnes poistat sen',
  'cookies.usage.cart': 'Muistaa, mitä olet lisännyt ostoskoriin.',
  'cookies.usage.market': 'Muistaa maan ja valuutan.',
  'cookies.usage.language': 'Muistaa kielen.',
  'cookies.usage.customerType': 'Muistaa, ostatko itsellesi vai yritykselle.',
  'cookies.usage.session': 'Pitää sinut kirjautuneena.',
  'cookies.usage.votes': 'Muistaa, että olet äänestänyt arvostelua, jotta jokainen ääni lasketaan kerran.',
  'cookies.usage.consent': 'Muistaa, mitä olet valinnut tässä.',
  'cookies.usage.visit':
    'Saa kaupan toimimaan ilman skriptejä ja huolehtii, että näet ehdotuksen vain kerran.',
  'cookies.usage.preview': 'Näyttää luonnokset sille, joka on avannut toimittajan linkin.',
  'cookies.usage.state': 'Vie sinut takaisin siihen, missä olit sivulla, ja huolehtii, ettei ostos katoa.',
  'cookies.usage.lists': 'Suosikkisi ja viimeisimmät hakusi. Voit poistaa ne kaupassa.',
  'cookies.usage.offline':
    'Näkemäsi sivut ja kannet, jotta voit lukea niitä ilman verkkoyhteyttä. Ei mitään sinusta.',
  'cookies.usage.viewed': 'Katsomasi tuotteet selaimessasi. Emme tallenna niitä.',
  'cookies.usage.events': 'Säilyttää kassan mittaustiedot, kunnes seuraava sivu on latautunut.',
  'cookies.usage.analytics': 'erottaa käynnit toisistaan.',
  'cookies.usage.advertising': 'näkee, että ostos tuli mainoksesta.',
  'cookies.recipients':
    'Jos olet hyväksynyt tilastot tai markkinoinnin, nämä yritykset saavat tietoja käynnistäsi: {names}.',
  'cookies.noRecipients': 'Mikään muu yritys ei saa tietoja käynnistäsi.',
  'offline.title': 'Ei yhteyttä',
  'offline.text':
    'Sivua ei voitu hakea, eikä sitä ole tallennettu selaimeesi. Tarkista verkkoyhteys ja yritä uudelleen.',
  'offline.read': 'Sivut, joita voit lukea nyt',
  'offline.retry': 'Yritä uudelleen',
} satisfies Translation<'cookies'>;
