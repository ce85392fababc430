// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'eventyr-fortalte-for-born': `Det første lille hæfte kom i København i 1835 og indeholdt fire eventyr, blandt dem Fyrtøjet. Andersen begyndte med at genfortælle, hvad han selv havde hørt som barn, men snart digtede han frit og gav stemme til stoppenåle, grantræer og gadelygter. Skomagersønnen fra Odense glemte aldrig, hvordan det er at stå udenfor og se ind.

Hans mundrette stil forargede nogle af samtidens kritikere; i dag er den netop grunden til at læse ham på dansk, højt og uforkortet. Fra femårsalderen, men kig de sørgeligste igennem først.`,
  snedronningen: `Mellem to kvistvinduer vokser roser i trækasser, og her leger de to nabobørn, indtil det går galt. Næsten alle, Gerda siden møder, er kvinder: en trolddomskyndig kone med en have, en prinsesse, en lille røverpige og to gamle højt mod nord.

Andersen offentliggjorde fortællingen i 1844, og i omfang nærmer den sig en lille roman. Salmer og frost, følelse og forstand er sat op over for hinanden hele vejen, uden at det bliver en prædiken. Tag én del hver aften, så rækker den en uge; fra seks år.`,
  'kinder-und-hausmarchen': `Jacob og Wilhelm Grimm var sprogforskere og ville redde en mundtlig overlevering. Førsteudgaven fra 1812 havde derfor noter i stedet for billeder, og først efterhånden gjorde Wilhelms bearbejdninger den til en bog for børn, med tretal, remser og lykkelige slutninger.

Den dobbelte oprindelse mærkes endnu: Nogle tekster er ren morskab, andre har den nøgne logik fra en ond drøm. Til oplæsning fra omkring seks år, hvor en voksen vælger ud. Større børn holder netop af de grumme, og for den, der er optaget af fortællekunst, ligger råstoffet her.`,
  'norske-folkeeventyr': `De tre bukke Bruse, prinsessen, som ingen kunne målbinde, og slottet østen for sol og vesten for måne stammer alle herfra. Gennemgående er den yngste bror, som roder i asken, mens de flittige ældre søskende mislykkes.

Asbjørnsen var naturforsker, Moe blev præst og biskop, og de havde været venner siden ungdommen, da de begyndte udgivelsen i 1841. Deres måde at skrive bondens tale på fik stor betydning for det norske skriftsprog. Eventyrene er korte, kropslige og tørre i mælet. Gode fra fem-seks år, med hver sin stemme til personerne.`,
  'lasning-for-barn': `Sagn om kæmper og birketræer står her side om side med hverdagshistorier, vers og scener til at opføre i stuen. Topelius var historiker, redaktør og professor i Helsinki, og han skrev dem gennem årtier til børneblade, før de fra 1865 blev samlet i bind.

Han mente, at naturen er levende, og at også små mennesker har pligter. I Finland og Sverige er generationer vokset op med teksterne. Fromheden hører tiden til, men vinterlandskaberne har bevaret deres glans. Til højtlæsning fra seks år, på svensk eller finsk.`,
  'histoires-ou-contes-du-temps-passe': `Efter en lang karriere i kongens tjeneste var Perrault næsten halvfjerds, da samlingen udkom i 1697 under sønnens navn. Ud over de historier, alle kan udenad, rummer den mere sære stykker: om en prins med hårtot, om to søstre, der taler henholdsvis ædelsten og tudser, og om den mindste bror i en trolds hus.

Forskellen fra Grimm er salontonen. Fortælleren smiler, omtaler moder og spejle og giver ikke ved dørene. Til børn fra syv år sammen med en voksen, og lærerig for den, der kun kender filmudgaverne.`,
  'les-mille-et-une-nuits': `Ingen enkelt forfatter står bag. Fortællingerne voksede frem på arabisk gennem århundreder, med rødder i Persien og Indien, og nåede Europa, da franskmanden Antoine Galland fra 1704 oversatte et syrisk håndskrift. Flere af de berømteste fik han fortalt af Hanna Diyab fra Aleppo.

Købmænd, lastdragere, ånder og kaliffer afløser hinanden, snart komisk og fromt, snart erotisk og grusomt. Udgaverne er vidt forskellige; forældre gør klogt i at læse lidt forud. Til større børn og til voksne, der gerne farer vild i en god historie.`,
  'mio-min-mio': `Niårige Bosse har kun én ven, og ham misunder han hans far. I det andet land får han et nyt navn og en kammerat ved sin side, men lykken har en skygge: Børn er blevet røvet, og fuglene sørger over dem.

Med romanen fra 1954 gik Astrid Lindgren fra hverdagskomik til det store eventyr, og det blev hendes første samarbejde med tegneren Ilon Wikland. Gentagelserne virker næsten som en besværgelse og giver oplæseren en rytme at støtte sig til. Fra syv-otte år, for børn, der kan tåle noget mørke undervejs.`,
  'la-belle-et-la-bete': `Forfatteren var en fransk guvernante i London og trykte eventyret i et blad for sine elever. Hun havde forkortet en langt længere roman fra 1740 af Madame de Villeneuve, skåret hofintrigerne bort og beholdt slottet, søstrenes misundelse og det spørgsmål, der stilles hver aften.

Hendes heltinde læser, spiller og tænker selv, og læren om indre værdi var rettet til piger, som næppe ville få meget at skulle have sagt ved deres eget giftermål. Film, balletter og genfortællinger går alle tilbage til disse få sider. Fra omkring seks år.`,
  'the-happy-prince-and-other-tales': `I de øvrige fortællinger møder vi en nattergal, en kæmpe med en have, en møller med smukke meninger om venskab og et fyrværkeri, der er meget optaget af sig selv. Bogen udkom i 1888, før komedierne og berømmelsen, da Wilde var far til to små drenge.

Tonen veksler mellem bibelsk højtid og salonvid: De selviske får de bedste replikker, og de gavmilde betaler prisen. Flere af eventyrene ender trist, så den er ikke for de mindste. Fra omkring otte år, og en fin gave til voksne, der kun kender skuespillene.`,
} as const;
