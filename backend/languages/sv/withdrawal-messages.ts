import type { WithdrawalMessages } from '../withdrawal-messages.ts';

export const withdrawalMessages: WithdrawalMessages = {
  title: 'Ångerrätt: lagens standardtext',
  instructions: ({ seller, link }) => [
    'Du har rätt att frånträda avtalet utan att ange något skäl inom 14 dagar.',
    'Ångerfristen löper ut 14 dagar efter den dag då du, eller en tredje part som du har utsett men som inte är transportören, tar den sista varan i fysisk besittning. För presentkort, och för e-böcker och ljudböcker som inte är levererade, löper den ut 14 dagar efter den dag då avtalet ingicks.',
    `Om du vill utöva ångerrätten ska du till oss (${seller}) skicka ett klart och tydligt meddelande om ditt beslut att frånträda avtalet (till exempel ett brev eller e-post). Du kan använda blanketten nedan, men det är inte obligatoriskt.`,
    `Du kan också utöva ångerrätten på nätet: ${link}. Då bekräftar vi utan onödigt dröjsmål via e-post att vi har tagit emot ditt meddelande, med dess innehåll och med datum och klockslag.`,
    'För att hinna utöva ångerrätten i tid räcker det att du skickar ditt meddelande innan ångerfristen har löpt ut.',
  ],
  effectsTitle: 'Verkan av utövad ångerrätt',
  effects: (address) => [
    'Om du frånträder avtalet betalar vi tillbaka alla betalningar vi har tagit emot från dig, även leveranskostnader (men inte extra leveranskostnader för att du har valt ett annat leveranssätt än den billigaste standardleverans som vi erbjuder), utan onödigt dröjsmål och senast 14 dagar från den dag då vi underrättades om ditt beslut att frånträda avtalet. Vi använder samma betalningsmedel som du använde, om du inte uttryckligen har kommit överens med oss om något annat. Återbetalningen kostar dig inget.',
    'Vi får vänta med återbetalningen tills vi har fått tillbaka varan eller tills du har visat att du har skickat tillbaka den, beroende på vad som inträffar först.',
    `Du ska skicka tillbaka varan eller lämna den till oss (${address}) utan onödigt dröjsmål och senast 14 dagar efter den dag då du underrättade oss om ditt beslut att frånträda avtalet. Fristen är iakttagen om du skickar tillbaka varan innan de 14 dagarna har gått.`,
    'Du står för den direkta kostnaden för att skicka tillbaka varan.',
    'Du är endast ansvarig för värdeminskning på varan till följd av annan hantering än vad som krävs för att fastställa varans egenskaper, karaktär och funktion.',
  ],
};
