// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  tomtebobarnen: `Den lilla familjen lever av skogen: man kokar, spinner, plockar bär och hjälper djur som far illa. Ett riktigt troll finns på närmare håll än barnen önskar, liksom en huggorm, men tryggheten hemma vid roten är orubblig. Elsa Beskow visar arbete och lek som två sidor av samma dag.

Boken kom 1910 och är en av de svenska bilderböcker som gått i arv längst. Bilderna tål att studeras med fingret, från blåbärsris till ugglor. Fin högläsning från tre år, gärna med en skogspromenad som fortsättning.`,
  pannkakstartan: `Gubben Pettson är ensling och uppfinnare, grannarna tycker att han är lite tokig, och katten Findus går i randiga byxor och säger vad han tänker. Problemen staplas på varandra som i en klassisk skröna, där man måste göra en sak för att kunna göra en annan, och alla inblandade blir allt mer kladdiga.

Detta är den första boken om de båda, utgiven 1984. Sven Nordqvist både skriver och tecknar, och bilderna är fulla av sidohistorier som texten tiger om. Passar från fyra år, och håller länge.`,
  'hur-gick-det-sen': `Frågan i titeln ställs på varje sida, och svaret får man genom att bläddra. Sidorna är stansade, så att en skrämmande skugga genom ett hål kan visa sig vara något helt annat när man vänt blad. Färgfälten är stora och djärva, ofta bara några få kulörer, och texten är handskriven.

Det här är Tove Janssons första bilderbok om muminfigurerna, från 1952, och formgivningen var långt före sin tid. Rim och spänning gör den rolig från tre år. Köp den gärna också för bildernas skull, till någon vuxen som tecknar.`,
  'vem-ska-trosta-knyttet': `Huset har blivit för tyst och natten för full av ljud, så Knyttet packar sin väska och går. På vägen ser det muminfigurer ha roligt tillsammans, alltid på lite avstånd. Havet, klipporna och Mårrans kyla gör bilderna stora, medan den lilla gestalten knappt syns i hörnet.

Tove Jansson skrev boken 1960 på en vers som nästan sjunger sig själv, och den har faktiskt tonsatts. Den talar särskilt till blyga barn, men gör ingen poäng av att blyghet måste botas. Från fyra år.`,
  'where-the-wild-things-are': `Maurice Sendak berättar på drygt trehundra ord, och mitt i boken slutar han tala helt: tre uppslag utan text, där vildingarna dansar, svingar sig och marscherar med Max som kung. Den som läser högt får hitta på ljuden själv.

När boken kom 1963 tyckte många vuxna att den var för skrämmande, men barnen höll inte med. Sendak belönades med Caldecottmedaljen och fick senare även Litteraturpriset till Astrid Lindgrens minne. Från tre år, ypperlig när det varit bråk före läggdags.`,
  'the-very-hungry-caterpillar': `Eric Carle klippte sina bilder ur silkespapper som han först målat med breda penslar, och penseldragen syns i varje päron och plommon. Sidorna växer i bredd med antalet frukter, så att räkningen blir något man kan känna med fingrarna. Sedan kommer lördagen, då larven äter sådant som ingen larv borde.

Berättelsen från 1969 är i grunden en liten lektion om växande, lagd i ett enda andetag. Texten är kort och upprepande, vilket ettåringar tycker om. Kartongutgåvan tål både tuggning och kärlek; förskolan läser den gärna om och om igen.`,
  'god-natt-alfons-aberg': `Alfons bor i lägenhet med sin pappa, en pipa, en tidning och vardagens alla små förhandlingar. Ingen mamma förklaras bort, ingen lärdom pressas fram: boken visar bara en kväll som otaliga familjer känner igen, med en humor som är lika snäll mot barnet som mot den trötte föräldern.

Gunilla Bergström blandade teckning och collage av tapetbitar och tyg, ett formspråk som kändes nytt 1972. Lagom lång för en godnattstund, från tre år, och bra att ha till hands när orken tryter hos båda parter.`,
  'mamman-och-den-vilda-bebin': `Mamman älskar sin bebis, men hinner aldrig riktigt ikapp: han klättrar dit man inte får klättra och försvinner så fort hon tittar bort. Katastroferna är komiskt förstorade men bygger på riktigt spädbarnsliv. Bilderna visar trötta ögon, kläder på golvet och den plötsliga stillheten när någon äntligen somnat i knät.

Barbro Lindgren och Eva Eriksson är ett av svensk bilderboks säkraste radarpar, och boken från 1980 fick fler uppföljare. Den rimmade texten sitter efter två läsningar. Passar barn från två, tre år, och är en pålitlig present till nyblivna föräldrar.`,
  'gittan-och-gravargarna': `Vargarna är först farliga, sedan mest rådvilla: de begriper sig inte på lekarna, tvekar inför det höga och måste lockas att vara med. Gittan, som alltid låtit bli saker för säkerhets skull, får oväntat mycket att lära ut. Pija Lindenbaum vänder därmed Rödluvans skog upp och ner.

Bilderna är dämpade i färgen och fyllda av egendomliga detaljer; vargarna har små, högst mänskliga miner. Boken kom 2000 och följdes av fler om Gittan. Torr humor och ingen sensmoral som sägs högt. Fin från fyra år, särskilt för den försiktiga.`,
  'garmanns-sommer': `Tre gamla tanter kommer på besök, som varje sommar. De har löständer, rynkor och egna tankar om döden, medan Garmann inte har tappat en enda tand, till skillnad från tvillingflickorna i närheten. Alla åldrar är rädda för något, visar det sig, och luften blir lättare av att det sägs.

Stian Hole monterar fotografi, målning och digital bild till en drömsk norsk trädgård med retrotapeter. Boken från 2006 fick Bologna Ragazzi-priset. Från fem år, gärna i augusti före skolstarten, och för vuxna som tycker om bildkonst.`,
  'koirien-kalevala': `Upplägget är enkelt och genialt: de goda i Kalevas land är hundar, folket i det kalla Pohjola är vargar, och ett kattfolk håller till däremellan. Mauri Kunnas följer eposets huvudspår med Väinämöinen, Lemminkäinen och smeden Ilmarinen, men stannar gärna vid mat, slagsmål och snarkningar.

Kunnas är Finlands kanske mest kända bilderbokskonstnär, och hans myllrande uppslag är fulla av små skämt i marginalen. Texten är ganska lång, så högläsning passar från fem, sex år. En bra väg in i en mytologi som annars lätt blir högtidlig.`,
  'den-utrolige-historie-om-den-kaempestore-paere': `Staden Solby har förlorat sin borgmästare, som försvann spårlöst, och hans efterträdare är en uppblåst typ som ingen riktigt tycker om. Flaskpostens budskap sätter därför i gång en räddningsfärd, med en grubblande professor ombord, sjöodjur, sjörövare och ett mörkt, mystiskt vatten på vägen.

Jakob Martin Strid är tecknare i myllerskolan: ju längre man tittar, desto mer maskineri och småprat upptäcker man. Texten är ovanligt lång för en bilderbok, nästan en liten äventyrsroman. Högläsning från fem år; utgåvorna här är på danska, engelska och norska.`,
  'the-gruffalo': `Julia Donaldson utgick från en kinesisk saga om en flicka och en tiger och bytte till slut ut tigern mot ett eget påfund, delvis för rimmets skull. Samma fraser återkommer med små skiftningar, så att lyssnaren snart kan fylla i varje rad och njuta av att veta mer än djuren.

Axel Scheffler har gett vidundret klor, taggar och en nästan gullig osäkerhet. Lär ut ett och annat om list, storlek och självförtroende utan att någon märker det. Från tre år, helst med teatralisk röst; på svenska är rimmen nydiktade.`,
} as const;
