// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'et-dukkehjem': `Torvald Helmer er nettopp blitt banksjef, venninnen Kristine søker arbeid, doktor Rank er syk, og sakfører Krogstad har et papir i lommen. Alt foregår i én stue med juletre, piano og postkasse, og replikkene fra første akt får ny mening i den tredje.

Stykket hadde premiere i 1879 og ble diskutert så hett at det ble ønsket bort fra selskapslivet. Det er nøkkelverket i Ibsens samtidsdramatikk og spilles over hele verden. Leses på en kveld, av skoleelever, teaterfolk og gifte.`,
  'peer-gynt': `Mor Åse skjeller og elsker, Solveig venter, Bøygen ber ham gå utenom, og Knappestøperen har et krav. Innimellom er hovedpersonen bruderøver, slavehandler, profet i ørkenen og keiser av et slags hus i Kairo. Det hele er folkeeventyr og satire over norsk selvgodhet i én støpning.

Ibsen skrev verket i Italia i 1867 som et lesedrama; scenen og Griegs musikk kom siden. Rytmen skifter med humøret, så smak på versene. For lesere som liker fantasi og upålitelige helter, og som tror de kan stykket fra skolen.`,
  'froken-julie': `Julie er tjuefem, Jean tretti, Kristin står ved komfyren. Greven ser vi aldri, men støvlene hans venter på puss, og klokkestrengen henger på veggen. Makten skifter eier flere ganger i løpet av natten, av og til i en eneste replikk, mens folk danser på låven.

Strindberg skrev stykket i Danmark i 1888, med et forord som ble et program for naturalismen. Sensuren stanset den danske premieren. Kort, uten pause, og stadig omstridt for kvinnesynet. Les gjerne forordet og dramaet sammen.`,
  'jeppe-paa-bierget': `Nille har en pisk som heter Mester Erik, ridefogden krever sitt, og degnen er heller ikke til å stole på. Jeppes lange monolog på vei til vertshuset er et av nordisk komedies store numre. Baronen og folkene hans vil bare ha moro, men eksperimentet går langt.

Ludvig Holberg var født i Bergen og professor i København, og skrev komedien til den nye danske scenen tidlig i 1720-årene. Stoffet er eldre, men klasseskildringen er hans egen. Kort, folkelig og mørkere enn man husker. For alle som liker Molière.`,
  hamlet: `Onkelen har tatt kronen, moren har giftet seg på nytt, og ved hoffet på Helsingør lytter alle bak forhengene. Polonius gir råd, Ofelia blir dratt mellom far og elsker, Horatio er vennen, og et omreisende teaterselskap kommer svært beleilig.

Stykket ble trykt første gang i 1603 og finnes i flere versjoner. Valg av gjendiktning betyr mye for opplevelsen; noen legger vekt på rytme, andre på scenisk replikk. For den som skal i teateret, og for den som vil vite hvor så mange faste uttrykk kommer fra.`,
  'vishnjovyj-sad': `Ranevskaja kommer hjem fra Paris til godset hun elsker og ikke kan drive. Lopakhin, sønn av en livegen, har en plan ingen vil høre; studenten Trofimov snakker om fremtiden, guvernanten tryller, og gamle Firs går rundt og passer på. Alle prater, få svarer.

Anton Tsjekhov skrev komedien alvorlig syk og døde et halvt år etter premieren i 1904. Han og regissøren Stanislavskij var uenige om hvor trist den skulle være, en diskusjon hver oppsetning gjenopptar. Fin å lese høyt med fordelte roller.`,
  'anna-liisa': `Anna-Liisa er gårdmannsdatter, forlovet med den hederlige Johannes. Da kommer Mikko tilbake, en gang dreng på gården, nå med penger og krav, og moren hans vet mer enn godt er. Tre akter er nok til å legge foreldrenes ære og bygdas blikk på skuldrene til én ung kvinne.

Minna Canth drev butikk i Kuopio, var enke med sju barn og skrev samfunnskritikk på finsk. Stykket fra 1895 er preget av Tolstoj og filmet flere ganger. For Ibsen-lesere som vil møte en samtidig. Utgaver på finsk og svensk.`,
  'sanna-kvinnor': `Saken er økonomisk: Har en hustru rett til å beholde sine egne penger når mannen ber om dem? Datteren Berta vil at moren skal verne om det som er hennes; søsteren Lissi velger tilgivelsen som omgivelsene kaller kvinnelig. Ingen slipper billig fra det.

Anne Charlotte Leffler hørte til det moderne gjennombruddets fremste kvinner i Sverige, og stykket grep i 1883 inn i striden om gifte kvinners eiendomsrett. Rask dialog, komiske typer. For den som vil lese svensk åttitall utenom Strindberg; her på svensk og engelsk.`,
  'en-attendant-godot': `Vladimir og Estragon kaller hverandre Didi og Gogo og har hengt sammen lenge. Pozzo kommer forbi med Lucky i tau, en gutt har en beskjed, og i annen akt gjentas det meste med små, urovekkende forskyvninger. Hatter, støvler og en gulrot er rekvisitter fra varieteen.

Samuel Beckett var irsk, skrev stykket på fransk og oversatte det selv til engelsk. Boken kom i 1952, premieren året etter. Lett å lese, umulig å gjøre rede for. For den som setter pris på pauser.`,
  'death-of-a-salesman': `Willy er sekstitre og har kjørt hjem uten helt å vite hvordan. Sønnene Biff og Happy er på besøk i det lille huset, som nå er omringet av leiegårder. Linda ser alt. Minner og innbilninger trer inn på scenen uten varsel, også broren som ble rik.

Arthur Miller ville vise at en vanlig manns liv kan være tragedie. Stykket fikk Pulitzerprisen i 1949 og spilles stadig. Enkel tale, utspekulert tidsbruk. Angår alle som jobber for mye, selger noe eller har hatt en far.`,
} as const;
