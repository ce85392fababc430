// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'pippi-langstrump': `Varje kapitel är ett litet upptåg för sig: Pippi leker kull med poliser, går i skolan för att få jullov och ställer till det på ett fint kafferep. De prydliga syskonen i grannhuset är läsarens ögon, medan Pippi själv förblir en gåta, stark nog att skratta åt det mesta men utan någon vuxen som stoppar om henne.

Boken från 1945 var Astrid Lindgrens stora genombrott, och Ingrid Vang Nymans bilder i klara färger hör lika självklart till. Passar för högläsning från fem år och för egen läsning något senare.`,
  'emil-i-lonneberga': `Gården heter Katthult och ligger i ett Småland som Astrid Lindgren kände genom sin fars barndomsminnen. Här finns pappa Anton som ropar, mamma Alma som skriver upp allt i blå skrivböcker, pigan Lina och framför allt drängen Alfred, Emils bästa vän i hela världen.

Berättaren vänder sig direkt till läsaren och kryddar med dialekt, grannskvaller och mycket mat. Detta är den första av böckerna om Emil, och den fungerar utmärkt som högläsning för barn från fem, sex år. Vuxna brukar få minst lika roligt.`,
  'lillebror-och-karlsson-pa-taket': `Lillebror är yngst i en helt vanlig familj, med storasyskon som har annat för sig och föräldrar som säger nej till hund. När Karlsson kommer får han en lekkamrat som ingen annan vill tro på, och ungefär hälften av buset kan han inte ens skylla ifrån sig på ett trovärdigt sätt.

Humorn ligger i repliken: Karlsson vrider till varje argument så att han själv vinner. Ilon Wikland tecknade figuren, och det här är den första av tre böcker. Lagom från sex år, och tacksam att läsa med två röster.`,
  'trollkarlens-hatt': `Runt Mumintrollet samlas nästan hela det persongalleri som läsare sedan lärt sig älska: Snusmumriken, Sniff, Snorkfröken, den grubblande Hemulen och en Mårra som fryser marken omkring sig. Äventyren kommer ett i taget, men under sommarljuset finns redan frågor om vad det är att bli igenkänd och att äga saker.

Tove Jansson skrev boken 1948 och gav den sina egna pennteckningar. Tonen är ljusare än i de senare muminböckerna, vilket gör den till fin högläsning från sex år för barn som tål lite trolldom.`,
  trollvinter: `Här lämnar Tove Jansson sommardalens trygga umgängesliv och skriver om den som måste klara sig utan familj. I badhuset bor osynliga näbbmöss, på isen går en farlig och vacker gestalt, och en hurtig hemul på skidor stör friden för alla. Lilla My tar det hela med ro och åker kana på en silverbricka.

Boken från 1957 markerar en vändning mot det inåtblickande i muminserien. Förebilden till Too-ticki var konstnären Tuulikki Pietilä. För eftertänksamma barn från åtta år, och i hög grad för vuxna.`,
  'folk-og-rovere-i-kardemomme-by': `Kasper, Jesper och Jonatan bor utanför stan med ett lejon och hittar aldrig sina saker. Polismästare Bastian tycker illa om att arrestera folk, och stadens enda lag går ut på att man ska vara snäll och i övrigt får göra som man vill. Thorbjørn Egner behöver inga större skurkar än så för att få en hel berättelse att rulla.

Figurerna föddes i barnradion och har länge varit hemma även på teaterscenen. Boken är varm och sjungbar, lagom spännande för barn mellan fyra och åtta år.`,
  'kjerringa-som-ble-sa-lita-som-ei-teskje': `I Sverige är hon kort och gott Teskedsgumman, och många minns henne från julkalendern i tv. I böckerna är hon en helt vanlig bondgumma med make, disk och bakbestyr, bara med den skillnaden att förvandlingen kan slå till mitt i sysslorna. Då begriper hon också djurens språk, och förhandlar gärna hårt.

Alf Prøysen växte upp på landet i Hedmarken och lånade ton därifrån: klurig, jordnära och aldrig sockersöt. Björn Bergs teckningar är en stor del av nöjet. Högläsning från fyra, fem år och lättläst för nybörjaren.`,
  'otto-er-et-naesehorn': `Topper och hans vän Viggo har ett praktiskt problem: vad äter en noshörning, och var gömmer man den för vaktmästaren? Kirkegaard låter följderna växa steg för steg, tills ett helt hyreshus är inblandat. Vaktmästare, poliser och grannar är alla lika rådlösa, vilket barn brukar uppskatta mycket.

Ole Lund Kirkegaard var lärare och visste precis vad som får en klass att tystna och sedan skrika av skratt. Boken har bild på nästan varje uppslag, meningarna är korta och tempot högt. För läsare mellan sex och nio.`,
  'gummi-tarzan': `Ivan kan varken spotta långt, spela fotboll eller läsa ordentligt, och i omgivningen finns det alltid någon som påminner honom om det. Kirkegaard skildrar skolgårdens rangordning med burleska överdrifter, men utan att någonsin göra sig lustig på pojkens bekostnad. Det är fadern, med sina seriehjältar och muskeldrömmar, som framstår som den löjlige.

Boken kom 1975 och filmades några år senare av Søren Kragh-Jacobsen. Den är kort, rikt illustrerad och lättläst, med ett slut som lämnar plats för samtal. Bra från sju år.`,
  'charlie-and-the-chocolate-factory': `Kalle bor med föräldrar och fyra mor- och farföräldrar i ett dragigt litet hus där det mest serveras kålsoppa. Kontrasten mot fabrikens rum kunde inte vara större: där finns ätbara ängar, tuggummi som är en hel middag och oompa-loompier som kommenterar varje olyckligt barn på rim.

Roald Dahl älskade själv choklad och berättade gärna om godiset i sin barndom. Sagans moral är gammaldags sträng, men levereras med sådan fantasi att ingen hinner protestera. Högläsning från sex år, egen läsning från åtta.`,
  'winnie-the-pooh': `Kristoffer Robin, Nasse, I-or, Kanin, Uggla, Kängu och lilla Ru: varje djur har sitt eget sätt att missförstå världen. Berättelserna är små, som när man är på väg för att fånga en heffaklump eller ge bort en ballong, men samtalen växer till ren filosofi på björnars vis.

A. A. Milne utgick från sin sons gosedjur, och E. H. Shepards lätta pennteckningar gav dem kropp. På svenska har Brita af Geijerstams ordlekar blivit ett med texten. För barn från fem år och alla som läser för dem.`,
  'heinahattu-ja-vilttitossu': `Höhatten är storasyster och försöker hålla ordning, Filttofflan är liten och tänker minsann inte lyda. Deras föräldrar är snälla men tankspridda, upptagna av mat och potatisforskning, så flickorna drar egna slutsatser om hur en familj borde fungera.

Systrarna Sinikka och Tiina Nopola skrev tillsammans, och boken från 1989 blev den första i en lång serie som också har spelats på teater och film. Mest är det replikerna som bär: korta, envisa och befriande ologiska. Roligast som högläsning mellan fem och åtta, gärna för syskon som känner igen sig.`,
  'atte-sma-to-store-og-en-lastebil': `Åtta barn med namn på M, från Maren till lille Morten, sover i rader på golvet och retar gallfeber på grannen under. Så småningom dyker också mormor upp, en av de mest älskade figurerna i norsk barnlitteratur, och allting blir ännu trängre och ännu bättre.

Anne-Cath. Vestly läste sina berättelser i radion, och man hör det muntliga tilltalet på varje sida. Maken Johan Vestly tecknade bilderna. Boken inleder en hel serie och passar barn från fem år som gillar vardag framför trolldom.`,
  'sagan-af-blaa-hnettinum': `Brimir och Hulda hör till barnen på en planet utan vuxna, där fjärilarna väcks av solen en gång om året. När de hamnar på planetens mörka baksida får de se vad de andras nöjen kostar, och frågan om rättvisa blir plötsligt konkret.

Andri Snær Magnason, som senare skrivit mycket om klimat och miljö, låter sagan tala utan pekpinnar, och Áslaug Jónsdóttirs bilder är en viktig del av boken. Den belönades med Islands litteraturpris, som aldrig tidigare gått till en barnbok. För högläsning från sex år.`,
} as const;
