import type { FormMessages } from '../form-messages.ts';

export const formMessages: FormMessages = {
  common: {
    name: 'Ditt namn',
    email: 'Din e-postadress',
    invalid: 'Fyll i alla fält. E-postadressen ska se ut som namn@exempel.se.',
  },
  reviewReport: {
    title: 'Anmäl ett omdöme',
    lead: 'Är omdömet olagligt, eller bryter det mot våra regler? En människa prövar anmälan, och du får beslutet per mejl.',
    fault: 'Vad är fel?',
    explanation: 'Förklara med egna ord',
    submit: 'Skicka anmälan',
    sent: 'Tack. Anmälan har kommit in, och ett kvitto är på väg till din e-post. En människa prövar den, och du får beslutet per mejl.',
    faults: {
      illegal: 'Det är olagligt',
      hateful: 'Det är hatiskt eller kränkande',
      'personal-data': 'Det innehåller personuppgifter',
      advertising: 'Det är reklam',
      'not-about-product': 'Det handlar inte om varan',
      'not-genuine': 'Det är inte äkta',
    },
  },
  personalData: {
    title: 'Dina personuppgifter',
    lead: 'Har du handlat utan konto, eller vill du se eller radera det vi vet om din e-postadress? Ange adressen, så mejlar vi en länk som gäller i ett dygn.',
    submit: 'Mejla mig länken',
    person:
      'Vill du hellre att en människa hjälper dig, eller gäller det en spärr eller ett nej till kredit? Skriv till kundservice, så prövar en person saken på nytt.',
    sent: 'Om adressen är rätt är en länk på väg. Den gäller i ett dygn.',
    expired: 'Länken gäller inte längre. Be om en ny.',
    exportSubmit: 'Ladda ner mina uppgifter',
    eraseTitle: 'Radera mina uppgifter',
    eraseLead:
      'Vi raderar konto, bevakningar, nyhetsbrev och det andra vi vet om adressen. Beställningar som bokföringslagen kräver spärras och töms när tiden är ute. Öppna beställningar levereras först. Saldo skickas som presentkort. Det går inte att ångra.',
    confirm: 'Ja, radera mina uppgifter',
    eraseSubmit: 'Radera',
    erased: 'Dina uppgifter är raderade. Det som lagen kräver är spärrat och töms när tiden är ute.',
  },
};
