import type { RetentionMessages } from '../retention-messages.ts';

export const retentionMessages: RetentionMessages = {
  title: 'Vad vi sparar, varför och hur länge',
  lead: 'Tiderna är de som butiken själv följer: varje natt raderas eller töms det som har nått sitt slut.',
  ground: 'Grund',
  grounds: {
    contract: 'avtalet med dig',
    law: 'en skyldighet enligt lag',
    consent: 'ditt samtycke',
    interest: 'vårt berättigade intresse',
  },
  rules: {
    'domestic-orders': {
      what: 'Beställningar, fakturor och ångrade köp i säljarens land',
      why: 'för att leverera, för bokföring och för reklamationer',
      until: (years) => `i ${years} år efter årets slut, så länge bokföringslagen kräver det`,
    },
    'foreign-orders': {
      what: 'Beställningar, fakturor och ångrade köp till andra länder',
      why: 'för att leverera, för moms och bokföring och för reklamationer',
      until: (years) => `i ${years} år efter årets slut, så länge momsreglerna kräver det`,
    },
    'unfinished-payments': {
      what: 'Betalningar som inte blev av',
      why: 'för att kunna reda ut var pengarna tog vägen',
      until: (days) => `${days} dagar`,
    },
    'guest-carts': {
      what: 'Varukorgar utan konto',
      why: 'så att varukorgen finns kvar när du kommer tillbaka',
      until: (days) => `${days} dagar efter den senaste ändringen`,
    },
    'customer-carts': {
      what: 'Varukorgar på ett konto',
      why: 'så att du ser dem på alla dina enheter',
      until: (days) => `${days} dagar efter den senaste ändringen`,
    },
    accounts: {
      what: 'Konto: namn, e-post, adresser, lösenord som kontrollsumma, kön och nummer om du anger dem, kundtyp, favoriter, saldo, omdömen och dina val',
      why: 'för att kontot ska fungera',
      until: () => 'tills du tar bort kontot',
    },
    sessions: {
      what: 'Inloggningar, med webbläsarens namn',
      why: 'så att du kan se och avsluta dem och så att intrång upptäcks',
      until: (days) => `${days} dagar efter att de har upphört`,
    },
    'staff-sign-ins': {
      what: 'När kundservice har loggat in åt dig, och vem',
      why: 'så att det går att kontrollera i efterhand',
      until: (days) => `${days} dagar`,
    },
    'unconfirmed-newsletters': {
      what: 'Anmälningar till nyhetsbrevet som inte bekräftades',
      why: 'för att kunna skicka bekräftelselänken',
      until: (days) => `${days} dagar`,
    },
    'ended-newsletters': {
      what: 'Avslutade nyhetsbrev',
      why: 'för att kunna visa att du hade sagt ja och att vi slutade',
      until: (years) => `${years} år efter avslutet`,
    },
    'sent-alerts': {
      what: 'Bevakningar som har fått sitt mejl',
      why: 'för att kunna svara om mejlet inte kom fram',
      until: (days) => `${days} dagar efter mejlet`,
    },
    'waiting-alerts': {
      what: 'Bevakningar av slutsålda varor',
      why: 'för att skicka ett enda mejl när varan är tillbaka',
      until: (days) => `högst ${days} dagar`,
    },
    'gift-card-recipients': {
      what: 'Mottagarens namn och e-post och hälsningen på presentkort',
      why: 'för att skicka kortet och kunna ersätta en borttappad kod',
      until: (years) => `${years} år efter att kortet skickades`,
    },
    'code-uses': {
      what: 'Vilken e-postadress som har använt en rabattkod',
      why: 'för koder som gäller en gång per person',
      until: (years) => `${years} år`,
    },
    'refused-reviews': {
      what: 'Omdömen som inte publicerades',
      why: 'så att du kan invända mot beslutet',
      until: (days) => `${days} dagar efter beslutet`,
    },
    'review-reports': {
      what: 'Anmälningar av omdömen, med anmälarens namn och e-post',
      why: 'för att pröva dem och meddela beslutet',
      until: (days) => `${days} dagar efter beslutet`,
    },
    'unmatched-withdrawals': {
      what: 'Meddelanden om ångrade köp där vi inte hittade beställningen',
      why: 'för att kunna behandla och bevisa dem',
      until: (years) => `${years} år`,
    },
    'blocked-addresses': {
      what: 'Spärrade e-postadresser, med skälet',
      why: 'för att hindra bedrägerier',
      until: (years) => `${years} år`,
    },
    'data-requests': {
      what: 'När du begärde ut eller raderade dina uppgifter',
      why: 'för att kunna visa att vi gjorde det',
      until: (days) => `${days} dagar`,
    },
    'cookie-choices': {
      what: 'Ditt val om kakor, utan koppling till dig',
      why: 'för att kunna visa vad du valde',
      until: (years) => `${years} år`,
    },
    mails: {
      what: 'Mejl som vi har skickat till dig',
      why: 'för att kunna hjälpa dig om ett mejl inte kom fram',
      until: (days) => `${days} dagar`,
    },
    searches: {
      what: 'Vad som söks efter, räknat per dag utan koppling till person',
      why: 'för att förbättra sökningen',
      until: (days) => `${days} dagar`,
    },
    messages: {
      what: 'Det du skriver till kundservice',
      why: 'för att kunna hjälpa dig',
      until: (days) => `högst ${days} dagar efter att ärendet är klart`,
    },
  },
};
