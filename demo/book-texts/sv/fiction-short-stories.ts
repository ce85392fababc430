// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  historietter: `Formatet är tidningens: många av berättelserna trycktes först i dagspress, och de ryms ofta på tre, fyra sidor. En tuschteckning väcker frågan om vad den betyder, någon drömmer om evigheten, en kopp te får oväntade följder. Slutet kommer utan pekpinne, som om berättaren bara ryckte på axlarna och tände en cigarr.

Hjalmar Söderberg gav ut boken 1898, före Doktor Glas, och språket har knappt fått en rynka. Sekelskiftets melankoli och ironi i sin renaste svenska form. Bra reslektyr och en utmärkt bok att läsa högt ur.`,
  'seven-gothic-tales': `Titlar som Syndafloden över Norderney, Apan, Drömmarna och Vägarna runt Pisa antyder tonen: 1800-talets Europa, kardinaler, operasångerskor, unga adelsmän och ett öde som flyttar pjäserna. Berättelser föder nya berättelser inuti sig, och könsroller, namn och identiteter byts ut som teaterkläder.

Karen Blixen skrev på engelska efter återkomsten från Kenya och lät boken gå ut i USA 1934 under namnet Isak Dinesen, innan hon själv gjorde den danska versionen. På tvärs mot sin tids realism, lärd och lekfull. För läsare som har tålamod med invecklade konstruktioner och förkärlek för det aristokratiska.`,
  'die-verwandlung': `Gregor är handelsresande, ensam försörjare åt föräldrar och syster, och hans första problem är praktiska: hur man vänder sig om, öppnar dörren, gör sig förstådd för prokuristen i hallen. Rummet krymper, möblerna bärs ut, tre inneboende flyttar in. Systern Grete, som först tar hand om honom, är den som förändras mest.

Franz Kafka hörde till dem som publicerade lite under sin livstid, men denna långa novell kom 1915. Den har tolkats som religion, psykoanalys och satir över kontorslivet, men fungerar lika bra bokstavligt. Kort och lättläst; även för gymnasister.`,
  'dama-s-sobatjkoj': `Gurov är bankman i Moskva, gift och van vid korta eskapader; Anna Sergejevna är ung, gift i en landsortsstad med ett grått staket. Det händer egentligen bara att de träffas, reser hem och inte glömmer. Tjechov placerar de avgörande ögonblicken i detaljer: en melonskiva, en teaterföajé, några grå hårstrån i en spegel.

Novellen är från 1899, när författaren själv bodde i Jalta för lungornas skull, och hör till hans mest beundrade. Det öppna slutet har lärt generationer av novellister att sluta i tid. För alla som älskar Munro.`,
  'dear-life': `Miljön är oftast Ontarios småstäder och landsbygd, från trettiotalet och framåt: ett sanatorium för lungsjuka barn, en tågresa, en nattvandring, en läkarmottagning som inte går att hitta. Munro kan hoppa femtio år mellan två stycken och ändå få läsaren att känna att ingenting fattas. Skammen och lusten är jämnstarka.

Alice Munro fick Nobelpriset 2013, året efter bokens utgivning, en ovanlig ära för en renodlad novellist. Meningarna är enkla, kompositionen är det inte, så läs gärna om. För läsare som hellre vill ha tio hela liv än ett långt.`,
  'resa-med-latt-bagage': `En man lämnar allt hemma, stiger ombord på en båt och vill vara anonym; på resan finns ändå hyttkamraten med sin plånbok full av fotografier. I andra noveller är det ett sommarbarn som sätter en familjs samvete på prov, en främmande stad där någon tappar fotfästet, ett växthus, måsar. Ensamhet är en lyx som man måste försvara.

Tove Jansson skrev under sina senare decennier novellsamlingar och korta romaner för vuxna, alltmer avskalade. Den här kom 1987. Lätt att läsa, med en bismak som sitter kvar. För den som bara mött henne i Mumindalen.`,
  'herr-arnes-penningar': `Berättelsen bygger på en händelse från 1500-talets Bohuslän, då en prästgård plundrades på sin skatt. Elsalill, fosterdotter i huset, är den enda som överlever, och i Marstrand söker hon sig fram mellan levande och döda. Lagerlöf låter spöket av en ung flicka gå barfota i snön lika naturligt som fiskhandlare går med kärra.

Selma Lagerlöf gav ut den lilla romanen 1904, och Mauritz Stiller gjorde en berömd stumfilm av den. Formen har drag av ballad och isländsk saga. På drygt hundra sidor, för läsare som gillar kuslig vinter och moraliskt allvar.`,
  sudenmorsian: `Aalo heter kvinnan, skogvaktaren Priidik är hennes goda make, och det är just friden i hemmet som gör lockelsen svår att förstå, även för henne. Berättaren är en from krönikör som varnar läsaren på varje sida och ändå inte kan dölja att friheten i skogen är vacker.

Aino Kallas var finländska, gift med en estnisk diplomat och forskare, och levde bland annat i London när hon 1928 skrev boken. Den har lästs feministiskt, folkloristiskt och som skräck, och blivit pjäs och musik. Under hundra sidor, i arkaiserande prosa som bör få ta sin tid.`,
  dubliners: `Ordningen är uttänkt: först barndom, sedan ungdom, mognad och offentligt liv, sist den långa novellen De döda, där en julbjudning med gås, sång och tal övergår i något stillsamt överväldigande. Stadens kvarter, krogar och spårvagnslinjer är så noggrant återgivna att man kan gå efter dem.

James Joyce skrev större delen i tjugoårsåldern och väntade nästan ett decennium på en förläggare som vågade trycka; boken kom 1914. Han kallade insikterna som drabbar figurerna epifanier. För läsare som vill ha klar realism med djup, och en säker introduktion till Odysseus författare.`,
  'der-tod-in-venedig': `Gustav von Aschenbach är disciplinens konstnär, änkling, adlad och trött, och redan i München dyker en främling med rött hår upp som ett tidigt bud. Staden är vacker och rutten, gondolen svart som en kista, gästerna på hotellet kommer från hela Europa. Hotet som myndigheterna tiger om ger handlingen dess feberkurva.

Thomas Mann skrev novellen efter en egen resa 1911, och Visconti och Britten har gjort film respektive opera av den. Prosan är klassiskt utarbetad, full av grekisk mytologi. Kort men tät, för läsare av idéer och vackra meningar.`,
  'the-old-man-and-the-sea': `Pojken Manolin vill följa med men får inte för föräldrarna, som anser att Santiago har otur. Ute på Golfströmmen talar den gamle med fåglar, fisken, sin egen hand och minnet av baseballspelaren DiMaggio. Dygnen räknas i sol, kramp, rå tonfisk och linans tyngd mot ryggen.

Ernest Hemingway levde på Kuba och fiskade själv marlin. Boken kom 1952, fick Pulitzerpriset och nämndes i motiveringen till Nobelpriset två år senare. Den läses på ett par timmar. Tidlös och enkel, för läsare från tolv år, pensionärer och alla däremellan.`,
  'synnove-solbakken': `Synnöve kommer från en gård med haugiansk fromhet, Torbjörn från en far som uppfostrar hårt av rädsla för att sonen ska bli som förfäderna. En gårdsdräng eggar till slagsmål, ett bröllop går fel, och två familjer måste börja tala med varandra. Visorna i texten är en del av charmen.

Bjørnstjerne Bjørnson var tjugofyra när han 1857 gjorde bönderna till bokens huvudpersoner, med sagans korta repliker som förebild. Nobelpriset fick han 1903. Ljus, naturskön och optimistisk i tonen. För läsare av Lagerlöf, eller den som söker norsk folklivsskildring på ett par kvällar.`,
  bavian: `Det handlar ofta om familjer på resa eller i kök: föräldrar som grälar, ett barn som får syn på något det inte borde, en man som inte kan låta bli. Dialogen är vanlig tills den inte är det längre. Aidt skriver i raka huvudsatser, ofta i presens, och låter katastrofen komma mitt i en bisats.

Naja Marie Aidt är född på Grönland och uppvuxen i Köpenhamn, poet i första hand, och samlingen kom 2006. Flera noveller innehåller våld och sexualitet. För läsare som gillar Raymond Carver och tål att bli oroade.`,
  advent: `Hunden heter Leó och baggen Eitill, och tillsammans kallas de för treenigheten av grannarna, halvt på skämt. Benedikt är en fattig dräng i medelåldern, och färden har han gjort i decennier utan betalning. Snöstormar, stenkojor, eldar, medmänniskor på gårdar som annars aldrig får besök: mycket mer behövs inte.

Gunnar Gunnarsson var islänning men skrev på danska under sina år i Danmark. Kortromanen bygger på en verklig herdes färd och gavs ut i Danmark 1937. Tankfull, nästan som en liknelse, och vacker att läsa i fyra portioner, en för varje advent.`,
} as const;
