import type { Translation } from '../translation.ts';

export default {
  'cookies.title': 'Cookies i boghandlen',
  'cookies.text':
    'De nødvendige får kurven og kassen til at virke. Siger du ja til flere, kan vi se, hvad der kan blive bedre i butikken, og om vores reklamer når frem.',
  'cookies.accept': 'Accepter alle',
  'cookies.reject': 'Kun nødvendige',
  'cookies.choose': 'Vælg selv',
  'cookies.save': 'Gem mit valg',
  'cookies.details': 'Om cookies, en for en',
  'cookies.saved': 'Dit valg er gemt. Du ændrer det nederst på siden.',
  'cookies.lead':
    'Her bestemmer du, hvad vi må gemme i din browser. Du kan ombestemme dig når som helst, og butikken virker lige godt, uanset hvad du vælger.',
  'cookies.necessary': 'Nødvendige',
  'cookies.necessaryText':
    'Kurv, login, land og sprog, og sider der kan læses uden net. De kan ikke slås fra.',
  'cookies.statistics': 'Statistik',
  'cookies.statisticsText': 'Viser os, hvilke sider der bruges, og hvor hurtige de er.',
  'cookies.marketing': 'Markedsføring',
  'cookies.marketingText':
    'Viser os, om vores reklamer fører til køb, og lader dem, der viser dem, genkende dig.',
  'cookies.lastChoice': 'Du valgte senest den {date}.',
  'cookies.noChoice': 'Du har ikke valgt endnu. Indtil da gemmes kun det nødvendige.',
  'cookies.privacySignal': 'Din browser beder om ikke at blive fulgt. Det regner vi som et nej.',
  'cookies.table': 'Det gemmes',
  'cookies.name': 'Navn',
  'cookies.usage': 'Hvorfor',
  'cookies.lifetime': 'Hvor længe',
  'cookies.purpose': 'Slags',
  'cookies.hours': '{count, plural, one {# time} other {# timer}}',
  'cookies.days': '{count, plural, one {# dag} other {# dage}}',
  'cookies.visit': 'Under besøget',
  'cookies.untilDeleted': 'Indtil du fjerner det',
  'cookies.usage.cart': 'Husker, hvad du har lagt i kurven.',
  'cookies.usage.market': 'Husker land, valuta og sprog.',
  'cookies.usage.customerType': 'Husker, om du handler privat eller for et firma.',
  'cookies.usage.session': 'Holder dig logget ind.',
  'cookies.usage.consent': 'Husker, hvad du har valgt her.',
  'cookies.usage.visit': 'Får butikken til at virke uden script, og giver dig et forslag kun én gang.',
  'cookies.usage.preview': 'Viser kladder for den, der har åbnet en redaktørs link.',
  'cookies.usage.state':
    'Fører dig tilbage til, hvor du var på en side, og sørger for, at intet køb går tabt.',
  'cookies.usage.lists': 'Dine favoritter og seneste søgninger. Du fjerner dem i butikken.',
  'cookies.usage.offline': 'Sider og omslag du har set, så de kan læses uden net. Intet om dig.',
  'cookies.usage.events': 'Venter med det, der tælles i kassen, til næste side.',
  'cookies.usage.analytics': 'Google Analytics: skelner besøg fra hinanden.',
  'cookies.usage.advertising': 'Google Ads og Meta: ser, at et køb kom fra en annonce.',
  'offline.title': 'Du er uden net',
  'offline.text':
    'Denne side har du ikke læst før, så den er ikke gemt. Sider, du har læst, kan du åbne alligevel.',
  'offline.read': 'Sider du kan læse nu',
  'offline.retry': 'Prøv igen',
} satisfies Translation<'cookies'>;
