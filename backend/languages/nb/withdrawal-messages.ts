import type { WithdrawalMessages } from '../withdrawal-messages.ts';

export const withdrawalMessages: WithdrawalMessages = {
  title: 'Angrerett: lovens standardtekst',
  instructions: ({ seller, link }) => [
    'Du har rett til å gå fra denne avtalen innen 14 dager uten å oppgi noen grunn.',
    'Angrefristen utløper 14 dager etter den dagen du, eller en tredjeperson som du har utpekt og som ikke er transportøren, får den siste varen i fysisk besittelse. For gavekort, og for e-bøker og lydbøker som ikke er levert, utløper den 14 dager etter den dagen avtalen ble inngått.',
    `For å utøve angreretten må du underrette oss (${seller}) om beslutningen din om å gå fra avtalen på en utvetydig måte (for eksempel med brev eller e-post). Du kan bruke angreskjemaet nedenfor, men det er ikke obligatorisk.`,
    `Du kan også utøve angreretten på nettet: ${link}. Da bekrefter vi uten unødig opphold på e-post at vi har mottatt meldingen din, med innhold, dato og klokkeslett.`,
    'For å overholde angrefristen er det tilstrekkelig at du sender meldingen om at du vil utøve angreretten, før angrefristen utløper.',
  ],
  effectsTitle: 'Virkninger av å angre',
  effects: (address) => [
    'Hvis du går fra denne avtalen, betaler vi tilbake alle betalinger som vi har mottatt fra deg, også leveringskostnader (med unntak av tilleggskostnader fordi du har valgt en annen type levering enn den rimeligste standardleveringen vi tilbyr), uten unødig opphold og senest 14 dager etter den dagen vi mottok meldingen om at du går fra avtalen. Vi bruker samme betalingsmiddel som du brukte, med mindre du uttrykkelig har avtalt noe annet med oss. Tilbakebetalingen koster deg ikke noe.',
    'Vi kan holde tilbake betalingen til vi har fått varene tilbake, eller til du har dokumentert at du har sendt dem tilbake, avhengig av hva som skjer først.',
    `Du skal sende tilbake varene eller levere dem til oss (${address}) uten unødig opphold og senest 14 dager etter den dagen du meldte fra til oss om at du går fra avtalen. Fristen er overholdt hvis du sender varene før de 14 dagene er utløpt.`,
    'Du må betale de direkte kostnadene ved å sende varene tilbake.',
    'Du er bare ansvarlig for en eventuell reduksjon i varenes verdi som skyldes annen håndtering enn den som er nødvendig for å fastslå varenes art, egenskaper og funksjon.',
  ],
};
