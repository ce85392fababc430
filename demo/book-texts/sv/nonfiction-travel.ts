// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kon-tiki-ekspedisjonen': `Flottens timmer höggs i Ecuadors djungel och sattes ihop utan en enda spik, och experterna räknade med att den skulle vattendränkas eller slitas isär. I stället blev det hundra och en dagar av flygfisk till frukost, valhajar under stockarna, radiokontakt med amatörer och långa samtal om polynesiska sägner. Svensken Bengt Danielsson var med som ende icke-norrman.

Thor Heyerdahl genomförde färden 1947 och gav ut boken året efter; dokumentärfilmen belönades med en Oscar. Forskningen har i huvudsak gett honom fel, men som berättelse håller den. För äventyrslystna från tolv år.`,
  'fram-over-polhavet': `Idén kom från vrakdelar efter ett skepp som drivit tvärs över havet, och Colin Archer byggde fartyget runt i botten så att isen skulle lyfta det i stället för att krossa det. Tretton man levde ombord med elektriskt ljus, bibliotek och tristess. De två som lämnade det, Nansen och Hjalmar Johansen, övervintrade i en stenhydda på Frans Josefs land.

Fridtjof Nansen var zoolog, senare diplomat och mottagare av Nobels fredspris. Skildringen från 1897 bygger på dagböckerna och rymmer hans egna teckningar. Lång, med prosa av oväntad skönhet. För alla vintermänniskor.`,
  'letters-written-during-a-short-residence-in-sweden-norway-and-denmark': `Tjugofem brev, riktade till en man som inte nämns vid namn men som läsaren förstår har svikit. Hon stiger i land nära Göteborg, far vidare till Tønsberg, Risør och Kristiania och återvänder via Köpenhamn och Hamburg. Vattenfall och klippstränder väcker känslor, men lika ofta undrar hon över handel, fängelser och tjänstefolkets löner.

Mary Wollstonecraft hade skrivit om kvinnans rättigheter och sett revolutionens Paris. Boken kom 1796, året innan hon dog, och den formade den romantiska reseskildringen. Intressant för nordbor som vill se sig själva utifrån, och för läsare av brevlitteratur.`,
  onskeresan: `Med på färden är hustrun Mona, och masten måste fällas innan båten kan ta sig in under de franska broarna. Schildt är konstvetare, så en sluss kan leda till ett resonemang om Cézanne, men han sköter också motor, ankare och tullpapper. Europa är ransonerat, sårat och ändå vänligt.

Göran Schildt, finlandssvensk skribent och vän till Alvar Aalto, blev känd genom den här boken från 1949 och fortsatte att segla Daphne i Medelhavet i årtionden. Kultiverad, lätt och solig, utan skryt. För seglare, frankofiler och den som drömmer i februari.`,
  'naiset-joita-ajattelen-oisin': `Metoden är att läsa brev och memoarer, resa efter och jämföra sina egna rädslor med deras. I Tanzania och Kenya söker hon Karen Blixen, därefter en rad upptäcktsresande från artonhundratalet, bland dem Isabella Bird, Ida Pfeiffer och Mary Kingsley, sedan målarinnor i renässansens Florens och konstnären Yayoi Kusama i Japan.

Mia Kankimäki hade tidigare skrivit om hovdamen Sei Shōnagon. Boken från 2018 blandar reportage, biografi och dagbok, med listor av goda råd från de så kallade nattkvinnorna. Tjock, pratsam och uppmuntrande. För resenärer, medelålders tvivlare och läsare som söker andra förebilder.`,
  'in-patagonia': `Nittiosju stycken, några bara en halv sida långa, utan tydlig väg mellan sig. Chatwin är på väg men berättar nästan inget om sig själv; i stället möter man en pianospelande pojke, släktingar till emigranter, spår efter Butch Cassidy och ättlingar till en man som utropade sig till kung av Araukanien. Bakom allt finns frågan varför människor bryter upp.

Bruce Chatwin hade arbetat på auktionshus och tidning innan han debuterade 1977. Reseskildringen förändrades av honom, och sanningshalten diskuteras ännu. Elegant, sval och rolig. För resenärer med anteckningsbok.`,
  'wild-strayed': `Strayed var tjugosex år, saknade vandringsvana och hade hållit på med heroin när hon 1995 började i Mojaveöknen; målet var en bro på gränsen mellan Oregon och Washington. Mellan etapperna återvänder texten till barndomen, till moderns korta sjukdom och till de böcker hon bar med sig och eldade upp sida för sida.

Cheryl Strayed gav ut memoaren 2012, sjutton år efter vandringen, och den blev film med Reese Witherspoon. Språket är rakt, självironiskt och sexuellt öppet. Ingen handledning i friluftsliv, snarast tvärtom. För läsare i livskris eller med nya kängor, från sexton år.`,
  'en-digters-bazar': `Andersen lämnade Köpenhamn hösten 1840, trött på motgångar vid teatern, och blev borta i nio månader. Han besöker Liszts konsert i Hamburg, firar karneval i Rom, sitter på Akropolis, ser dervischer dansa och far sedan uppför en flod där oroligheter väntade. Kapitlen är ordnade efter länder, och varje intryck byggs om till scen, sagofigur eller bild.

Hans Christian Andersen tillägnade de olika delarna vänner och berömdheter, och boken kom 1842. Skildringen av den första järnvägsresan är särskilt omtyckt. Här på danska och engelska; för sagoläsare som vill träffa personen bakom dem.`,
} as const;
