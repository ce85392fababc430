// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'broderna-lejonhjarta': `Det er lillebroren, der fortæller. Han er syg, ængstelig og overbevist om, at han ikke duer til noget heltemodigt, mens Jonatan er alt det, han beundrer. I Kirsebærdalen er der fred, men i nabodalen lever folk bag en mur, bevogtet af Tengils soldater, og nogen må hjælpe dem.

Lindgren udgav romanen i 1973, og især de sidste sider har været diskuteret lige siden. Sproget er enkelt og højtideligt som i et gammelt sagn. Fra ni år, og gerne sammen med en voksen, der har tid til at tale om det bagefter.`,
  'ronja-rovardotter': `Borgen har fået en kløft tværs igennem, og det varer ikke længe, før en fjendtlig røverbande flytter ind i den anden halvdel. Ronjas far er lutter larm og følelser, moderen holder styr på dem alle med fast hånd og en vuggevise, og udenfor venter vætter og et vandfald, man kan dø i.

Lindgren var over halvfjerds, da hendes sidste roman udkom i 1981, og den ligner en opsummering: det stædige barn, skoven, kærligheden, der råber højt. Fra ni år. Her er fare og sorg, men også megen latter.`,
  'glasblasarns-barn': `Glaspusteren Albert tjener så lidt, at han må drage til markeds med sine varer og sin familie, og dér bliver Klas og Klara lagt mærke til. Kun en gammel kone, som væver tæpper og kan læse fremtiden i dem, aner, hvad der er på vej.

Maria Gripe fik ti år efter bogen, i 1974, den internationale H.C. Andersen-medalje, og med ham deler hun evnen til at lade eventyrfigurer stille alvorlige spørgsmål: Hvad er frihed, og kan man eje et andet menneske? Drømmende og en smule uhyggelig; fra omkring ni år.`,
  'the-lion-the-witch-and-the-wardrobe': `Peter, Susan, Edmund og Lucy skændes som alle søskende, og en svaghed for søde sager får alvorlige følger for en af dem. På den anden side af skabet møder de faunen Tumnus, et gæstfrit bæverpar og et land, hvor nogen har ventet længe på børn som dem.

C. S. Lewis forskede i middelalderens litteratur i Oxford, og hans kristne tro har givet historien form. Det var den første af de syv Narnia-bøger, han skrev, og det er stadig her, man bør begynde. Fra otte år, alene eller som godnathistorie.`,
  'the-secret-garden': `Mary er vokset op i Indien blandt tjenestefolk, og ingen har holdt af hende. Nu kommer hun til Misselthwaite, et gods på heden i Yorkshire, hvor stuepigen Martha taler bred dialekt, hendes bror Dickon omgås vilde dyr, og en fætter altid har fået at vide, at han snart skal dø.

Frances Hodgson Burnett var født i England, levede længe i Amerika og udgav romanen i 1911. Den rummer noget af sin tids syn på kolonier og klasser, men har en moderne forståelse for børn, der er umulige, fordi de er ulykkelige. Fra ni år.`,
  'treasure-island': `Det hele begynder på en kro ved kysten, hvor en gammel sømand betaler en dreng for at holde øje med en mand med ét ben. Siden går det til Bristol, om bord på Hispaniola og i land mellem palisader og sumpe, mens godsejer Trelawney taler over sig, og doktor Livesey bevarer roen.

Stevenson havde tegnet et kort for at more sin stedsøn i en regnfuld skotsk ferie, og resten fulgte af sig selv. Næsten enhver sørøver siden 1883 har lånt et eller andet herfra. Fra ti år, tidligere ved højtlæsning med indlevelse.`,
  'anne-of-green-gables': `Matthew Cuthbert tør knap tale med kvinder, og hans søster Marilla nærer mistro til alt fantasteri. Ind i deres skurede køkken i Avonlea kommer en pige på elleve, der finder en hjerteveninde i Diana og en fjende i Gilbert Blythe, fordi han nævner hendes hår.

Det var L. M. Montgomerys debut i 1908 og begyndelsen på en serie, som følger Anne ind i voksenlivet. Forfatteren kendte selv Prince Edward Island fra sin opvækst hos strenge bedsteforældre. En lang, rummelig roman for læseglade børn fra ti år og for voksne på gensyn.`,
  vaffelhjarte: `Niårige Trille fører ordet, og han bekymrer sig en del: Mon Lena også regner ham for sin bedste ven? Rundt om de to står en stor familie, en farfar med knallert og farfars søster, hvis vafler er ugens faste holdepunkt.

Maria Parr debuterede i 2005 med denne bog på nynorsk, og den er siden oversat til en lang række sprog. Hvert kapitel rummer ét storslået påfund og det, der sker bagefter. Når sorgen kommer, er den rigtig nok, men den får ikke lov at vælte læseren. Fra syv-otte år.`,
  'nils-holgerssons-underbara-resa-genom-sverige': `Akka fra Kebnekajse fører flokken an, ræven Smirre følger efter med nag i sindet, og hver landsdel på ruten får sit eget sagn, sin egen ulykke eller sit eget spøgelse. Nils er ikke større end en hånd og må gøre nytte blandt dyr, som har god grund til at hade ham.

Værket kom i to bind i 1906 og 1907 og var bestilt af svenske lærere, som ønskede en moderne læsebog. Få år efter modtog Selma Lagerlöf som første kvinde Nobelprisen i litteratur. Fra ni år, og fin som et langt oplæsningsprojekt.`,
  'mordarens-apa': `I tyvernes Lissabon finder Sally Jones ly hos fadosangerinden Ana Molina og arbejde på et værksted, hvor man reparerer musikinstrumenter. Tale kan hun ikke, men hun kan skrive på maskine, og det er hendes egen beretning om jagten på beviser, vi får i hænderne.

Jakob Wegelius er både forfatter og tegner, og bogen åbner med et galleri af portrætter. Kapitlerne er korte, tonen er høflig og let melankolsk, og dampskibe, havne og anbefalingsbreve giver den et skær af gammeldags rejseroman. For tålmodige læsere på elleve-tolv år og for voksne.`,
  'harry-potter-and-the-philosophers-stone': `Under al trolddommen er Hogwarts en britisk kostskole med kollegier, skemaer, spøgelser og en pedel, der ikke kan lide børn. Harry får for første gang venner: Ron, som har en hel stribe storebrødre, og Hermione, der har læst bøgerne på forhånd. På en forbudt gang ligger noget gemt.

Rowlings debut fra 1997 blev den første af syv romaner. Hver dækker et skoleår, og de bliver mørkere, efterhånden som læserne bliver ældre. Opfundne ord og navne fylder meget og er en fornøjelse i sig selv. Til øvede læsere fra otte-ni år.`,
  'die-unendliche-geschichte': `Bastian Balthazar Bux har mistet sin mor, er tyk og bliver jaget af kammeraterne. På skolens loft læser han om jægerdrengen Atreju, der skal redde Den Barnlige Kejserinde, og efterhånden bliver grænsen mellem læser og bog utæt. Så er man kun halvvejs.

Michael Endes roman fra 1979 blev trykt i to farver, en for hver verden, og de seksogtyve kapitler begynder med hver sit bogstav i alfabetet. Den forsvarer fantasien, men viser også, hvad den kan koste. For stærke læsere på elleve år og for voksne.`,
  'skammerens-datter': `Evnen har Dina fra sin mor, og hun ville gerne være den foruden. På borgen er en ung adelsmand anklaget for at have dræbt sin egen familie, men da Skammeren ikke vil bekræfte hans skyld, er der andre, som har travlt med at få sagen afgjort på deres måde.

Lene Kaaberbøl indledte i 2000 en serie på fire bind, hvor både politik og familiebånd bliver mere indviklede. Hun skriver uden overflødige ord og tager de moralske spørgsmål alvorligt: Hvad skal vi med skam, og hvem udnytter den? En del vold; fra ti-elleve år.`,
  'me-rosvolat': `Tiårige Vilja havde udsigt til en feriekøretur med en irriterende storesøster. Nu sidder hun hos en høvding, hans kone, der kører som død og djævel, deres to børn og en kumpan med guldtænder, og forude venter det årlige stævne for alle landets røverslægter.

Det første bind af en lang finsk serie udkom i 2010 og blev siden filmatiseret. Midt i alt postyret ligger et spørgsmål, børn godt kender: Hvor hører jeg til, og er jeg den samme, når jeg er et andet sted? Højt tempo og megen larm for læsere mellem otte og tolv.`,
} as const;
