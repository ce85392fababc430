// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'barndom-ditlevsen': `Faderen er fyrbøder og socialist og læser bøger, moderen er ung og lunefuld, og broren Edvin skal i lære. Piger kan ikke blive digtere, får Tove at vide. For enden af skoletiden står konfirmationen og med den arbejdslivet.

Bogen fra 1967 efterfølges af Ungdom og Gift, og de tre er et halvt århundrede senere nået ud i hele verden som Københavnertrilogien. Ditlevsen havde allerede gjort de samme år til romanstof; her er hvert kapitel presset sammen som et digt. For læsere af Annie Ernaux, og for alle, der vil læse dansk prosa på sit klareste.`,
  'out-of-africa': `Farmen ligger ved foden af Ngong-bjergene, for højt til kaffe. Kamante, en syg dreng, bliver en genial kok, en antilope flytter ind, og somaliske kvinder, kikuyuer og omstrejfende europæere kommer og går. Vennen Denys Finch Hatton tager hende med op i sit fly.

De sytten år er ordnet efter temaer frem for årstal, og om ægteskabet og sygdommen siger Blixen næsten intet. Hun skrev bogen både på engelsk og på dansk, så vores udgave er hendes egen. Kenyanske forfattere har rettet hård kritik mod dens syn på afrikanerne; det er værd at have med under læsningen.`,
  'laterna-magica': `Han var et sygeligt præstebarn i Uppsala og Stockholm, straffet efter et ritual, man genkender fra Fanny og Alexander. Senere følger stadsteatrene, Fårö, en anholdelse for skattesager midt under en prøve og årene i München. Garbo, Olivier og Karajan får korte, uforglemmelige optrin.

Bergman havde taget afsked med biograffilmen, da bogen kom i 1987, og han kastede sig over skriften med samme intensitet. Enkelthederne er blevet anfægtet af levnedsskrivere; sandheden om følelserne er en anden sag. For alle, der interesserer sig for teater, skam og iscenesatte minder.`,
  'forandringen-ullmann': `Født i Tokyo, opvokset i Norge, fra skole til scene og kendt i hele verden med Persona. Bogen springer fra optagelser til køkken og fra Broadway til et lille skrivebord, hvor den bliver til, altid en smule forsinket og med dårlig samvittighed.

Den kom i 1976, midt under kvindebevægelsen, og blev læst i mange lande som et af dens dokumenter. Liv Ullmann, som siden selv har instrueret film, gør ikke op med nogen. For erhvervsaktive mødre og for filminteresserede. Fås her på norsk, som danske læsere klarer uden ordbog, og på engelsk.`,
  'les-annees-ernaux': `Forfatteren optræder i tredje person på fotografier, som beskrives med mellemrum; resten bæres af flertallet: måltider med snak om krigen, Maj 68, de første mobiltelefoner. Reklamevers og valg markerer tiden, som fødselsdage ellers ville gøre det.

Annie Ernaux er datter af småhandlende i Normandiet og havde skrevet om klasse og skam i mere end tredive år, da bogen kom i 2008; Nobelprisen fulgte i 2022. Nogle hentydninger er meget franske, men metoden virker på enhver hukommelse. For læsere født på et hvilket som helst tidspunkt efter krigen.`,
  'long-walk-to-freedom': `I skolen fik Rolihlahla navnet Nelson. Han vogter kvæg, flygter til Johannesburg, bliver advokat og går ind i ANC. Så følger forræderiprocessen, livet under jorden, Rivonia-sagen og syvogtyve års fangenskab, en stor del af dem på Robben Island, og til sidst hemmelige samtaler med modparten.

Bogen udkom i 1994, samme år han blev valgt til præsident. Familielivet, som betalte regningen, omtales med tilbageholdenhed. Den er lang, men klart fortalt og kræver ingen forkundskaber. For læsere af nyere historie og for enhver, der skal forhandle med én, man er uenig med.`,
  'i-know-why-the-caged-bird-sings': `Bedstemoderens butik i Stamps, Arkansas, vækkelsesmøder, bomuldsplukkere ved daggry og en bror, Bailey, som er elsket over al måde: Om det er de første år ordnet. I St. Louis sker der noget, hvorefter barnet næsten ikke taler, indtil en dame med en bogreol inviterer hende indenfor. San Francisco afslutter læretiden.

Udgivelsen i 1969 var den første af syv selvbiografiske bøger fra digteren, sangeren og aktivisten. Titlen er fra et digt af Paul Laurence Dunbar. Kapitlerne om overgreb har ført til forbud på amerikanske skoler. For voksne og unge fra seksten.`,
  'the-year-of-magical-thinking': `John Gregory Dunne var også romanforfatter, og de to havde arbejdet side om side i næsten fyrre år. Didion gennemgår aftenen den 30. december 2003 minut for minut, mens parrets eneste barn ligger på hospitalet, og i månederne efter undgår hun bestemte gader i Los Angeles.

Hun var kendt for kølige essays om Californien og politik og bruger samme metode på sig selv. Bogen fik National Book Award; om datteren skrev hun siden en selvstændig bog. For sørgende, når de er parate, og for dem, der gerne vil forstå dem.`,
  'becoming-obama': `De tre dele handler om at blive sig selv, at blive et par og at blive noget mere. En grandtante underviser i klaver nedenunder, faderen går på arbejde trods sclerose, en studievejleder tvivler på Princeton. Som ung advokat bliver hun bedt om at tage sig af en sommerpraktikant med et usædvanligt navn.

Senere følger valgkampens busser og en køkkenhave ved Det Hvide Hus. Bogen fra 2018 taler åbent om at være iagttaget som den første sorte kvinde i den rolle. Ligefrem og snakkende i tonen, så den kan gives både til femtenårige og til deres bedstemødre.`,
  'bildhuggarens-dotter': `Hvert kapitel er en historie med sin egen logik: En tung, sølvglinsende sten rulles hjem og op ad trapperne, far elsker storm, og mor tegner frimærker og bogomslag. Ingen forklarer verden, så pigen finder selv på reglerne.

I 1968 var det Tove Janssons første bog for voksne, og den markerer begyndelsen på afskeden med Mumidalen. Om det er erindring eller digt, lod hun stå åbent. Rytmen er mundtlig, sætningerne løber videre med og og og, så den er dejlig at læse op. For beundrere af Sommerbogen.`,
} as const;
