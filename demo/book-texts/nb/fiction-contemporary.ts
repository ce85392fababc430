// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'livlakarens-besok': `Johann Friedrich Struensee er tysk, opplyst og lite handlekraftig helt til makten faller i hendene på ham. Christian VII er knekt av en brutal oppdragelse, dronning Caroline Mathilde er den ingen har spurt, og mot dem står fromme Guldberg, som ser på opplysningen som smitte.

Per Olov Enquist skriver i en rytme av gjentakelser og knappe slutninger, som en historiker med feber. Romanen fra 1999 fikk Augustprisen. Dansk-norsk historie sett fra Sverige, for lesere som vil ha politikk uten kostymedramaets pudder.`,
  'rovarna-i-skuleskogen': `Skord lever langt lenger enn menneskene han slår følge med. Han begynner som tiggerbarn i middelalderen og kommer gjennom røverliv, krig, legekunst og dannede salonger, alltid som en fremmed som prøver å finne ut hva det vil si å være menneske.

Kerstin Ekman lar språket skifte farge med århundrene, fra krønike til skrøne. Trolldommen er virkelig, men aldri søt; sulten og kulden er like håndfaste. Romanen fra 1988 er blant hennes rikeste. For dem som liker Lagerlöfs sagnverden og ønsker den mer jordet.`,
  juloratoriet: `Solveig skulle synge i kirken, og verket hun ikke fikk fremført, blir en lengsel som går fra Aron til sønnen Sidner og videre til Victor, som kommer hjem mange år senere for å dirigere. Brev over verdenshavene bærer både trøst og galskap.

Göran Tunström vokste opp som prestesønn nettopp i Sunne og skrev om småbyen som verdens midtpunkt. Romanen fra 1983 fikk Nordisk råds litteraturpris og er filmet. Poetisk, humoristisk og sår på samme side, for den som leser like mye for setningenes skyld.`,
  hummelhonung: `En kvinne holder foredrag om helgener, blir sittende fast i snøen og pleier to døende brødre i hvert sitt hus. Den ene spiser bare salt, den andre bare søtt. Hun får høre to utgaver av det samme livet, og skriver imens på sin egen bok om den hellige Kristoffer.

Torgny Lindgren skrev kort, med bibelklang og en latter langt nede i halsen. Romanen fikk Augustprisen i 1995. Kroppslig, av og til frastøtende, hele tiden komisk. Lest på et par kvelder av den som tåler alvor med uttrykksløst ansikt.`,
  'anna-hanna-och-johanna': `Tre kvinner får hver sin del og hver sin tone. Hanna fødes inn i nøden i Dalsland og får tidlig et barn hun ikke har bedt om, Johanna finner politikken i Göteborg, og Anna, som har lest og reist, ser valgene deres gjenta seg i sitt eget liv.

Marianne Fredriksson var journalist og redaktør før hun begynte å skrive romaner, og denne fra 1994 gjorde henne kjent langt utenfor Norden. Enkelt og samtalende fortalt. Boken vandrer gjerne fra mor til datter, og lesesirkler har alltid noe å si om den.`,
  sommarboken: `Tjueto korte kapitler står nesten for seg selv: om en katt som ikke vil kose, om en nabo som bygger for stort, om et lite Venezia i et myrhull. At Sophias mor er død, nevnes bare så vidt, og faren sitter taus ved skrivebordet.

Tove Jansson hentet trekk fra sin egen mor og sin brordatter og stedet fra skjærgården utenfor Borgå. Boken fra 1972 er skrevet for voksne. Tørr, øm og fri for sentimentalitet; den kan leses i én økt på brygga, eller på nytt hver juni.`,
  'hagring-38': `Claes Thune er nyskilt, klok og litt passiv. Fru Wiik, som styrer kontoret hans, sier aldri mer enn hun må. Herrene i onsdagsklubben deles av synet på Tyskland, og en løper på Olympiastadion får merke hva tiden er i ferd med å bli til.

Kjell Westö har viet flere romaner til Helsingfors, og denne fra 2013 fikk Nordisk råds litteraturpris. Fangeleirene etter borgerkrigen ligger under det hele, og spenningen er langsom, men ubønnhørlig. Helter og skurker er ikke merket på forhånd.`,
  puhdistus: `Året er 1992, og Estland er nettopp blitt fritt. Aliide Truu lever alene på en gård der noen kaster stein på taket; Zara er på flukt fra menn som har solgt henne. Mellom dem ligger førtiårene: to søstre, én mann og et skjulested.

Sofi Oksanen er finsk med estisk mor og hadde først skrevet stoffet som skuespill. Romanen fra 2008 fikk både Finlandia-prisen og Nordisk råds litteraturpris. Volden mot kvinner skildres direkte og er tung lesning. For dem som vil forstå okkupasjon fra kjøkkengulvet.`,
  'janiksen-vuosi': `Vatanen selger båten, blir kvitt kone og redaksjon og tar strøjobber stadig lenger nord. Haren sitter i lommen eller på ryggsekken. Kapitlene er små eventyr med politi, prester, militære og en tyvaktig ravn, og ingen får forklart seg psykologisk.

Arto Paasilinna hadde selv vært journalist og tømmerhugger. Romanen fra 1975 ble hans gjennombrudd, særlig i Frankrike, og er filmet mer enn én gang. Tørr, burlesk og svært finsk i tausheten. Kort og lett, en velment gave til den som jobber for mye.`,
  'hytti-nro-6': `Jenta har ikke noe navn. Mannen heter Vadim og snakker nesten uten stans, skrytende, rå, av og til barnslig hjelpeløs. Toget stanser i sibirske byer, man kjøper agurker på perrongen, går en tur i kulden og vender tilbake til det samme trange rommet. Moskva vil hun ha avstand til.

Rosa Liksom er fra finsk Lappland og også billedkunstner. Prosaen består av lange opplistinger der lukter og farger trenger seg på. Boken fikk Finlandia-prisen i 2011 og er siden fritt filmet. Egnet for folk som liker reiser uten komfort.`,
  'taalla-pohjantahden-alla': `Jussi er dreng og får rydde et husmannsbruk på prestegårdens grunn. Sønnen Akseli vokser opp med spørsmålet om hvorfor de ikke eier det. Nye prestefolk bringer nye overbevisninger, skredder Halme snakker pent om sosialisme, og storpolitikken når bygda som leiekontrakter og streiker.

Väinö Linnas trilogi kom fra 1959 til 1962 og endret finnenes syn på borgerkrigen, som først bryter ut i annet bind. Episk, saklig og humoristisk i dialogen. For Moberg-lesere som vil lenger øst; utgavene er på finsk, svensk og engelsk.`,
  'de-maske-egnede': `Peter forteller som voksen, nølende og stedig. På Biehls privatskole er tiden delt inn som i en maskin, og han mistenker at elever som Katarina og den skadede August er der av en bestemt grunn. Sammen begynner de å teste reglene og lete etter planen bak velviljen.

Peter Høeg ga ut romanen i 1993, året etter Frøken Smilla, og lot hovedpersonen bære sitt eget navn. Halvparten er fortelling, halvparten tanker om tid. Krevende, sint og øm, for lesere som husker skolen med en viss uro.`,
  'profeterne-i-evighedsfjorden': `Morten Falck er lærd, begjærlig og svak, og forfatteren sparer ham ikke for kroppens plager. I kolonien møter han handelsfolk, en enke som kan mer om overlevelse enn ham, og ekteparet Maria Magdalena og Habakuk, som leder en fri kristen menighet ved fjorden.

Kim Leine er født i Norge og arbeidet i mange år som sykepleier på Grønland. Romanen kom i 2012 og fikk Nordisk råds litteraturpris året etter. Tykk, lærd og drastisk, om tro og kolonimakt. Krever god mage.`,
  'dette-burde-skrives-i-nutid': `Dorte bor i et hus ved jernbanen på Sjælland, sover dårlig, får besøk og lar seg elske litt i forbifarten. Tanten, som også heter Dorte, er det faste punktet. Tidsplanene glir inn i hverandre uten varsel, så man er ikke alltid sikker på hvilket år det er.

Helle Helle er et hovednavn i dansk minimalisme: Personene sier ikke hva de føler, og humoren er nesten usynlig. Romanen kom i 2011. Kort nok til en søndag, for lesere som lytter etter det utelatte.`,
  'is-slottet': `Siss er midtpunktet i klassen, Unn er ny, foreldreløs og for seg selv. Én kveld er de sammen, og det som nesten blir sagt, får følger. Etterpå holder Siss løftet sitt så hardt at hun stivner, mens bygda leter og de voksne prøver å spørre riktig.

Tarjei Vesaas levde på gård i Telemark og skrev på nynorsk. Romanen fra 1963 fikk Nordisk råds litteraturpris og er oversatt til mange språk. Prosaen ligger tett på lyrikken. Kan leses av ungdom fra femten år, og bør leses langsomt.`,
  'det-andre-namnet': `Det er advent. Asle kjører mellom huset på Dylgja og byen, snakker med naboen Åsleik om bilder og lutefisk, ber på latin og ser seg selv som ung sammen med Ales. På staffeliet står et lerret med to streker i kryss. Lite hender, og et helt liv går forbi.

Jon Fosse fikk Nobelprisen i 2023. Septologien er skrevet etter overgangen til katolisismen, og dette bindet fra 2019 åpner den. Nynorsken og gjentakelsene virker som musikk, gjerne i små porsjoner. For den som søker ro mer enn handling.`,
  'ut-og-stjaele-hester': `Trond er sekstisju, enkemann, med hund og radio i et enkelt hus nær svenskegrensen. Naboen Lars viser seg å høre til den sommeren i 1948, med tømmerfløting, en ulykke med et gevær og en far som hadde ærender under krigen han ikke snakket om.

Per Petterson var bokhandler og bibliotekar før han ble forfatter på heltid, og romanen fra 2003 ble hans internasjonale gjennombrudd. Den er skrevet med fysisk nøyaktighet om arbeid og menns taushet. Filmet i 2019. I slekt med både Hamsun og Hemingway.`,
  'arv-og-miljo': `Bergljot skriver om teater og har i årevis holdt seg unna foreldrene. Arveoppgjøret trekker henne inn igjen, gjennom e-poster, telefonsamtaler og netter der tankene maler i ring fordi de må. Broren er kommet over på hennes side, søstrene holder på sitt bilde.

Vigdis Hjorths roman fra 2016 satte i gang en heftig norsk debatt om virkelighetslitteratur, men den bør leses som litteratur: en studie i hvordan en flokk blir enig om ikke å høre. Psykologi, krig og drama gir tankestoff. Ubehagelig og morsom.`,
  'dinas-bok': `Som barn volder Dina en ulykke som formørker farens hus, og ingen våger siden å oppdra henne. De døde følger henne fra rom til rom like håndfast som tjenestefolket. Hun giftes med den eldre Jacob på handelsstedet Reinsnes, spiller cello, rir som en mann, og så kommer russeren Leo.

Herbjørg Wassmo kom fra Vesterålen. Romanen fra 1989 er første del av en trilogi og ble filmet som Jeg er Dina. Hvert kapittel åpner med bibelord. Bred, sanselig og skjebnetung, for lesere som liker sterke viljer.`,
  forforeren: `Fortelleren er lenge ukjent og har en agenda: å gjengi livet til en hyllet fjernsynsmann i en rekkefølge som gir mening. Fra barndommens Grorud til serien Å tenke stort kastes leseren mellom reiser, kjærligheter og tilfeldigheter, som eker i et hjul.

Jan Kjærstads roman fra 1993 er første bind av tre om Jonas Wergeland; det siste fikk Nordisk råds litteraturpris. Medier, etterkrigstid og spørsmålet om hva som binder et liv sammen er temaene. Lang, leken og kunnskapsrik, for lesere med sans for konstruksjon.`,
  paradisarheimt: `Steinar er en gudfryktig, høflig bonde som bygger vakre steingjerder og nesten aldri svarer direkte. Mens han er borte, må kone og barn betale for drømmen hans. Mormonbiskop Þjóðrekur, stadig mishandlet i hjemlandet, fremstilles med like deler respekt og komikk.

Halldór Laxness bygde på livshistorien til en islandsk utvandrer og reiste selv til Utah. Romanen kom i 1960, fem år etter Nobelprisen. Ironien er så stillferdig at den kan overses. For lesere som liker sagatone og spørsmål om hva tro koster. Her på svensk, dansk og engelsk.`,
  'englar-alheimsins': `Páll er født 30. mars 1949, dagen Island gikk inn i NATO, og forteller selv. Barndom, arbeiderstrøk og første forelskelse glir over i forvirring, og på sykehuset Kleppur møter han Viktor, Óli og Pétur, som hver har sin egen logikk.

Romanen fra 1993 fikk Nordisk råds litteraturpris og ble filmet av Friðrik Þór Friðriksson med musikk av blant andre Sigur Rós. Einar Már Guðmundsson skriver i korte, lyriske kapitler og unngår diagnosens språk. Vittig og hjerteskjærende, for den som vil forstå uten å få det forklart.`,
  beloved: `Nummer 124 i Cincinnatis utkant går naboene helst forbi. Paul D, fra den samme plantasjen, banker på, og en stund ser det ut til at noe kan begynne; så kommer en ung kvinne som kaller seg Elskede. Hva gjør man med et minne som ikke lar seg bære?

Bak ligger en virkelig sak fra 1850-årene. Romanen fra 1987 fikk Pulitzerprisen, og Toni Morrison ble tildelt Nobelprisen i 1993. Tidsrekkefølgen er brutt og språket nær sangen. Krevende, og verdt tiden den tar.`,
  'the-remains-of-the-day': `Stevens kjører vestover sommeren 1956 for å besøke en tidligere kollega, miss Kenton, men tankene går til mellomkrigstiden, da lord Darlington holdt fortrolige møter om Tyskland. Faren tjente for lenge, sølvtøyet var blankt, og en butlers verdighet er et emne han har tenkt mye på.

Kazuo Ishiguro er født i Nagasaki og oppvokst i England. Romanen fra 1989 fikk Booker-prisen, og Nobelprisen kom i 2017. Fortelleren ser ikke seg selv, og det er hele kunsten. Lettlest, og fin også for dem som helst ser engelsk tv-drama.`,
  'l-amica-geniale': `Som voksen forsvinner Lila sporløst, og Elena blir så sint at hun setter seg til å skrive. Femtiårenes strøk er voldelig: gammel gjeld, svartebørs, slåsskamper i trappen, en dialekt man må beherske. Skolen er en vei ut, men bare den ene får fortsette.

Ingen har bekreftet hvem som skjuler seg bak navnet Elena Ferrante. Romanen fra 2011 er den første av fire i Napoli-kvartetten. Sidene er fulle av navn, så personlisten foran kommer til nytte. Gir rikelig med stoff til en lesesirkel.`,
  'cien-anos-de-soledad': `Sigøyneren Melquíades kommer med magneter, en jente spiser jord, oberst Aureliano fører krig på krig, og Úrsula holder orden på huset i over hundre år. Mirakler og husstell fortelles i samme tonefall. Da bananselskapet ankommer, får sagnet historiens tyngde.

Gabriel García Márquez skrev romanen i Mexico by. Den kom i 1967, gjorde latinamerikansk litteratur til et verdensbegrep og bidro til Nobelprisen i 1982. Navnene går igjen i generasjon etter generasjon, så tegn gjerne et slektstre. Best i lange økter.`,
  'nesnesitelna-lehkost-byti': `Kirurgen Tomáš, Tereza, maleren Sabina og den sveitsiske akademikeren Franz er de fire Kundera snur og vender på. Fortelleren minner oss om at de er diktet opp. Imens rulles stridsvogner inn, stillinger går tapt og vinduer skal pusses.

Milan Kundera hadde flyttet til Frankrike da romanen kom i 1984, først i fransk oversettelse. Den er bygd i sju deler som et musikkstykke og har essayets gange. En samtale om kitsch, tilfeldighet og troskap, for lesere som liker at en roman tenker høyt.`,
  'il-gattopardo': `Don Fabrizio dyrker astronomi, er stor av vekst, mistroisk og sanselig; nevøen Tancredi ser hvor vinden blåser. Sicilia er hete, råtnende roser og palasser der ingen lenger vet hvor mange rom de har. En oppkomling til borgermester og hans vakre datter Angelica blir uunngåelige.

Giuseppe Tomasi di Lampedusa var selv fyrste og døde før boken kom i 1958; forlag hadde sagt nei. Visconti filmet den. Ironisk og melankolsk om historie, alder og klasse, og ikke spesielt lang. For langsom lesning.`,
  'to-kill-a-mockingbird': `I Maycomb sitter folk på verandaen og vet alt om hverandre, bortsett fra om Boo Radley. Scout, broren Jem og sommervennen Dill leker frem historier om ham, mens faren Atticus forsøker å lære dem å se saken fra andres side. Så begynner rettssaken.

Harper Lee vokste opp i Alabama, og Dill har trekk fra nabogutten Truman Capote. Romanen fra 1960 fikk Pulitzerprisen og ble film med Gregory Peck. Den leses i skoler verden over. Varm uten å forskjønne, fra tretten år.`,
  'half-of-a-yellow-sun': `Den vakre Olanna lever med professor Odenigbo i universitetsbyen Nsukka, Kainene driver farens forretninger og elsker en engelskmann, Richard. Ugwu, husgutten, lærer å lage mat, lese og lytte. Kapitlene skifter mellom tidlig og sent sekstitall, så man ser hva som går tapt.

Chimamanda Ngozi Adichie er født etter krigen, men vokste opp med følgene. Romanen fra 2006 fikk Orange-prisen. Rik, lettlest og til tider voldsom. For lesere som husker Biafra bare som et nyhetsbilde, eller ikke i det hele tatt.`,
  'the-god-of-small-things': `Familien driver syltefabrikk, har en giftig gammel tante og en onkel fra Oxford som venter engelsk besøk. Ammu, skilt og uten rettigheter, og Velutha, en dyktig håndverker uten kaste, er romanens hjerte. Tiden går i ring, så man vet tidlig at noe har hendt, men ikke hva.

Arundhati Roy var utdannet arkitekt og skrev filmmanus før debuten, som fikk Booker-prisen i 1997. Ordene settes sammen på nytt og ses med barns øyne. For lesere som nyter stil og kan vente på forklaringen.`,
  'disgrace-coetzee': `David Lurie er femtito, to ganger skilt, underviser i kommunikasjon og vil egentlig skrive opera om Byron. Datteren Lucy dyrker blomster og har hundepensjonat i Øst-Kapp, med naboen Petrus som stadig mer selvstendig kompanjong. På en dyreklinikk lærer Lurie et arbeid han aldri har tenkt på.

J. M. Coetzee fikk Booker-prisen for romanen i 1999 og Nobelprisen i 2003. Presens, tredje person, svale setninger. Her finnes voldtekt og avliving av dyr. Moralske spørsmål stilles, fasit gis ikke.`,
  chaesikjuuija: `Yeong-hye får nesten aldri ordet selv. Vi ser henne gjennom mannen, som satte pris på at hun var alminnelig, gjennom svogeren, en videokunstner med en fiks idé, og gjennom søsteren, som alltid har gjort sin plikt. Hver del har sin temperatur, fra tørr komedie til visjon.

Han Kang er også lyriker og fikk Nobelprisen i 2024. Romanen kom på koreansk i 2007 og fikk International Booker-prisen etter oversettelsen til engelsk. Overgrep og spisevegring skildres. Kort og urolig, i slekt med Kafka.`,
  'kar-pamuk': `Offisielt skal Ka skrive om kommunevalg og en rekke selvmord blant unge kvinner; egentlig vil han treffe İpek. I løpet av tre innesnødde dager snakker han med islamister, kurdere, politi og en omreisende skuespiller, og for første gang på lenge kommer diktene.

Orhan Pamuk har kalt dette sin eneste politiske roman. Den utkom i 2002, fire år før Nobelprisen. Fortelleren, som også heter Orhan, rekonstruerer det hele etterpå med vennlig nysgjerrighet. Dialogrik, komisk og vemodig, for den som vil forstå Tyrkia innenfra.`,
  atonement: `Briony skriver skuespill, stiller lekedyrene på rekke og vil at verden skal være i orden. Søsteren Cecilia er hjemme fra Cambridge, og Robbie, sønn av hushjelpen, har planer om å bli lege. Hete, en knust vase og noen setninger på papir utgjør første del; siden kommer krigen og et sykehus i London.

Ian McEwan hadde lenge skrevet kortere og mørkere bøker da romanen kom i 2001 og lot diktningen granske seg selv. Filmet i 2007. For lesere av Virginia Woolf og av kjærlighetshistorier med samvittighet.`,
  'normal-people': `Maktforholdet snur: I Sligo er det Marianne som står utenfor, i Dublin er det Connell som ikke vet hvordan man fører seg. Boken er delt i nedslag med uker eller måneder imellom, og det meste skjer på kjøkken, på soverom og i lange e-poster. Penger og blyghet teller like mye som kjærlighet.

Sally Rooney er født i 1991 i Vest-Irland, og den andre romanen hennes kom i 2018; tv-serien to år etter. Enkle setninger uten anførselstegn. Fra sekstenårsalderen, og slett ikke bare for de unge.`,
} as const;
