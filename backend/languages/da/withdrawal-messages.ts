import type { WithdrawalMessages } from '../withdrawal-messages.ts';

export const withdrawalMessages: WithdrawalMessages = {
  title: 'Fortrydelsesret: lovens standardtekst',
  instructions: ({ seller, link }) => [
    'Du har ret til at fortryde denne aftale uden begrundelse inden 14 dage.',
    'Fortrydelsesfristen udløber 14 dage efter den dag, hvor du eller en af dig angivet tredjemand, dog ikke transportøren, får den sidste vare i fysisk besiddelse. For gavekort, og for e-bøger og lydbøger, der ikke er leveret, udløber den 14 dage efter den dag, hvor aftalen blev indgået.',
    `For at udøve fortrydelsesretten skal du meddele os (${seller}) din beslutning om at fortryde denne aftale i en utvetydig erklæring (f.eks. med post eller e-mail). Du kan benytte standardfortrydelsesformularen nedenfor, men det er ikke obligatorisk.`,
    `Du kan også udøve fortrydelsesretten online: ${link}. Så bekræfter vi uden unødig forsinkelse via e-mail, at vi har modtaget din erklæring, med dens indhold samt dato og klokkeslæt.`,
    'Fortrydelsesfristen er overholdt, hvis du sender din meddelelse om udøvelse af fortrydelsesretten, inden fortrydelsesfristen er udløbet.',
  ],
  effectsTitle: 'Følgerne af at fortryde',
  effects: (address) => [
    'Hvis du udøver din fortrydelsesret i forbindelse med denne aftale, refunderer vi alle betalinger modtaget fra dig, herunder leveringsomkostninger (undtagen ekstra omkostninger som følge af dit eget valg af en anden leveringsform end den billigste form for standardlevering, som vi tilbyder), uden unødig forsinkelse og senest 14 dage fra den dato, hvor vi har modtaget meddelelse om din beslutning om at fortryde aftalen. Vi gennemfører tilbagebetalingen med samme betalingsmiddel, som du benyttede, medmindre du udtrykkeligt har indvilget i noget andet. Tilbagebetalingen koster dig ikke noget.',
    'Vi kan tilbageholde beløbet, indtil vi har modtaget varerne retur, eller du har fremlagt dokumentation for at have returneret dem, alt efter hvad der sker først.',
    `Du skal returnere varerne eller overdrage dem til os (${address}) uden unødig forsinkelse og senest 14 dage efter den dag, hvor du har meddelt os, at du fortryder aftalen. Fristen er overholdt, hvis du returnerer varerne inden udløbet af de 14 dage.`,
    'Du skal afholde de direkte udgifter i forbindelse med returneringen af varerne.',
    'Du hæfter kun for eventuel forringelse af varernes værdi, som skyldes anden håndtering end den, der er nødvendig for at fastslå varernes art, egenskaber og den måde, de fungerer på.',
  ],
};
