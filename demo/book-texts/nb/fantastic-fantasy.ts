// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-lord-of-the-rings': `Følget er blandet: fire hobbiter, to mennesker, en alv, en dverg og trollmannen Gandalv. Etter hvert deler fortellingen seg, og veiene går gjennom gruver, gylne skoger og riker i krig, mens to små skikkelser kryper mot Mordor med en upålitelig veiviser.

Tolkien var språkforsker og bygde Midgard fra alvespråkene og oppover. Verket kom i tre bind i 1954 og 1955, men er én sammenhengende roman. Begynnelsen er rolig, rikdommen enorm, og i bunnen ligger erfaringer fra to kriger. Fra tolv–tretten år og for voksne med tid.`,
  'a-wizard-of-earthsea': `Ged vokser opp som gjeter på øya Gont, får sin første lærer i den tause Ogion og kommer til skolen på Roke, der rivalisering fører til et forferdelig feilgrep. Resten av boken følger det han slapp løs. Ingen mørk hersker skal beseires her.

Ursula K. Le Guin skrev fortellingen i 1968 for unge lesere, med mørkhudede hovedpersoner og taoistiske tanker om likevekt. Den er første del av en syklus. Språket er knapt og klangfullt. Fra elleve–tolv år og uten øvre grense; her på engelsk, svensk, dansk og finsk.`,
  'the-colour-of-magic': `Trollmannen har strøket på skolen og er feig av natur, turisten er en ubekymret forsikringsmann med kamera, og bagasjen har humør. De fire delene erter alt sjangeren har av barbarer, drageryttere og guder som spiller terning med menneskeliv.

Terry Pratchett begynte her, i 1983, på Skiveverdenen, som skulle vokse til over førti bøker. De senere er mer satire enn parodi, og mange foretrekker dem; dette er likevel stedet der verden blir presentert. Best for dem som kan sin fantasy og tåler at den blir gjort narr av.`,
  'jonathan-strange-and-mr-norrell': `Den ene samler bøker for at ingen andre skal lese dem, den andre lærer faget på slagmarken i Spania under Wellington. I utkanten av salongene går en herre med hår som tistelfnugg, en svart butler med ulykkelig skjebne, og minnet om Ravnekongen, som en gang styrte Nord-England.

Susanna Clarke arbeidet i ti år med debuten fra 2004. Stilen er Jane Austens, med lærde fotnoter og en uhygge som sniker seg inn. Romanen er svært lang og svært morsom. For tålmodige lesere som liker å gå seg bort i et velskrevet England.`,
  'ennen-paivanlaskua-ei-voi': `Mikael, kalt Engelen, er vakker og uheldig i kjærlighet. En veterinær, en nabokone fra Filippinene og folk i reklamebransjen får også komme til orde, og alle vil ha noe av noen. Mellom dem står oppslag om trollet som virkelig dyreart, dels hentet fra gammel folketro, dels funnet på.

Johanna Sinisalo fikk Finlandia-prisen for debutromanen i 2000. Korte kapitler gjør den rask å lese, men emnet er ubekvemt: dyr, seksualitet og menneskets makt. For voksne uten behov for nisselue. Utgavene er på finsk, svensk og engelsk.`,
  'a-game-of-thrones': `Familien Stark har seks barn og like mange ulvevalper. Bak Muren i nord rører det seg noe som har vært borte i årtusener, og over havet giftes en ung jente bort til en hestehøvding. I sør spilles det om makten, og hederlighet er en dårlig strategi.

George R. R. Martin kom fra tv og har hentet mer fra Rosekrigene enn fra eventyret. Boken fra 1996 åpner en serie som ennå ikke er fullført. Mange synsvinkler, mye politikk og grov vold; for voksne lesere med hukommelse for navn.`,
  'american-gods': `Gudene kom med innvandrerne over havet og ble siden glemt. De nye har med skjermer, trafikk og penger å gjøre, og de vil ikke dele. Shadow, stor, taus og i sorg, blir sjåfør for en sjarmerende lurendreier, og et sted i Wisconsin venter en frossen småby.

Neil Gaiman skrev romanen som nyinnflyttet engelskmann; den kom i 2001 og fikk både Hugo- og Nebula-prisen. Innskutte fortellinger om gudenes ankomst kan leses som noveller. Voksen, omstendelig og lett til sinns midt i mørket. Her på engelsk, svensk og finsk.`,
  'the-night-circus': `Celia er datter av en scenemagiker, Marco elev hos en mann uten navn, og begge er bundet til en duell de ikke kjenner reglene for. Hvert telt er et trekk. Rundt dem finnes tvillinger født på premierenatten, en urmaker og publikummere med røde skjerf.

Erin Morgenstern debuterte i 2011 med en bok som er mer stemning enn handling. Tiden hopper, og korte mellomspill snakker til leseren som gjest. For den som liker sansbare detaljer og langsom romantikk, fra femten år. Utgavene er på engelsk, svensk og finsk.`,
  odinsbarn: `I Ymslanda kalles alle femtenåringer til Riten i Mannfalla, der Rådet styrer med tro og frykt. Hirka er oppvokst hos en legekyndig mann og er annerledes enn alle andre. Rime, arvingen til en av de mektige slektene, har brutt med forventningene og går en farlig vei.

Siri Pettersen kom fra tegneserier da hun debuterte i 2013. Trilogien henter bilder fra norrøn verden, men dikter dem om til noe eget om tro, makt og utenforskap. Mørk og varm på samme tid. Fra fjorten år, og for voksne som trodde de var ferdige med fantasy.`,
  'ostatnie-zyczenie': `Mens Geralt kommer seg etter en skade i et tempel, rulles seks tidligere oppdrag opp. Trubaduren som følger ham, kan ikke tie, og i tittelfortellingen gjør den mektige Yennefer sin entré. Kjente eventyr om skjønnheter, udyr og forbannelser ligger under, til det ugjenkjennelige.

Andrzej Sapkowski skrev de første novellene for et polsk fantastikkmagasin på åttitallet; samlingen kom i 1993, lenge før spillene og tv-serien. Den er den rette begynnelsen på historien om hekseren. Bitende dialog, for voksne og eldre ungdom. Utgavene her er på svensk, dansk, engelsk og finsk.`,
  cirkeln: `Engelsfors er et industristed med nedlagt verk, våte skolekorridorer og lange helger. Synsvinkelen skifter mellom jentene: den flinke, den mobbete, hun med ryktet, hun som selv mobber. Etter et dødsfall på skolen må de lære seg krefter de ikke har bedt om.

Sara Bergmark Elfgren og Mats Strandberg skrev romanen i 2011 som første del av en trilogi; den ble nominert til Augustprisen og filmet. Tykk, men lett å lese, med stor presisjon i skildringen av tenårenes hierarkier. Fra fjorten–femten år.`,
  'lumikko-ja-yhdeksan-muuta': `Ella Milana er vikarlærer i finsk og leter egentlig etter fotfeste i hjembyen. Så blir hun invitert som tiende medlem i Laura Lumikkos litterære selskap. Der gjelder et spill der den utvalgte må svare sant, uansett pris, og spørsmålene leder mot noe de andre vil glemme.

Pasi Ilmari Jääskeläinen hadde skrevet noveller før denne første romanen fra 2006. Småbyidyll, skrømt og snø blandes med satire over forfattere som stjeler fra hverandre. For voksne lesere som tåler at ikke alt blir forklart. Utgaver på finsk og engelsk.`,
} as const;
