// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-story-of-art': `Gombrich er mer opptatt av kunstnerne enn av Kunsten med stor K, og han skriver aldri om et verk han ikke kan vise. Egypt, Bysants, gotikk, Rembrandt og impressionistene følger på hverandre, og hver epoke forstås ut fra det den forrige etterlot uløst.

Ernst Gombrich var født i Wien og virket i London. Boken kom i 1950 og ble revidert mange ganger. Blikket for kvinnelige kunstnere og andre verdensdeler er begrenset, men som grunnlag for museumsbesøk er den vanskelig å erstatte. Fra ungdomsalder og oppover.`,
  'on-photography': `Sontag går fra Platons hule til Diane Arbus, fra dokumentarfotografenes Amerika til surrealismen, og samler til slutt sitater fra andre. Hun spør om kameraet lar oss ta del i verden eller bare eie den på avstand, og om bilder av lidelse gjør oss klokere eller mer vant.

Tekstene sto i The New York Review of Books og kom som bok i 1977. Noen av standpunktene tok Susan Sontag siden opp igjen og endret. Aforistisk og bestemt. For fotografer, journalister og alle med kamera i lommen.`,
  'ett-hem': `Frokost under bjørka, krukkeplanter i vinduet, skammekroken, barn og hunder: Alt er tegnet med en bestemt strek som minner om japanske tresnitt, lagt i lys akvarell. Teksten er faderlig småprat. Ingen stue vises uten at noen bor i den.

Carl Larsson ga ut boken i 1899. Både han og Karin var utdannet kunstnere; hun vevde og tegnet møbler i stedet for å stille ut. Huset i Sundborn har påvirket nordisk innredning helt frem til dagens møbelhus. For interiørinteresserte og gamle Sverige-reisende. Utgaver på svensk og engelsk.`,
  'levende-musik': `Tittelen er også et program: Musikken skal leve av egen kraft, ikke av effekter. Essayene vender seg mot senromantikkens overdrivelser og taler melodiens, rytmens og det enkle intervallets sak. Her tenker en praktiker høyt, med bilder fra gård, kjøkken og håndverk.

Carl Nielsen vokste opp i små kår på Fyn, spilte i militærorkester som gutt og ble Danmarks store symfoniker. Boken kom i 1925, året han fylte seksti. Kort og uten skremmende noteeksempler. For korsangere, musikklærere og vanlige lyttere; på dansk og engelsk.`,
  'just-kids': `De treffer hverandre tilfeldig sommeren 1967, deler leilighet i Brooklyn, flytter til et lite rom på Chelsea Hotel og bytter på å ha penger til mat. Hun tegner, han lager smykker og collager. Allen Ginsberg, Janis Joplin og Sam Shepard går forbi uten å bli utstillingsgjenstander.

Patti Smith hadde lovet Mapplethorpe å fortelle historien deres. Boken kom i 2010 og fikk National Book Award. Prosaen er høytidelig på en ærlig måte. For unge som vil lage kunst, og for dem som var unge i syttiårene.`,
  musicophilia: `Sykehistoriene dreier seg om absolutt gehør, musikkhallusinasjoner, melodier som ikke slipper, mennesker som hører musikk som støy, og parkinsonpasienter som kan danse når de ikke kan gå. Én handler om en lege som begynner å spille klaver etter et lynnedslag.

Oliver Sacks arbeidet i New York og skrev for vanlige lesere om hjernens merkeligheter. Han begynner alltid med mennesket og ender i et spørsmål. Boken fra 2007 har frittstående kapitler og krever ingen forkunnskaper. For musikere og helsepersonell. Utgavene er på engelsk, svensk og finsk.`,
} as const;
