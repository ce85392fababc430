// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  roseanna: `Liket hentes opp av en mudderpram ved slusene i Borenshult, og så begynner ventingen: brev til utlandet, lister over passasjerer, feriebilder som sendes rundt. Kollberg, Melander og Ahlberg i Motala gjør hver sin del. Martin Beck har vondt i magen og et ekteskap på tomgang.

Maj Sjöwall og Per Wahlöö planla fra første stund ti bøker, en samlet undersøkelse av velferdsstaten. Denne fra 1965 er nummer én. Stilen er saklig, humoren lavmælt. Boken viser at tålmodig arbeid kan være spennende nok.`,
  'mordare-utan-ansikte': `Kurt Wallander er nyskilt, sover dårlig, hører på opera og får ikke kontakt med datteren. Faren maler det samme motivet år etter år. Den eldre kollegaen Rydberg er den eneste han virkelig stoler på når presset mot Ystad-politiet øker og flyktninger blir skyteskive.

Henning Mankell skrev romanen etter et lengre opphold i Afrika, rystet over fremmedfrykten han møtte hjemme. Den kom i 1991, fikk Glassnøkkelen og ble begynnelsen på en lang serie. Realistisk og alvorlig, naturlig startpunkt for den som vil lese i rekkefølge.`,
  'man-som-hatar-kvinnor': `Mikael Blomkvist leier seg inn på Hedebyøya, der den gamle industriherren Henrik Vanger hvert år mottar en presset blomst fra en ukjent. Arkiver, fotografier og bibelsteder settes sammen, mens Lisbeth Salander i Stockholm fører sin egen kamp mot en verge med makt.

Stieg Larsson gransket høyreekstremisme som journalist og døde i 2004, før trilogien kom ut. Raseriet over vold mot kvinner er ekte, og noen scener er svært harde. Bred, innviklet og sint spenningsroman som tar seg god tid før den akselererer.`,
  snomannen: `Harry Hole har fått en ny medarbeider, Katrine Bratt fra Bergen, og Rakel har gått videre. Kvinnene som er forsvunnet, har mer til felles enn noen har tenkt på, og etterforskningen trekkes frem og tilbake mellom Oslo og Vestlandet. Villsporene er lagt med stor omhu.

Romanen fra 2007 er den sjuende i serien, men kan leses frittstående. Jo Nesbø klipper som i en film og bruker kulden som virkemiddel i seg selv. Til tider svært uhyggelig, og mest for lesere som er vant til krim.`,
  rodstrupe: `Etter et uhell under et amerikansk statsbesøk blir Harry Hole forfremmet til et kontor der han helst skal gjøre minst mulig. Skyttergravene utenfor Leningrad, et sykehus i Wien og nynazistmiljøet i Oslo ved årtusenskiftet skifter på å drive historien. Kollegaen Ellen gir den varme.

Familien til Jo Nesbø hadde minner fra begge sider av krigen, og romanen fra 2000 tar opp landssvik uten å forenkle. Den er tredje bok om Hole og begynnelsen på den såkalte Oslo-trilogien. Mange velger den som inngang til hele serien.`,
  'kvinden-i-buret': `Carl Mørck har mistet én kollega og fått en annen lammet i en skuddveksling, og ingen på drapsavdelingen orker humøret hans. Avdeling Q opprettes mest på grunn av bevilgningen. Så finner assistenten Assad frem en mappe og stiller spørsmålene som ble glemt sist.

Annethvert kapittel følger den innesperrede kvinnen, slik at tiden løper ut i to spor. Jussi Adler-Olsen åpnet med boken fra 2007 en serie på ti bind. Tøffe scener, men galgenhumoren mellom kollegene letter trykket. Et makkerpar man gjerne følger gjennom flere bind.`,
  'froken-smillas-fornemmelse-for-sne': `Smilla er datter av en grønlandsk fangstkvinne og en dansk lege, glad i matematikk og vakre klær og umulig å få til å tie. Den lille naboen hennes falt fra et tak. Mekanikeren i etasjen under hjelper til, og papirene fra et gruveselskap peker nordover.

Peter Høeg blander glasiologi, geometri og kolonihistorie i romanen fra 1992, som ble hans internasjonale gjennombrudd og filmet av Bille August. Stilen er kjølig og full av aforismer. Den gir mest til den som ikke har hastverk.`,
  'ensimmainen-murhani': `Maria Kallio er tidligere punker, jusstudent og vikar på voldsavsnittet i Helsinki. Den døde var en sjarmør mange hadde grunn til å være sinte på, og sangerne i koret har kjent hverandre altfor lenge. Å være ung kvinne blant garvede menn krever kvikk tunge.

Leena Lehtolainen ga ut boken i 1993 og har siden fulgt heltinnen gjennom barn, karriere og finsk samfunnsdebatt. Klassisk hvem-gjorde-det-gåte med lukket krets ved sjøen og mye hverdagshumor. Fin ferielesning, her på finsk, svensk og engelsk.`,
  myrin: `Den drepte viser seg å være en mann få vil savne, og en lapp med tre ord gir ingen mening. Erlendur er fraskilt, fåmælt og opptatt av folk som er blitt borte i uvær. Scenene med datteren Eva Lind, som ruser seg, er de mest nærgående i boken.

Arnaldur Indriðason lot romanen fra 2000 kretse rundt arv og genforskning i et land der nesten alle er i slekt. Baltasar Kormákur har filmet den. Stillferdig, regntung krim uten jakt og kuler, for lesere som verdsetter konsekvens.`,
  'thridja-taknid': `Thóra Guðmundsdóttir deler et lite advokatkontor i Reykjavik, har en tenåringssønn med hemmeligheter og en datter på seks. Familien i Tyskland sender en representant, Matthew Reich, og mellom den korrekte tyskeren og den jordnære islendingen oppstår et muntert småkjekl som varer boken ut.

Yrsa Sigurðardóttir er bygningsingeniør og hadde skrevet for barn da hun i 2005 ga ut denne, den første i serien. Drapet er makabert, tonen likevel lett, og runer, svartebøker og gamle brev gir historisk krydder. For krimlesere med sans for kulturhistorie.`,
  'se-deg-ikke-tilbake': `Først er det en liten jente som ikke kommer hjem, og hele bygda leter. Så ligger noe annet ved vannet. Konrad Sejer, enkemann med stor hund og plettfrie manerer, går fra dør til dør sammen med unge Jacob Skarre. Ingen her er helt ond, men de fleste tier om noe.

Karin Fossum debuterte som lyriker, og setningene hennes er korte og rene. Boken fra 1996 er den andre om Sejer og fikk Glassnøkkelen. Psykologisk, langsom krim med lite blod, for lesere som er mer opptatt av hvorfor enn av hvordan.`,
  'blind-gudinne': `Advokaten som får saken i fanget, heter Karen Borg, politiadjutanten er Håkon Sand, og mellom dem beveger Hanne Wilhelmsen seg på motorsykkel, dyktig og taus om sitt eget liv. Narkotikasporet går oppover, mot kontorer der motivene er bedre formulert.

Anne Holt hadde bakgrunn fra både politi og advokatvirksomhet og ble justisminister noen år etter debuten i 1993. At en lesbisk etterforsker kunne bære en norsk krimserie, var nytt. Rapp og fagkyndig, litt kantet i formen. For den som vil følge Wilhelmsen fra begynnelsen.`,
  'handelser-vid-vatten': `Annie kommer for å være lærer i et kollektiv, Johan har flyktet fra brødrene sine, og legen Birger kjører milevis mellom pasientene. Alle er i nærheten av Svartvattnet den natten. Romanen beveger seg mellom to tider og viser hva taushet gjør med et grendelag.

Kerstin Ekman begynte som krimforfatter og vendte her tilbake til forbrytelsen på et helt annet nivå. Boken fra 1993 fikk Augustprisen og Nordisk råds litteraturpris. Sanselig og krevende, om skog, flukt og kjærlighet. For tålmodige lesere som gjerne vil bli sittende med spørsmål.`,
  solstorm: `Den døde Viktor Strandgård var en gang på den andre siden og kom tilbake med en beretning som gjorde menigheten rik. Søsteren ber Rebecka om hjelp, men byen har ikke glemt hvorfor hun reiste. Anna-Maria Mella, høygravid, og Sven-Erik Stålnacke leder etterforskningen.

Åsa Larsson var skattejurist som hovedpersonen og er oppvokst i Kiruna. Kjennskapen til dialekt, snø og vekkelse gir debuten fra 2003 en egen tyngde. Tett stemning og enkelte voldsomme scener; første bok i en serie som bør leses i rekkefølge.`,
  isprinsessan: `Erica Falck skriver biografier om andre kvinner og vet ikke hva hun skal gjøre med barndomshjemmet etter foreldrene. Alexandra flyttet fra Fjällbacka uten et ord da de var barn. Nå er det en rik fabrikkfamilie, en fordrukken kunstner og den unge politimannen Patrik Hedström som sitter på hver sin bit.

Camilla Läckberg kommer selv fra stedet og gjør det til mer enn kulisse. Romanen fra 2003 er den første i serien, der samliv og småbarn får like mye plass som avhør. Lett tilgjengelig spenning for hytta eller toget.`,
  kastanjemanden: `Naia Thulin vil bort fra drapsavsnittet og over til datakrim, Mark Hess er sendt hjem fra Europol i unåde. Statsråden Rosa Hartung kommer tilbake på jobb et år etter at datteren forsvant. De tre historiene knyttes sammen av en liten figur av kastanjer og fyrstikker.

Søren Sveistrup kom fra manusarbeid da han ga ut romanen i 2018, og den er senere blitt tv-serie. Kapitlene er korte, vendingene mange. Boken er lang, men lest på få dager; inneholder grov vold og utsatte barn.`,
} as const;
