import type { Translation } from '../translation.ts';

export default {
  'cookies.title': 'Cookies in the bookshop',
  'cookies.text':
    'The necessary ones make your basket and the checkout work. If you allow more, we can remember what you viewed, and see what could be better in the shop and whether our advertising finds its readers.',
  'cookies.accept': 'Accept all',
  'cookies.reject': 'Necessary only',
  'cookies.choose': 'Let me choose',
  'cookies.save': 'Save my choice',
  'cookies.details': 'About the cookies, one by one',
  'cookies.saved': 'Your choice has been saved. You can change it at the foot of the page.',
  'cookies.lead':
    'Decide here what we may keep in your browser. You can change your mind at any time, and the shop works just as well whatever you choose.',
  'cookies.necessary': 'Necessary',
  'cookies.necessaryText':
    'Basket, sign-in, country and language, and pages that can be read offline. They cannot be turned off.',
  'cookies.preferences': 'Preferences',
  'cookies.preferencesText': 'Remembers what you have viewed, so that you can find it again.',
  'cookies.statistics': 'Statistics',
  'cookies.statisticsText': 'Shows us which pages are used, and how fast they are.',
  'cookies.marketing': 'Marketing',
  'cookies.marketingText':
    'Shows us whether our advertising leads to purchases, and lets those who show it recognise you.',
  'cookies.lastChoice': 'You last chose on {date}.',
  'cookies.noChoice': 'You have not chosen yet. Until you do, only what is necessary is kept.',
  'cookies.privacySignal': 'Your browser asks not to be tracked. We take that as a no.',
  'cookies.table': 'What is kept',
  'cookies.name': 'Name',
  'cookies.usage': 'Why',
  'cookies.lifetime': 'How long',
  'cookies.purpose': 'Kind',
  'cookies.hours': '{count, plural, one {# hour} other {# hours}}',
  'cookies.days': '{count, plural, one {# day} other {# days}}',
  'cookies.visit': 'During the visit',
  'cookies.untilDeleted': 'Until you remove it',
  'cookies.usage.cart': 'Remembers what you put into your basket.',
  'cookies.usage.market': 'Remembers country and currency.',
  'cookies.usage.language': 'Remembers the language.',
  'cookies.usage.customerType': 'Remembers whether you shop for yourself or for a business.',
  'cookies.usage.session': 'Keeps you signed in.',
  'cookies.usage.votes': 'Remembers that you voted for a review, so that each vote counts once.',
  'cookies.usage.consent': 'Remembers what you chose here.',
  'cookies.usage.visit':
    'Makes the shop work without scripts, and makes sure you see a suggestion only once.',
  'cookies.usage.preview': 'Shows drafts to readers who have opened an editor’s link.',
  'cookies.usage.state':
    'Takes you back to where you were on a page, and makes sure that no purchase is lost.',
  'cookies.usage.lists': 'Your favourites and recent searches. You can remove them in the shop.',
  'cookies.usage.offline':
    'Pages and covers you have seen, so that you can read them offline. Nothing about you.',
  'cookies.usage.viewed': 'What you have viewed, in your browser. We do not store it.',
  'cookies.usage.events': 'Holds checkout statistics until the next page has loaded.',
  'cookies.usage.analytics': 'tells visits apart.',
  'cookies.usage.advertising': 'sees that a purchase came from an advertisement.',
  'cookies.recipients':
    'If you have agreed to statistics or marketing, these companies receive data about your visit: {names}.',
  'cookies.noRecipients': 'No other company receives data about your visit.',
  'offline.title': 'No connection',
  'offline.text':
    'This page could not be loaded and is not saved in your browser. Check your internet connection and try again.',
  'offline.read': 'Pages you can read now',
  'offline.retry': 'Try again',
} satisfies Translation<'cookies'>;
