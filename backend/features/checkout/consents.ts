import type { ConsentType } from '#backend/graphql/schema.generated.ts';
import { DEFAULT_LOCALE, type LocaleCode, localeOfLanguage } from '#contract/locales.ts';

/** The consents of the checkout; `order` is required. */
export const consentTypes = ['order', 'newsletter', 'sms'] as const;
export type Consent = (typeof consentTypes)[number];

type ConsentMessages = Record<Consent, { name: string; description: string }>;

const messages: Record<LocaleCode, ConsentMessages> = {
  sv: {
    order: {
      name: 'Jag godkänner köpvillkoren',
      description: 'Läs gärna villkoren och om din ångerrätt innan du beställer.',
    },
    newsletter: {
      name: 'Skicka mig nyhetsbrevet',
      description: 'Boktips och erbjudanden med e-post. Du kan avsluta när du vill.',
    },
    sms: {
      name: 'Skicka mig erbjudanden som sms',
      description: 'Några gånger om året. Du kan avsluta när du vill.',
    },
  },
  da: {
    order: {
      name: 'Jeg accepterer handelsbetingelserne',
      description: 'Læs gerne betingelserne og om din fortrydelsesret, før du bestiller.',
    },
    newsletter: {
      name: 'Send mig nyhedsbrevet',
      description: 'Bogtips og tilbud på e-mail. Du kan afmelde dig, når du vil.',
    },
    sms: {
      name: 'Send mig tilbud på sms',
      description: 'Et par gange om året. Du kan afmelde dig, når du vil.',
    },
  },
  en: {
    order: {
      name: 'I accept the terms of purchase',
      description: 'Please read the terms and about your right of withdrawal before you order.',
    },
    newsletter: {
      name: 'Send me the newsletter',
      description: 'Reading tips and offers by e-mail. You can leave whenever you like.',
    },
    sms: {
      name: 'Send me offers by text message',
      description: 'A few times a year. You can leave whenever you like.',
    },
  },
  fi: {
    order: {
      name: 'Hyväksyn toimitusehdot',
      description: 'Lue ehdot ja tiedot peruuttamisoikeudestasi ennen kuin tilaat.',
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
  nb: {
    order: {
      name: 'Jeg godtar kjøpsvilkårene',
      description: 'Les gjerne vilkårene og om angreretten din før du bestiller.',
    },
    newsletter: {
      name: 'Send meg nyhetsbrevet',
      description: 'Boktips og tilbud på e-post. Du kan melde deg av når du vil.',
    },
    sms: {
      name: 'Send meg tilbud på SMS',
      description: 'Noen ganger i året. Du kan melde deg av når du vil.',
    },
  },
};

/** No consent is checked or accepted before the customer has given it. */
export function listConsents(languageId: string, accepted: readonly Consent[]): ConsentType[] {
  const messagesOfLocale = messages[localeOfLanguage(languageId) ?? DEFAULT_LOCALE];
  return consentTypes.map((type) => ({
    type,
    ...messagesOfLocale[type],
    checked: accepted.includes(type),
    autoAccept: false,
  }));
}
