import type { Translation } from '../translation.ts';

export default {
  'cookies.title': 'Cookies in the bookshop',
  'cookies.text':
    'The necessary ones make your basket and the checkout work. If you allow more, we see what could be better in the shop, and whether our advertising finds its readers.',
  'cookies.accept': 'Accept all',
  'cookies.refuse': 'Only necessary',
  'cookies.choose': 'Choose yourself',
  'cookies.save': 'Save my choice',
  'cookies.more': 'About the cookies, one by one',
  'cookies.saved': 'Your choice is saved. You can change it at the foot of the page.',
  'cookies.lead':
    'Here you decide what we may keep in your browser. You can change your mind at any time, and the shop works just as well whatever you choose.',
  'cookies.necessary': 'Necessary',
  'cookies.necessaryText':
    'Basket, sign-in, country and language, and pages that can be read offline. They cannot be turned off.',
  'cookies.statistics': 'Statistics',
  'cookies.statisticsText': 'Shows us which pages are used, and how fast they are.',
  'cookies.marketing': 'Marketing',
  'cookies.marketingText':
    'Shows us whether our advertising leads to purchases, and lets those who show it recognise you.',
  'cookies.chosen': 'You last chose on {date}.',
  'cookies.notChosen': 'You have not chosen yet. Until you do, only what is necessary is kept.',
  'cookies.refusedBeforehand': 'Your browser asks not to be tracked. We take that as a no.',
  'cookies.table': 'What is kept',
  'cookies.name': 'Name',
  'cookies.does': 'Why',
  'cookies.lives': 'How long',
  'cookies.purpose': 'Kind',
  'cookies.hours': '{count, plural, one {# hour} other {# hours}}',
  'cookies.days': '{count, plural, one {# day} other {# days}}',
  'cookies.visit': 'During the visit',
  'cookies.kept': 'Until you remove it',
  'cookies.does.cart': 'Remembers what you put into your basket.',
  'cookies.does.place': 'Remembers country, currency and language.',
  'cookies.does.type': 'Remembers whether you shop for yourself or for a company.',
  'cookies.does.session': 'Keeps you signed in.',
  'cookies.does.consent': 'Remembers what you chose here.',
  'cookies.does.visit': 'Makes the shop work without scripts, and makes a suggestion to you only once.',
  'cookies.does.preview': 'Shows drafts to whoever opened an editor’s link.',
  'cookies.does.memory':
    'Takes you back to where you were on a page, and sees to it that no purchase is lost.',
  'cookies.does.lists': 'Your favourites and recent searches. You remove them in the shop.',
  'cookies.does.offline':
    'Pages and covers you have seen, so that you can read them offline. Nothing about you.',
  'cookies.does.events': 'Holds what is counted at the checkout until the next page.',
  'cookies.does.analytics': 'Google Analytics: tells visits apart.',
  'cookies.does.advertising': 'Google Ads and Meta: see that a purchase came from an advertisement.',
  'offline.title': 'You are offline',
  'offline.text':
    'You have not read this page before, so it was not kept. The pages that you have read can be opened all the same.',
  'offline.read': 'Pages you can read now',
  'offline.retry': 'Try again',
} satisfies Translation<'cookies'>;
