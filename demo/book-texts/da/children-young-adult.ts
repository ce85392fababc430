// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'sofies-verden': `En majdag ligger den første kuvert i postkassen, og siden kommer der flere. Den ukendte lærer viser sig at hedde Alberto Knox, men der dukker også postkort op, som er bestemt for en helt anden pige ved navn Hilde. Undervisning og handling begynder at kommentere hinanden.

Jostein Gaarder underviste selv i filosofi, før han blev forfatter på fuld tid, og forklarer Platon, Spinoza og Kant ved hjælp af legoklodser, marmorkugler og kaninpels. Romanen fra 1991 gjorde ham kendt i hele verden. Fra omkring fjorten år og uden øvre grænse.`,
  intet: `Agnes går i klassen og beretter i et rytmisk, nøgternt sprog om det, der sker på et nedlagt savværk i udkanten af en dansk provinsby. Ingen voksen tvinger nogen. Gruppen leverer selv logikken, ét skridt ad gangen, og derfor er det så svært at afvise.

Da romanen kom i 2000, delte den lærere og forældre, og den er tit blevet sammenlignet med Fluernes Herre. Janne Teller havde arbejdet som økonom for internationale organisationer, og hun besvarer ikke sine egne spørgsmål. Fra fjorten år, og helst med nogen at tale med bagefter.`,
  'the-hunger-games': `Panem er opstået på Nordamerikas ruiner: en prangende hovedstad, Capitol, og tolv distrikter, der brødføder den. Katniss kommer fra det fattigste og jager ulovligt med bue for at holde familien i live. Sammen med hende sendes bagersønnen Peeta af sted, og hvad han egentlig vil, er svært at afgøre.

Suzanne Collins har nævnt græske myter, realityshow og krigsreportager som sine kilder. Nutidsformen holder læseren tæt på. Bogen fra 2008 er den første i en trilogi og passer til unge fra tretten år og til voksne, der interesserer sig for magt og medier.`,
  'the-book-thief': `I en lille by nær München anbringes Liesel hos plejeforældre: Hans, som spiller harmonika og lærer hende at læse om natten, og Rosa, der viser sin kærlighed gennem skældsord. Nabodrengen Rudy vil have et kys og være Jesse Owens. I kælderen skjuler familien en ung jøde.

Markus Zusak er australier, men byggede på sine tyske og østrigske forældres barndomsminder. Tegninger, ordforklaringer og små meddelelser bryder ind i fortællingen. Den udkom i 2005 og læses af unge fra tretten år, og mindst lige så ofte af deres forældre.`,
  'the-fault-in-our-stars': `Hazel er seksten, bor i Indianapolis, trækker en iltflaske efter sig og kan ikke udstå opmuntrende plakater. I en støttegruppe møder hun Augustus, som har mistet et ben og holder af de store gebærder. Fælles har de en roman, der standser midt i en sætning.

John Green har arbejdet som præstestuderende på et børnehospital og har beholdt både vreden og komikken derfra. Originaltitlen svarer på en linje i Shakespeares Julius Cæsar. Hans unge taler hurtigere end nogen i virkeligheden, og det er netop det, læsere fra tretten år holder af ved dem.`,
  'twilight-meyer': `Bella flytter fra solrige Phoenix til sin ordknappe far, der er politichef i Forks, hvor granerne drypper, og tømmerbilerne kører forbi. I skolens kantine sidder familien Cullen for sig selv, smukke og uden at røre maden. I reservatet ved kysten kender man et gammelt sagn om dem.

Stephenie Meyers debut fra 2005 indledte en saga i flere bind. Hun låner mere fra Austen og søstrene Brontë end fra Dracula, for det egentlige emne er selvbeherskelse. Romantisk, langsomt stigende og stemningsfuld, med læsere fra tretten år og opefter.`,
  maresi: `På øen Menos må ingen mand sætte fod. Søstrene farver stof med snegleskaller, passer geder og dyrker en gudinde med tre ansigter, og Maresi, en novice fra det sultende nord, skriver ned, hvad der skete, efter at Jai kom til dem.

Maria Turtschaninoff er finlandssvensk, og romanen modtog i 2014 Finlands pris for børne- og ungdomslitteratur, Finlandia Junior. To bind mere fuldender krøniken. Vold mod kvinder bliver hverken skjult eller udpenslet. For læsere fra omkring tretten, som gerne vil have en fantasy, hvor arbejde, måltider og bøger vejer lige så tungt som magi.`,
  'northern-lights-pullman': `Jordan College, luftskibe og en almægtig kirke: Oxford i denne roman er næsten vores eget. Lyra løber på tagene med sin ven Roger og har altid sin dæmon Pantalaimon ved sin side, et dyr, som er en del af hende selv. Så forsvinder Roger, og hun får et sjældent instrument betroet.

I 1995 indledte bogen trilogien His Dark Materials og modtog den britiske Carnegie-medalje. Bagved står Milton og Blake og et opgør med autoriteter, der vokser i de følgende bind. Fra elleve-tolv år.`,
  'punainen-kuin-veri': `Lumikki bor alene, går på en skole med kunstnerisk linje og har af grunde, der kun langsomt kommer frem, lært sig at være usynlig. Tre skolekammerater har gjort noget dumt efter en fest, og de, der vil have pengene igen, forhandler ikke.

Hendes navn er finsk for Snehvide, og trilogien låner sine farver fra eventyret: rød, hvid og sort. Salla Simukka udsendte alle tre bind i hastig rækkefølge fra 2013. Korte kapitler, bidende frost og korruption i kulissen, egnet fra omkring fjorten år, også for unge, der ellers kun ser serier.`,
  'janne-min-van': `To betjente vil vide noget om en cykel, og Krille må tænke alting igennem forfra: drengen, der pludselig stod der, forsvandt i dagevis og kom igen uden forklaring. Derfor går romanen i sløjfer mellem afhøringen og gadebanden på Söder, med dens væddeløb, prøver og regler.

Da Peter Pohl debuterede i 1985, var han matematiker og midt i fyrrerne. Slang og gader er nøjagtigt gengivet, og fortællerens blindhed er en del af bogens plan. Krævende og rystende; for læsere fra fjorten år og for voksne, der arbejder med børn.`,
  'the-hate-u-give': `I Garden Heights driver Starrs far en købmandsbutik og har lært sine børn De Sorte Panteres ti punkter; på Williamson Prep vejer hun hvert ord for ikke at virke højrøstet. Efter vennen Khalils død kan de to verdener ikke længere holdes adskilt, og alle vil have hende til enten at tale eller tie.

Angie Thomas voksede op i Jackson, Mississippi, og titlen stammer fra rapperen Tupac Shakur. Debuten fra 2017 hører til i årene med Black Lives Matter, men det er den sammentømrede familie, man husker. Fra fjorten år.`,
  'darlah-172-timer-pa-manen': `Ud over nordmanden Mia trækkes to andre lodder: Midori vil væk fra det, man venter af hende i Japan, og Antoine fra Frankrig har kærestesorg. Mediecirkusset begynder, mens en gammel mand på et plejehjem bliver grebet af uro ved nyheden.

Johan Harstad fik Brageprisen for romanen i 2008. Fotografier, diagrammer og dokumenter bryder teksten og giver det umulige et tørt, officielt præg. Den begynder næsten hyggeligt og lukker så lugen bag læseren. For unge fra fjorten-femten år med gode nerver, på norsk eller engelsk.`,
} as const;
