// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  sorgegondolen: `Titeln är hämtad från två pianostycken som Franz Liszt skrev i Venedig under ett besök hos dottern Cosima och svärsonen Wagner, och den långa titeldikten låter den resan möta poetens egna drömmar. Omkring den står korta stycken om april, tystnad, gränser och gökar, och några haikudikter med bara det nödvändiga kvar.

Tomas Tranströmer utgav boken 1996 och belönades med Augustpriset; Nobelpriset kom 2011. Bilderna är exakta som fotografier men öppnar nedåt. Den kan läsas på tjugo minuter och i tjugo år. Rätt ställe att börja, även för ovana diktläsare.`,
  'landet-som-icke-ar': `Edith Södergran dog 1923, trettioett år gammal, i tuberkulos och fattigdom på Karelska näset, nära den ryska gränsen. Under de sista åren skrev hon inte mycket, men det hon skrev blev enklare och mildare än de tidiga, stormande samlingarna. Här möts Kristus, trädgården, ålderdomliga sagotoner och ett främmande ljus.

Samlingen gavs ut 1925, med Elmer Diktonius som drivande kraft. Södergran är den svenskspråkiga modernismens första stora namn. Fri vers utan krångel, gjord för att läsas högt; passar både den unga läsaren och den som återvänder.`,
  'alfabet-christensen': `Antalet rader i varje avdelning är summan av de två föregående, så att dikten växer som ett träd, eller som en kedjereaktion. Orden följer alfabetet fram till n och stannar där, medan världen är full av duvor, drömmar, kloder, gifter, barn. Ett enda verb bär nästan allt: att finnas.

Inger Christensen skrev verket 1981, under kärnvapenkapplöpningens år. Det är en besvärjelse och en inventering, lika mycket matematik som bön. Läs gärna dikten i ett sträck. För dem som tror att sträng form och stark känsla inte går ihop, och gärna låter sig motbevisas.`,
  'dropar-i-austavind': `Motiven är små: ett redskap, ett fruktträd, snö, väder över fjorden, en diktare långt borta i tid och rum. Hauge hade lärt sig franska, tyska och engelska på egen hand och översatte utländsk poesi vid köksbordet, och han bar lärdomen lätt.

Samlingen från 1966 visar hans förvandling från strama rim till ett naket, nästan samtalande språk, som gjorde honom till förebild för yngre kolleger. Boken finns här på nynorska, och för svenska läsare är språket inte svårt med lite tålamod. Bra att läsa högt.`,
  'for-tradets-skull': `Boye hade 1935 gått igenom psykoanalys och skilsmässa och kommit hem från Berlin, och den fjärde diktsamlingen har lämnat de första böckernas klara, rimmade strävan. Versen är friare, bilderna kommer ur jord, sav, rovdjur och hav. De mest kända stroferna vinner på att läsas bland sina mörkare syskon.

Karin Boye hade varit med om att starta tidskriften Spektrum och översatte Eliot; intryck därifrån märks. Bara en samling till hann hon påbörja innan hon dog 1941. För läsare som kan ett par rader utantill och vill veta var de växte.`,
  kalevala: `Väinämöinen är sångare och gammal, Ilmarinen smed, Lemminkäinen kvinnotjusare; alla tre friar i Pohjola och förlorar mer än de vinner. Kullervo, den misshandlade trälen, är verkets mest tragiska gestalt. Skapelse, bröllop, stölder, besvärjelser för att stilla blod: allting sjungs i åtta stavelser med upprepningar.

Elias Lönnrot var läkare och vandrade i årtionden mellan runosångarna. Den första versionen kom 1835, den utökade med femtio sånger 1849. Betydelsen för Finlands kultur, från Gallen-Kallela till Sibelius, är svår att överskatta. Läs en sång i taget, gärna rytmiskt.`,
  'poetic-edda': `Dikterna är bevarade främst i den isländska handskriften Codex Regius. Där finns Völuspá om världens öde, Havamal med råd om gästfrihet, öl och vänskap, det komiska Trymskvadet när Tor kläs till brud, och hjältedikterna om Sigurd, Brynhild och Gudrun. Ingen författare är känd, och kvädena är säkert äldre än pergamentet.

Tonen växlar från orakelspråk till grovt smädande, alltid med få ord och stark rytm. Wagner, Tolkien och en stor del av fantasylitteraturen kommer härifrån. Kommentarer behövs ibland; välj ett kväde i taget. För myt- och språkintresserade läsare.`,
  'poems-dickinson': `Dikterna saknar titlar, är oftast ett par strofer långa och går i psalmboksrytm, men tanken slår ständigt in på oväntat håll. En fluga surrar i ett dödsrum, en fågel äter en mask, vinterljuset faller på ett särskilt sätt en eftermiddag. Ironin är lika närvarande som bävan.

Den första utgåvan kom 1890, fyra år efter Emily Dickinsons död, och redigerades hårt; först på nittonhundratalet fick läsarna originalens tankstreck. Varje översättning är en tolkning, så lägg gärna den engelska texten bredvid. För eftertänksamma läsare med blyertspenna.`,
  'leaves-of-grass': `Den centrala dikten, Sången om mig själv, är katalog, predikan och kärleksförklaring på en gång. Whitman tilltalar läsaren direkt, som ett du tätt intill, och räknar upp yrken, kroppsdelar och landskap som om allt vore lika heligt. Senare tillkom dikter från inbördeskriget, där han vårdade sårade, och sorgesången över Lincoln.

Från tolv dikter 1855 växte boken till flera hundra i den sista upplagan, strax före hans död 1892. Den fria versen och den öppna sinnligheten fick efterföljare i hela världen, även i Norden. Läs högt och gärna utomhus.`,
  'tutaj-szymborska': `Knappt tjugo dikter rymmer samlingen, som tar sig an det som är nära till hands: minnet som en besvärlig rumskamrat, en trafikolycka medan någon ställer på te, drömmar som överträffar konstnärer, ett foraminiferskal. Frågorna ställs med barnets allvar och forskarens skepsis, och slutsatsen är alltid provisorisk.

Wisława Szymborska fick Nobelpriset 1996 och publicerade få dikter, men omsorgsfulla. Boken från 2009 blev den sista under hennes livstid. I svensk språkdräkt behåller hon sin samtalston. För alla som tycker att poesi ska gå att förstå och ändå förvåna.`,
  'arhundradets-karlekssaga': `Dikterna saknar titlar, raderna är korta och tonen talad, som ett bråk i köket eller en tanke på natten när någon annan sover. Jaget är mor till flera barn, hustru, skrivande, arg och förälskad, och frågar vad det är för kärlek som alltid kräver att den ena ska förstå.

Märta Tikkanen är finlandssvensk och var gift med författaren Henrik Tikkanen, och boken lästes 1978 som svar på hans självutlämnande romaner. Den spelades på teater och blev en stor nordisk framgång. Går att läsa som roman; för vuxna läsare som levt nära missbruk, och alla andra.`,
  helkavirsia: `Ballader om Ylermi, den stolte som rider in i kyrkan, om Tuuri, som glömmer tiden på gästabud hos gudarna, och om jungfrur, prövade hjärtan och skuld. Handlingen är folkvisans, men trotset är sekelskiftets: människan står upprätt och får betala. Symbolism och kalevalamått förenas på ett sätt som var nytt 1903.

Eino Leino var Finlands mest hyllade lyriker på finska, journalist och översättare av Dante. En andra svit kom 1916. Översättningen söker återge den åttastaviga rytmen, och även den som kan finska har nytta av att jämföra. Läs högt.`,
  'yahya-hassan': `Jaget är barn i ett betongområde i Århus, med palestinska föräldrar, en slående far, koranskola, småstölder, socialtjänst och tvångsplaceringar. Dikterna går i kronologisk följd som en uppväxtroman, men upprepningar och hård rytm visar släktskap med rap och Whitman. Språket blandar gatans danska med högstämda bilder.

Yahya Hassan debuterade 2013, hotades till livet, skrev en bok till och dog 2020, bara tjugofyra år gammal. I svensk översättning står versalerna kvar. Boken är kort, våldsam i ämnet men inte utan humor. För vuxna och äldre tonåringar, även dem som aldrig läst poesi.`,
  'ariel-plath': `Flera av dikterna är skrivna på några få höstveckor 1962, efter separationen från maken och med två små barn i huset. Tematiken är kroppslig, mytisk och samtida på en gång: ett finger som skärs vid matlagning, biodling i Devon, sjukrum, en häst vid gryningen. Klangen är så noga arbetad att texterna måste höras.

Den första utgåvan från 1965 redigerades av Ted Hughes; långt senare kom Plaths egen ordning. Båda tål jämförelse. Några bilder väcker debatt, särskilt lån från Förintelsen. För läsare som redan känner Glaskupan och vill möta poeten på höjden av sin förmåga.`,
  'les-fleurs-du-mal': `Avdelningarna heter bland annat Spleen och ideal, Parisiska tavlor och Döden, och ordningen är tänkt som en väg genom frestelser och leda. En svan i stadens damm, katter, gamla gummor, en kvinna som går förbi: Baudelaire hittade ämnen på trottoaren och gav dem klassiskt mått. Skönhet och äckel delar gärna rad.

Domen från 1857 innebar att sex dikter förbjöds; en ny och utökad upplaga kom 1861. Symbolister, surrealister och svenska fyrtiotalister har gått i skola här. Formen är rimmad, så valet av översättare betyder mycket. För nattläsare.`,
  'duineser-elegien': `Vad är en människa mellan djuret, som ser det öppna, och ängeln, som är fruktansvärd i sin fullkomlighet? Varje elegi tar frågan från sitt håll: älskandes händer, hjälten, marknadsplatsens gycklare, de döda som fortfarande lär oss något. Samtidigt finns enkla ting, ett hus, en bro, ett krus, som behöver en röst.

Rainer Maria Rilke påbörjade cykeln på slottet Duino 1912 och avslutade den i Schweiz 1922, samma månad som de första sonetterna till Orfeus. Parallelltext är en fördel. För läsare som inte är rädda för att läsa om.`,
} as const;
