// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  sorgegondolen: `Kort før Wagners død besøgte Liszt sin svigersøn i Venedig og skrev to mørke klaverstykker opkaldt efter en båd til begravelser. Titeldigtet lytter til dem, mens andre tager udgangspunkt i en forårsdag eller en vinternat. Haikuene er nok noget af det mest afklædte, digteren har skrevet.

Tranströmer var psykolog af profession, udgav et lille værk gennem et halvt århundrede og fik Nobelprisen i 2011. Samlingen fra 1996 hører til de sidste. Hans billeder overlever oversættelse usædvanlig godt. En tynd bog til langsomme læsere og til folk, der er nye i poesien.`,
  'landet-som-icke-ar': `Digteren døde af tuberkulose i Raivola nær den russiske grænse i 1923. To år efter samlede man digte, der var holdt ude af de tidligere bøger, og nogle få sene, hvor de store nietzscheanske armbevægelser er faldet til ro. Katte, træer, Kristus og natten er tilbage.

Hun havde gået i tysk skole i Sankt Petersborg og gjorde svensk til et sprog for sig selv; med hende begynder den finlandssvenske modernisme. Ingen rim, enkle ord, en stemme, man ikke forveksler. For læsere, der ønsker at blive talt direkte til.`,
  'alfabet-christensen': `Hvert afsnit er lige så langt som de to foregående tilsammen, efter den række, der er opkaldt efter Fibonacci, og hvert begynder med det næste bogstav. Fra en enkelt linje om abrikostræer breder digtet sig over bregner, cikader og duer til floder, byer og brintbomben, og det standser ved n.

Inger Christensen var den førende skikkelse i dansk systemdigtning og skrev værket under atomfrygten omkring 1980. Det gentagne verbum virker som en besværgelse. Da forbogstaverne styrer alt, er dansk det eneste sprog, hvor intet er gået tabt. Bør høres højt.`,
  'dropar-i-austavind': `Vejr, gårdarbejde og landsbyens langsomme timer er stoffet, sammen med nogle tørre formaninger, som forfatteren retter til sig selv. Intet er større, end det behøver at være. Her står også det digt om en drøm, som nordmænd har taget til sig som få andre.

Olav H. Hauge var uddannet gartner, lærte sig selv flere sprog og oversatte Hölderlin, Brecht og Celan. Han nærmede sig de tres, da samlingen kom i 1966, og yngre digtere begyndte at valfarte til ham. Udgaven er på det oprindelige nynorsk, som er knapt og klangfuldt og overkommeligt for en dansk læser.`,
  'for-tradets-skull': `Forud lå års psykoanalyse, et forlist ægteskab og et ophold i Berlin. Karin Boye havde været med til at grundlægge tidsskriftet Spektrum, der præsenterede Eliot og surrealismen for svenskerne, og her løsner hun de tidligere bøgers regelmæssige vers. Kærlighed, tit til kvinder, er til stede overalt og bliver ikke nævnt ved navn.

Samlingen fra 1935 blev den sidste i hendes levetid. Digtene er tætte, og nogle stritter imod ved første møde, mens andre kan læres straks. For læsere af Södergran og for den, der kun kender Kallocain. På svensk og engelsk.`,
  kalevala: `Väinämöinen er gammel, allerede da han fødes, smeden hamrer sig en hustru af guld, Lemminkäinens mor river sin søn op af dødens flod, og Kullervo ødelægger alt, hvad han rører ved. Louhi, herskerinde i nord, er dem alle jævnbyrdig. Bryllupper, bjørnejagt og besværgelser mod frost kommer ind imellem.

Lönnrot trykte en første version i 1835 og den kendte, længere, i halvtreds sange i 1849. Sibelius, Gallen-Kallela, Longfellow og Tolkien øste af den. Det urimede vers med sine gentagelser bør høres. For mytologisk anlagte læsere, en sang ad gangen.`,
  'poetic-edda': `En vølve fortæller Odin, hvordan verden begyndte, og hvordan den skal brænde; Tor må klædes ud som brud, og Loke fornærmer hver eneste gud ved bordet. Anden halvdel handler om helte: Sigurd, Brynhild, Gudrun og et guld, der bringer ulykke over enhver ejer.

Codex Regius blev skrevet ned omkring 1270, mens mange af digtene er ældre. I århundreder lå håndskriftet på Det Kongelige Bibliotek i København; i 1971 sejlede et orlogsfartøj det hjem til Island. Både Wagner og Tolkien har hentet gods her. Bogstavrimet ligger godt i munden på dansk.`,
  'poems-dickinson': `Emily Dickinson boede i sin fars hus i Amherst, Massachusetts, gik i sine senere år i hvidt og passede et drivhus. En håndfuld digte blev trykt, mens hun levede, pyntet af redaktører, og førsteudvalget fra 1890 glattede også ud. Først i 1955 fik læserne hendes særlige tegnsætning og skæve rim at se.

Salmens versemål bærer tanker, som ingen salme ville tillade. Fugle, vulkaner, grave og definitioner af abstrakte ord følger på hinanden uden titler. En samlet udgave er ikke til at læse i ét stræk, men til at have inden for rækkevidde.`,
  'leaves-of-grass': `Førsteudgaven var et smalt hæfte med tolv digte uden titel og et portræt af forfatteren i åben skjorte. Ved den sidste var der samlet næsten fire hundrede: om landevej og havn, om kærlighed mellem mænd, om borgerkrigens lazaretter, hvor han plejede sårede, og om Lincolns død.

Whitman lånte tonefaldet fra Bibelen, operaen og talerstolen og afskaffede rimet. Johannes V. Jensen og mange andre har svaret ham. Opregningerne kan skimmes, og linjerne kan råbes ud i det fri. For dem, der synes, at poesi er for lille, gerne på originalsproget.`,
  'tutaj-szymborska': `En skilsmisse set fra møblernes side, Ella Fitzgerald i himlen, en lille ting beskrevet med den respekt, den fortjener: Szymborska begynder i udkanten af sit emne og lader det dreje sig, til det ser på os. Spørgsmål interesserer hende mere end udsagn.

Hun boede i Kraków, fik Nobelprisen i 1996 og udgav sparsomt. Samlingen fra 2009 var den sidste, der kom i hendes levetid. Da det er tanke og vid, som udfører arbejdet, er hun taknemmelig i oversættelse. En god gave til folk, der siger, at de ikke læser digte.`,
  'arhundradets-karlekssaga': `En kvinde taler til et du, der er charmerende i selskab, fraværende hjemme og altid angrende. Ømhed, afsky, husholdningssorger og tvivl om kærlighed som offer står på korte linjer, enhver kan følge.

Märta Tikkanen, finlandssvensk forfatter og lærer, var gift med kunstneren og skribenten Henrik Tikkanen, som selv havde skrevet sin udgave af deres fælles liv. Bogen fra 1978 blev oversat til mange sprog og opført som monolog. Den kan læses som en roman, fra ende til anden. For alle, der har levet tæt på et misbrug, og for dem, der gerne vil forstå, hvorfor man bliver.`,
  helkavirsia: `Titlen hentyder til et pinseoptog i landsbyen Ritvala, hvor piger gik syngende gennem markerne. Leino låner klangen og leverer selv skikkelserne: den stolte Ylermi, som rider ind i kirken, og troldmanden Kouta. Hver ballade drejer om én eneste viljeshandling.

Han var boheme, kritiker og Dantes oversætter til finsk og hørte til kredsen om Sibelius og Gallen-Kallela. En anden samling fulgte i 1916. Det trokæiske versemål hviler på finskens vokaler og tryk, så en oversættelse gør sig bedst med originalen ved siden af. For elskere af ballader og myter; på finsk, svensk og engelsk.`,
  'yahya-hassan': `Forældrenes flugt, prygl i hjemmet, institutioner, småkriminalitet og den første litterære succes: Digtene følger et liv og slynges ud i blokke af slang, arabiske udtryk og myndighedsdansk. Ingen bliver skånet, heller ikke den, der taler.

Debuten i 2013 satte en debat om integration i gang, som politikere deltog i, mens digteren måtte have politibeskyttelse. En anden samling fulgte seks år senere; i 2020 døde han, fireogtyve år gammel. Hans måde at vende og dreje modersmålet på har sat spor hos yngre digtere. For læsere fra omkring seksten, som ikke vil skånes.`,
  'ariel-plath': `De fleste af digtene er fra efteråret 1962, efter bruddet med Ted Hughes, skrevet i Devon og London. Nogle få er blevet emblemer, men der er også stille stykker om et sovende barn, et blåt mærke, et snit i tommelen. Lyden viser vej lige så bestemt som billederne.

Plath døde i februar 1963. Hughes udgav bogen to år efter i en anden rækkefølge og et andet udvalg end hendes; siden er også hendes egen ordning blevet trykt. Teksterne er tætte og hurtige og læses bedst enkeltvis, gerne med originalen ved siden af.`,
  'les-fleurs-du-mal': `Svaner på tør brolægning, tiggere, katte, et ådsel ved stien, en hel verdensdel af dufte i en kvindes hår: Baudelaire skænker dem alle aleksandrinerens fulde ceremoni. Kredsløbet går fra kedsomhed og ideal over vin og oprør til døden.

Seks digte blev forbudt, og forbuddet blev først ophævet i 1949; en udvidet udgave kom i 1861. Verlaine, Rilke og Eliot har lært af ham, og i Danmark Sophus Claussen. Rimet stiller enhver oversætter over for et valg, så det kan betale sig at have den franske tekst liggende. For storbymennesker.`,
  'duineser-elegien': `Navnet har de ti digte i lange, urimede linjer efter Duino ved Trieste, hvor Rilke var gæst hos fyrstinde Marie von Thurn und Taxis. I februar 1922 skrev han dem færdige i et lille tårn i Muzot i Schweiz, og samtidig opstod sonetterne til Orfeus næsten i forbifarten.

Englen her er intet kristent sendebud, men et væsen, ved siden af hvilket mennesket virker svagt. Og dog venter tingene, en krukke, en bro, et frugttræ, på at blive sagt af os. Først svære, siden vanedannende; for læsere, som gerne lærer linjer udenad.`,
} as const;
