// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'gosta-berlings-saga': `På Ekeby styrer majorinnen over sju jernverk, helt til den onde Sintram får kavalerene med på en avtale de burde ha lest nøyere. Året som følger, består av sagnaktige kapitler: ulvejakt på sleden, ball, vårflom, en grevinne på vandring.

Lagerlöf var lærerinne i Landskrona da hun i 1891 gikk mot tidens realisme og lot lidenskap og utrop styre prosaen. Debuten inneholder i kim hele forfatterskapet som senere ga henne Nobelprisen. Noe for den som tåler skrøner og store følelser.`,
  'roda-rummet': `Scenene veksler raskt: utsikten fra Mosebacke, de kalde atelierene, stamstedet som har gitt boken navn, et teaterselskap på randen av sult. Olle Montanus filosoferer, Sellén maler, Struve bøyer av, og Falk finner ut hva det koster å være ærlig mot betaling.

Strindberg var tretti år og nylig konkurs da gjennombruddet kom i 1879. Romanen regnes gjerne som den første moderne på svensk, på grunn av det raske replikkskiftet og respektløsheten. Forbausende lettlest, og morsom også for den som ellers frykter 1800-tallet.`,
  'doktor-glas': `Tyko Gabriel Glas er drøye tretti, iakttar folk fra vinduet og rusler om kvelden. Pastor Gregorius er ham motbydelig, fru Helga ber ham lyve for seg, og tankene tar en retning han selv forferdes over. Vennen Markel og de lyse nettene er også der.

Hjalmar Söderberg vakte forargelse med romanen i 1905, for her drøftes abort, dødshjelp og ekteskap uten omsvøp. Dagboknotatene er korte og rytmisk fullkomne. En stillferdig storbyroman for leseren som liker moralske spørsmål, og en takknemlig bok i lesesirkel.`,
  dvargen: `Han regner seg ikke som menneske og forakter fyrstens gjest, en kunstner og forsker som minner om Leonardo da Vinci. Krig, beleiring, pest og et stort gjestebud skildres av en som beundrer styrke og hater alt ømt. Leseren må hele tiden lese mot fortelleren.

Pär Lagerkvist ga ut boken i 1944, midt under verdenskrigen, sju år før han fikk Nobelprisen. Stilen er knapp som i en krønike. En kort roman med lang virkning, for den som ikke trenger noen å holde med.`,
  utvandrarna: `Fra Ljuder sogn reiser de sammen, hver med sin grunn: den sta Karl Oskar, den gudfryktige Kristina, broren Robert som har lest for mye, en utstøtt dreng, troende i konflikt med presten, og Ulrika, som bygda har dømt. Briggen Charlotta blir et trangt fellesskap.

Vilhelm Moberg var soldatsønn fra Småland og gransket brev, dagbøker og kirkebøker før han skrev. Bindet fra 1949 er det første av fire. Bred, saklig og rørende episk kunst, for alle med slekt i Amerika, og for dem uten.`,
  'mor-gifter-sig': `Flyttelassene går fra den ene arbeiderboligen til den andre i og rundt Norrköping, og Mia rekker å bytte skole mange ganger. Moren Hedvig er streng, stolt og utslitt av andres klesvask. Kjærligheten hennes kommer til uttrykk i handling, sjelden i ord.

Moa Martinson var over førti da hun debuterte, og romanen fra 1936 er første del av en selvbiografisk trilogi. Hun gjorde arbeiderkvinners liv til litteratur på egne premisser. Muntlig, rapp og uten selvmedlidenhet, for lesere av sterke barndomsskildringer.`,
  'det-gar-an': `Reisen går fra Stockholm til Lidköping, først med dampbåt, siden med skyss, og underveis samtaler sersjanten og glassmesterdatteren om arbeid, penger og om to kan elske hverandre uten å dele kjøkken. Hun er klar og foretaksom, han stadig mer betatt.

Almqvist utløste en voldsom strid med boken i 1839, og flere kolleger skrev motskrifter. Tankene virker nesten samtidige, og realismen ligger flere tiår foran. Svært kort og lys; et utmerket valg for den som er redd for klassikere. Utgavene her er på svensk, engelsk og finsk.`,
  sult: `Hovedpersonen har ingen forhistorie og knapt et navn. Han har vesten hos pantelåneren, en påbegynt avhandling om litt av hvert og en stolthet som får ham til å gi bort sin siste krone. I parkene lyver han for fremmede av ren lyst, og stemningen svinger fra jubel til fortvilelse på en linje.

Hamsun ville skildre det ubevisste sjelelivet heller enn samfunnet, og romanen fra 1890 peker frem mot Kafka og Joyce. Nervøs, komisk, pinefull. Her kan man se den moderne prosaen ta fart.`,
  'markens-grode': `Gården får navnet Sellanraa, og med årene kommer barn, kobbergruve, telegraf og lensmann Geissler med sine planer. Inger bærer på sorgen over et haremynt ansikt og på en ugjerning. Den egentlige handlingen er likevel arbeidet, gjentatt fra år til år.

Romanen kom i 1917, og Nobelprisen i 1920 ble særlig begrunnet med den. Hyllesten til jorden leses i dag med forfatterens senere politiske valg i minne, og det gjør boken mer urolig, ikke mindre interessant. For den som vil forstå både språkkunsten og tidens sivilisasjonskritikk.`,
  'kristin-lavransdatter': `Kransen, Husfrue og Korset heter de tre bindene, som strekker seg fra barndommen på Jørundgård i Gudbrandsdalen til svartedauden. Lavrans, faren, Simon, den trolovede, og Erlend Nikulaussønn er skrevet med samme alvor som hovedpersonen. Synd er ingen enkel sak, og tilgivelse koster år.

Sigrid Undset var datter av en arkeolog og kjente middelalderens kilder til bunns. Trilogien kom fra 1920 til 1922, Nobelprisen i 1928. Historisk roman, ekteskapsroman og trosdrama i ett, tålmodig fortalt. Rekker gjennom en hel vinter.`,
  'amtmandens-dotre': `Fire søstre vokser opp på en avsidesliggende embetsgård med en mor som regner på gode partier, og de eldste har alt fått betale. Sofie tenker selv, men taushet er en del av oppdragelsen. Brev og dagboksblad bryter inn i fortellingen og gir den en fortrolig tone.

Camilla Collett var Henrik Wergelands søster og ga ut romanen anonymt i 1854–55. Den regnes som den første norske tendensromanen om kvinners kår og ble viktig for Ibsen og Lie. Den som liker Austen og søstrene Brontë, møter her en norsk slektning.`,
  'alberte-og-jakob': `Byen ligger høyt mot nord, om sommeren i et lys som ikke slipper taket, om vinteren i mørke. Sorenskriverens hus er fattigfint, mor teller skuffelser og øre, og Alberte gjemmer diktene sine. Broren Jakob søker seg til kaia og sjøfolkene.

Cora Sandel, som egentlig het Sara Fabricius, hadde bodd i Paris som maler og var over førti da hun debuterte med romanen i 1926. Den er den første av tre om Alberte. Impresjonistisk stil og tørr humor, for lesere som liker oppvekstromaner uten pynt.`,
  'niels-lyhne': `Fra barndommen på en jysk gård, med en mor som lever på poesi, følger vi Niels gjennom vennskap, kunstnerkretser og forelskelser i kvinner han bare ser gjennom egne drømmer. Spørsmålet om tro stilles ikke i debatt, men når noen er døende.

J. P. Jacobsen var botaniker, oversatte Darwin til dansk og døde ung av tuberkulose. Romanen fra 1880 ble en bekjennelsesbok for en hel generasjon i Europa; Rilke var blant de ivrigste leserne. Fargemettet prosa for den som liker stemning og tvil.`,
  'lykke-per': `Slekten Sidenius har vært prester så lenge noen husker, og arven følger med når Per tegner havner og sitter til bords hos jødiske bankfolk. Jakobe Salomon er blant dansk litteraturs store kvinneskikkelser. Ironien rammer både fremskrittstroen og Pers eget bilde av seg selv.

Henrik Pontoppidan ga ut romanen i åtte deler fra 1898 til 1904 og delte Nobelprisen i 1917. Utenfor Danmark er den lenge blitt oversett. For lesere av Flaubert og Thomas Mann, med god tid til rådighet.`,
  'ved-vejen': `Stasjonsmester Bai er høyrøstet og grei, kona hans er stille, og en ny forvalter ved navn Huus kommer til bygda. Det er omtrent alt. Herman Bang forteller i replikker og små scener, nesten uten kommentar, så man må lese følelsene ut av måten noen holder en kaffekopp på.

Teksten sto først i samlingen Stille Eksistenser fra 1886. Bang var teatermann, outsider og nordisk impresjonismes fremste navn. Komisk i utkantene, sorgfull i midten, og bare rundt hundre og femti sider. Tsjekhovs venner vil kjenne seg hjemme.`,
  'barndommens-gade': `Arbeidsledighet og avbetaling setter rammene. Ester må finne en post, være pen nok og forsiktig nok, og passe seg for guttene i portrommet. Moren er vanskelig å nå, og venninnene blir voksne før de er ferdige med å være barn.

Tove Ditlevsen brukte miljøet fra sin egen oppvekst i romanen, som kom i 1943. Den er mer tradisjonelt fortalt enn de senere erindringene, men blikket er like sikkert. For lesere som har vært gjennom København-trilogien og vil se et tidligere forsøk på samme stoff.`,
  'seitseman-veljesta': `Juhani, Tuomas, Aapo, Simeoni, Timo, Lauri og Eero snakker i munnen på hverandre, ofte satt opp som i et skuespill, og krangler om hver beslutning. De bygger i ødemarken, blir omringet av rasende okser på en stein, drikker og angrer. Alfabetet er den verste motstanderen.

Aleksis Kivi skrev den første betydelige romanen på finsk. Da den kom i 1870, ble den hardt angrepet av en lærd kritiker; siden er den blitt hvermanns eie. Bibelspråk, naturlyrikk og grov komikk, gjerne til høytlesning.`,
  'tuntematon-sotilas': `Rokka fra Karelen nekter å stå rett for offiserer, men er kompaniets beste soldat. Koskela er taus, Hietanen godtroende, Lahtinen kommunist, Lehto iskald. Fortellingen flytter seg mellom mennene, og krigen består av vei, skog, tobakk og plutselige skudd.

Väinö Linna hadde selv tjenestegjort og arbeidet på fabrikk i Tampere da romanen kom i 1954. Debatten ble heftig, utbredelsen enorm, og den er filmet flere ganger. Svart humor og stor medfølelse. Krigen uten glans og uten moralprat.`,
  'hurskas-kurjuus': `Slutten røpes allerede på de første sidene, og så går fortellingen tilbake til Jussis fødsel og nødsårene på 1860-tallet. Han flytter, tjener, gifter seg og begraver, og det politiske språket når ham som noe han halvt forstår og likevel håper på.

F. E. Sillanpää hadde studert naturvitenskap og så mennesket som et vesen blant andre, noe som gir den rolige tonen. Romanen kom i 1919, altså med sårene helt ferske; Nobelprisen fikk han i 1939. Kort og alvorlig. Utgavene her er på finsk, svensk og engelsk.`,
  'sinuhe-egyptilainen': `Som spedbarn blir Sinuhe funnet i en sivbåt på Nilen, vokser opp hos en fattiglege i Theben og utdannes i Livets hus. Farao Akhnaton vil ha én gud og fred, hærføreren Horemheb ruster, og slaven Kaptah lyver seg gjennom alt. Veien går også til Babylon, hettittenes land og Kreta.

Mika Waltari hadde aldri vært i Egypt, men fordypet seg i årevis i kildene. Romanen fra 1945 ble hans mest oversatte og ble filmet i Hollywood. Lang, sanselig og desillusjonert, for lesere som vil reise langt.`,
  'faltskarns-berattelser': `Feltskjæren heter Bäck, skal være født samme dag som Napoleon og holder hoff på loftet for en skolelærer, en postmester og noen barn. Historiene hans går fra trettiårskrigens slagmarker til Gustav IIIs tid, med adel og bønder i stadig strid om hvem riket tilhører.

Topelius skrev dem som føljetong fra 1850-årene, i Walter Scotts ånd. Historie og fantasi går sammen uten skam. Språket er gammeldags, kapitlene drivende, og de egner seg til høytlesning for større barn. Utgaver på svensk, engelsk og finsk.`,
  'salka-valka': `Óseyri heter stedet, styrt av fisk, snø og kjøpmannen. Moren Sigurlína søker trøst hos Frelsesarmeen og hos en farlig mann, mens datteren lærer å lese av Arnaldur, som siden kommer tilbake med sosialisme og store ord. Mellom kamp og kjærlighet er valget ikke lett.

Halldór Laxness ga ut romanen i to deler i 1931 og 1932. Her finnes hele registeret, fra grotesk komikk til naturhymne, og Nobelprisen kom i 1955. En samfunnsroman med en stor kvinneskikkelse, livlig og lang, for lesere som liker kollektivt drama.`,
  'pride-and-prejudice': `Huset går ved farens død til den salvelsesfulle pastor Collins, så giftermål handler også om tak over hodet. Jane venter tålmodig, Lydia løper etter uniformer, og venninnen Charlotte tar et valg som Elizabeth har vondt for å svelge. Ball, brev og spaserturer er slagmarken.

Jane Austen begynte på romanen i tjueårene, og den kom anonymt i 1813. Fortelleren ligger så tett på personenes tanker at ironien er lett å overse. Lettest å begynne med av alle bøkene hennes, og like god annen gang.`,
  'jane-eyre': `Romanen er bygd som en rekke hus: tantens Gateshead, den kalde skolen Lowood, Thornfield og videre. Rochester er brysk, klok og ikke ærlig; Jane er liten, svartkledd og sier rett ut at hun er hans like. Gotikken er der, men samvittigheten driver handlingen.

Charlotte Brontë ga den ut i 1847 under navnet Currer Bell, og leserne undret seg over hvem som skrev så åpent om en kvinnes sinne. Dannelsesroman, kjærlighetshistorie og spenning i ett. Fra fjorten år, og stadig til gjenlesning.`,
  'wuthering-heights': `To vitner forteller, en leieboer sørfra og husholdersken Nelly Dean, og ingen av dem er helt til å stole på. To hus, ett forblåst og ett sivilisert, rommer to generasjoner med navn som går igjen som ekko. Hevnen er metodisk og gir ingen glede.

Emily Brontë utga romanen i 1847 som Ellis Bell og døde året etter. Samtiden ble forferdet; senere lesere har funnet lyrikk, hedenskap og en nesten moderne komposisjon. Les den som uvær mer enn som kjærlighetsroman. For dem som tåler personer uten forsonende trekk.`,
  middlemarch: `Handlingen ligger rundt 1830, før jernbanen, med valgreform, ny medisin og arv som setter en provinsby i bevegelse. Her er en bankier med en fortid, en gjeldstynget sløser, en lege med ambisjoner og et ekteskap med en tørr lærd. Alle påvirker hverandre uten å mene det.

George Eliot het egentlig Mary Ann Evans. Verket kom i åtte hefter i 1871 og 1872 og har essayistisk klokskap på hver side. Det handler om mislykkede storverk og stille nytte. Lang, men medmenneskelig, og som skapt for en lesesirkel.`,
  'moby-dick': `Før skuta legger ut, får vi det underlige vennskapet mellom Ismael og harpuneren Queequeg, en preken om Jonas og kvekere med forretningssans. Siden tar kaptein Ahab plass med hvalbeinet sitt og en gullmynt på masten, og mannskap fra hele verden blir medskyldig.

Herman Melville hadde selv vært på hvalfangst. Romanen fra 1851 blander skuespill, preken og oppslagsverk, solgte dårlig og ble først løftet frem på 1920-tallet. Tålmodighet blir rikelig belønnet. For den som liker avstikkere.`,
  'madame-bovary': `I Yonville bor en apoteker som snakker som en avis, en kjøpmann som gjerne gir kreditt, en prest som ikke hører etter, og en ektemann som elsker uten å forstå. Landbruksmøtet, der kjærlighetsord blandes med premiering av husdyr, er en av romankunstens mest studerte scener.

Flaubert brukte fem år på boken, ble stilt for retten i 1857 og frikjent. Fortelleren skal være usynlig, og stilen rommer forakt og medfølelse i samme setning. For lesere som verdsetter presisjon og en tragedie uten store fakter.`,
  'anna-karenina': `Tre ekteskap speiler hverandre: Annas med embetsmannen Karenin, brorens slurvete, og Kittys med Levin, som ligner forfatteren selv. Vronskij er intet uhyre, Karenin heller ikke. Hesteveddeløpet, slåtten og ballet er scener man husker som om man hadde vært der.

Tolstoj lot romanen gå som føljetong på 1870-tallet; den forelå som bok i 1878. Tross omfanget er den lettlest, med korte kapitler og et enestående øye for kroppsspråk. For alle slags lesere, gjerne noen kapitler hver kveld gjennom høsten.`,
  'bratja-karamazovy': `Dmitrij er lidenskapelig, Ivan tenker, Aljosja er novise hos den vise Zosima, og så er det tjeneren Smerdjakov, som ingen spør. Penger, en kvinne og farens ondskap setter dem opp mot hverandre. Midt i romanen står Ivans dikt om storinkvisitoren, nesten en egen bok.

Fjodor Dostojevskij fullførte verket i 1880 og døde noen måneder senere. Det er kriminalhistorie, trosdebatt og komedie, av og til i samme kapittel. Navnene volder bry i starten, så noter dem. De største spørsmålene stilles uten at noen slipper unna.`,
  'don-quijote': `Vertshus blir borger, et barberfat blir hjelm, og våpendrageren venter tålmodig på øya han er lovet. Første del fra 1605 er eventyr på eventyr med innskutte noveller. I den andre, ti år etter, har folk lest om ridderen, en falsk fortsettelse er i omløp, og leken blir forbausende moderne.

Miguel de Cervantes var nær seksti, krigsinvalid og tidligere fange i Alger. Tatt i porsjoner er boken vennlig, vill og vemodig. Kapitlene er korte; én om kvelden holder lenge. For den som vil se romanen bli til.`,
  buddenbrooks: `Bryllup, jul, skilsmisse, skole og konkurser følger på hverandre fra 1835 til slutten av 1870-årene. Den impulsive Tony slutter aldri å snakke om familiens ære, brødrene Thomas og Christian står for plikt og uro, og lille Hanno har musikken, som er vakker og lite nyttig.

Thomas Mann var midt i tjueårene da romanen kom i 1901; Nobelprisen i 1929 viste særlig til den. Faste vendinger går igjen som ledemotiver hos Wagner. Tross omfanget er den lett og morsom side for side, og en god vei inn i forfatterskapet.`,
  'der-prozess': `K. går på jobb i banken som før, leter etter rett dør i en leiegård og får råd av en sengeliggende advokat, en maler og en prest. Alle later til å vite noe. Erotikk og tretthet blandes i den tette luften, og rettens kontorer ligger på loft.

Kafka gjorde aldri romanen ferdig; vennen Max Brod ga den ut i 1925, mot hans vilje, og rekkefølgen på kapitlene er usikker. Les den som en svært konkret historie om en mann før du leser den som lignelse. Klar, kort og urovekkende.`,
  'mrs-dalloway': `Et fly skriver på himmelen, en bil med fortrukne gardiner stanser trafikken, en gammel venn er tilbake fra India. I Regent’s Park sitter Septimus Warren Smith med sin italienske kone, mens legene er sikre i sin sak. De to historiene berører hverandre bare såvidt.

Virginia Woolf ga ut romanen i 1925 og viste at hverdagen er stor nok. Setningene beveger seg som tanker og glir fra hode til hode; etter noen sider har man lært rytmen. En fin start for den som vil prøve modernismen.`,
  'the-great-gatsby': `Nick Carraway leier et lite hus på Long Island sommeren 1922, er i slekt med Daisy og får vite mer enn han ber om. På den ene siden av bukten bor de gamle pengene, på den andre de nye, og på veien til byen ligger en askeslette under et par malte øyne.

F. Scott Fitzgerald ble ikke rik på boken fra 1925; først etter hans død ble den pensum. Under to hundre sider, og komponert med stor nøyaktighet. For den som setter pris på stil, lengsel og diskret samfunnskritikk.`,
  'l-etranger': `Først kommer et telegram om morens død, en begravelse i stekende hete og en helg med kino og bading. I andre del er tonen uendret, men stedet er en rettssal, og det som tynger mest, er måten Meursault er på, snarere enn handlingen hans.

Albert Camus vokste opp i Algerie og ga ut romanen i 1942, samme år som Myten om Sisyfos. Senere lesere har også spurt etter araberen som boken knapt ser. Kort, enkel i språket og vanskelig å bli enig om, altså fin i skole og lesesirkel.`,
  'mjortvyje-dusji': `Saken er grei: Livegne som er døde, står i manntallet til neste telling, og på papiret kan de pantsettes. Tsjitsjikov drar fra den søtladne Manilov til den mistroiske enken, skrytepaven, storeteren og gnieren. Hver av dem er et lite monster, og alle er til å kjenne igjen.

Nikolaj Gogol kalte verket et poem, og fortelleren forlater stadig veien for en sammenligning som vokser seg ut av vognen. Første del kom i 1842; det meste av den andre brente han. Noe for alle med sans for absurd komikk.`,
  'bonjour-tristesse': `Far og datter har leid en hvit villa ved Middelhavet, han har tatt med sin unge elskerinne, og hun har oppdaget både solen og studenten Cyril. Så ankommer Anne, elegant og fornuftig, og ferien får klokkeslett. Cécile legger en plan, mest som en lek.

Françoise Sagan tok tittelen fra et dikt av Éluard, og boken gjorde henne berømt over natten i 1954. Prosaen er sval og uanstrengt, moralen ubestemt. Kort sommerlesning med ettersmak, også for eldre ungdom.`,
  kokoro: `Tre deler: møtet på en badestrand og samtalene i Tokyo, hjemreisen til en syk far på landet, og et langt brev. Sensei har trukket seg ut av arbeidslivet, og studentens nysgjerrighet er like mye hengivenhet som snoking. Det som en gang hendte, anes lenge før det fortelles.

Natsume Sōseki skrev romanen i 1914, to år etter keiser Meijis død, og den er skolelesning i Japan. Tittelen betyr hjerte, sinn, det innerste. Dempet, gjennomsiktig prosa for lesere av Ishiguro. Utgavene er på svensk, engelsk og finsk.`,
  'die-leiden-des-jungen-werthers': `Werther tegner, leser Homer og skyr kontorarbeid; Albert er en anstendig og fornuftig medbeiler, noe som ikke gjør saken lettere. Landskapet skifter med humøret. Brevene er stilet til vennen Wilhelm, og svarene får vi aldri lese.

Goethe var tjuefire og bygde på erfaringer fra Wetzlar og en bekjents skjebne. Boken fra 1774 ble sensasjon, klesmote og advarsel. Den viser hvordan følelse kan være både frihet og felle. Kort og intens, mest givende i hovedpersonens egen alder eller med lang avstand til den.`,
} as const;
