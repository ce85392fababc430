// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  sorgegondolen: `Tittelen er hentet fra to klaverstykker Liszt skrev i Venezia, der han besøkte datteren Cosima og svigersønnen Wagner. Det lange diktet lar reisen møte poetens egne drømmer. Rundt det står korte tekster om april, taushet og grenser, og noen haiku uten et ord for mye.

Tomas Tranströmer ga ut boken i 1996 og fikk Augustprisen for den; Nobelprisen kom i 2011. Bildene er skarpe og åpner seg nedover. Lest på tjue minutter, brukt i tjue år. God også for uvante diktlesere. Utgavene er på svensk, dansk og engelsk.`,
  'landet-som-icke-ar': `Edith Södergran døde i 1923, bare trettién år gammel, av tuberkulose og i fattigdom nær den russiske grensen. Det hun skrev mot slutten, er mildere og enklere enn de stormende tidlige samlingene. Kristus, hage, måne og et land som ingen kan reise til, er motivene.

Boken ble samlet og utgitt i 1925 av venner. Södergran brøt med rim og bundet rytme før noen andre på svensk. Frie vers, lette å følge, skapt for stemmen. For unge lesere og for dem som vender tilbake.`,
  'alfabet-christensen': `Antall linjer i hver del er summen av de to foregående, slik at diktet vokser som en plante eller en kjedereaksjon. Ordene følger alfabetet frem til n og stanser der. Alt som er til, skal nevnes: trær, gift, drømmer, byer, barn.

Inger Christensen skrev verket i 1981, mens opprustningen sto på. Det er besvergelse og inventarliste i ett, og rytmen er lett å kjenne selv om man ikke teller. Les helst hele boken i ett strekk. For dem som tviler på at streng form og sterk følelse hører sammen.`,
  'dropar-i-austavind': `Motivene er små: et redskap, et frukttre, snø, vær over fjorden, en dikter i et annet land. Hauge hadde lært seg flere språk på egen hånd og gjendiktet verdenspoesi ved kjøkkenbordet i Ulvik, men han bærer kunnskapen lett.

Samlingen fra 1966 viser hvordan han gikk fra stramme former til et nakent, nesten muntlig språk som yngre kolleger lærte av. Nynorsken er enkel og konkret, med ord fra arbeidet. Flere av diktene kan mange nordmenn utenat. Hører hjemme på nattbordet og egner seg til høytlesning, for nye og gamle lesere.`,
  'for-tradets-skull': `I 1935 var Karin Boye gjennom psykoanalyse og skilsmisse og nylig kommet hjem fra Berlin. Den fjerde samlingen har forlatt de første bøkenes klare, rimede streben. Versene er friere, bildene kommer fra jord, sevje, hav og rovdyr.

Hun hadde vært med på å grunnlegge tidsskriftet Spektrum og oversatt T. S. Eliot, og det har satt spor. De mest siterte strofene får nytt liv mellom sine mørkere søsken. For lesere som kan et par linjer og lurer på sammenhengen. Utgavene her er på svensk og engelsk.`,
  kalevala: `Väinämöinen er gammel og synger så verden lystrer, Ilmarinen er smed, Lemminkäinen kvinnebedårer, og alle tre frir i Pohjola. Kullervo, den mishandlede trellen, er den mest tragiske skikkelsen. Skapelse, bryllup, tyverier og trylleformler går i åttestavede linjer med gjentakelse.

Elias Lönnrot var distriktslege. Første versjon kom i 1835, den utvidede med femti sanger i 1849, og for finsk språk og kunst, fra Gallen-Kallela til Sibelius, har verket vært avgjørende. Les én sang om gangen. Tolkien-lesere vil kjenne igjen en av kildene.`,
  'poetic-edda': `Kvadene er overlevert først og fremst i det islandske håndskriftet Codex Regius fra 1200-tallet. Gudediktene går fra verdens undergang til farse, som når Tor må kle seg ut som brud. Heltediktene handler om gull, svik og kvinner som hevner seg.

Ingen forfatter er kjent, og tekstene er eldre enn pergamentet. Få ord, sterk rytme og bokstavrim gir en tone ingen har greid å etterligne helt. Wagner og Tolkien hentet stoff her. Kommentarer hjelper; ta ett kvad av gangen.`,
  'poems-dickinson': `Diktene mangler titler, er som regel et par strofer lange og går i salmebokens takt, men tanken slår inn der man minst venter det. En flue summer ved et dødsleie, en fugl spiser en mark, et skrått vinterlys gjør vondt. Humoren er like nær som skjelvingen.

Første utgave kom i 1890, fire år etter hennes død, og var sterkt redigert; tankestrekene fikk leserne først tilbake på 1900-tallet. Hver gjendiktning er en tolkning, så legg gjerne originalen ved siden av. Ha en blyant i nærheten.`,
  'leaves-of-grass': `Sangen om meg selv er ryggraden: katalog, preken og kjærlighetserklæring samtidig. Whitman snakker til leseren som til et du på kloss hold og lister opp yrker, kroppsdeler og landskap som om alt var like hellig. Senere kom diktene fra borgerkrigen, der han pleide sårede, og sørgesangen over Lincoln.

Fra tolv dikt i 1855 vokste boken til flere hundre før han døde i 1892. Det frie verset fikk etterfølgere i hele verden. For den som vil lese ute, med full lungekraft.`,
  'tutaj-szymborska': `Knapt tjue dikt utgjør samlingen, som tar for seg det nærliggende: hukommelsen som krevende samboer, en trafikkulykke mens noen setter på tevann, skallet etter et ørlite havdyr, drømmer som overgår kunstnerne. Spørsmålene stilles med barnets alvor og forskerens tvil.

Wisława Szymborska fikk Nobelprisen i 1996 og publiserte lite, men nøye. Boken fra 2009 var den siste mens hun levde. Samtaletonen er lett å komme inn i, vitsene er tørre. For alle som vil at dikt skal være forståelige og likevel overraske. Utgaver på svensk og engelsk.`,
  'arhundradets-karlekssaga': `Linjene er korte, tonen muntlig, som en krangel på kjøkkenet eller en tanke om natten mens en annen sover. Jeget er mor, hustru, skrivende, sint og forelsket, og spør hva slags kjærlighet det er som alltid krever at den ene forstår.

Märta Tikkanen er finlandssvensk og var gift med forfatteren Henrik Tikkanen, som hadde utlevert ekteskapet i sine bøker. Diktene kom i 1978 og er spilt på mange scener. Boken kan leses som en roman, på én kveld. For voksne som har levd nær alkohol, og for alle andre.`,
  helkavirsia: `Ylermi rir stolt inn i kirken, Tuuri glemmer tiden ved gudenes bord, jomfruer og helter må stå til rette. Handlingen er folkevisens, men trassen er århundreskiftets: Mennesket står oppreist og betaler. Symbolisme og Kalevala-rytme var en ny forbindelse i 1903.

Eino Leino var finskspråklig lyrikks store navn, journalist og oversetter av Dante. En ny rekke ballader fulgte i 1916. Den som ikke leser finsk, får med seg rytmen i gjendiktning; utgavene her er på finsk, svensk og engelsk. Les høyt, for dette er sang.`,
  'yahya-hassan': `Oppveksten foregår i en boligblokk utenfor Aarhus, med palestinske foreldre, juling, koranskole, småtyverier og institusjoner. Diktene følger hverandre som kapitler i en dannelsesroman, men rytmen er hard og slekter på både rap og Whitman. Gatespråk og høystil støter sammen.

Yahya Hassan debuterte i 2013, ble truet på livet, skrev én bok til og døde i 2020, bare tjuefire år gammel. Den danske debatten var enorm, men diktene klarer seg uten den. Kort og voldsom, også for eldre ungdom som aldri har lest poesi.`,
  'ariel-plath': `Mange av diktene ble til i løpet av noen få høstuker i 1962, etter bruddet med ektemannen og med to små barn i huset. En finger som skjæres, biekuber i Devon, et sykerom, en hest ved daggry: Det private blir mytisk uten å miste kanten. Klangen er nøye utarbeidet.

Utgaven fra 1965 ble redigert av Ted Hughes; langt senere kom hennes egen rekkefølge. Enkelte bilder diskuteres fremdeles. For lesere som kjenner Glassklokken og vil møte lyrikeren på høyden. Her på engelsk, svensk og dansk.`,
  'les-fleurs-du-mal': `Avdelingene heter blant annet Spleen og ideal og Bilder fra Paris, og rekkefølgen er tenkt som en vei gjennom fristelse og lede. En svane i gatestøvet, gamle koner, en forbipasserende kvinne: Baudelaire fant emner på fortauet og ga dem klassisk form.

Etter dommen i 1857 ble seks dikt forbudt; en utvidet utgave kom i 1861. Symbolister og modernister i hele Europa har gått i lære her. Rimene gjør at gjendikteren får mye å si, og det lønner seg å sammenligne. For nattlesere.`,
  'duineser-elegien': `Hva er et menneske mellom dyret, som ser det åpne, og engelen, som er fryktinngytende? Hver elegi nærmer seg spørsmålet fra sin kant: de elskende, helten, gjøglerne på torget, de døde. Men også hus, bro og krukke trenger en stemme, og det er kanskje poenget.

Rainer Maria Rilke begynte på slottet Duino i 1912 og fullførte i Sveits i 1922, samme måned som sonettene til Orfeus kom til. Den norske utgaven er på nynorsk. Krevende tekster med stort ekko, for lesere som gjerne leser om igjen.`,
} as const;
