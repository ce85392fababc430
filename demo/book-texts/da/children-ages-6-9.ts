// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'pippi-langstrump': `Villa Villekulla er et gammelt hus i en tilgroet have, og her bestemmer ingen voksne sengetiden. Faderen er skyllet over bord, siger Pippi, og imens får naboens velopdragne børn, Tommy og Annika, noget at undre sig over. Både politibetjente, indbrudstyve, en lærerinde og et kaffeselskab må finde sig i hendes gæstfrihed.

Astrid Lindgren fandt på historierne til sin syge datter, og i 1945 blev de hendes gennembrud. Der fulgte to bind mere. Hvert kapitel er en afrundet fortælling, som kan læses højt fra femårsalderen og læses alene et par år senere.`,
  'emil-i-lonneberga': `Far skælder ud, så det runger, mor skriver dagens ulykker ned i blå hæfter, og i snedkerboden bliver rækken af udskårne træmænd længere og længere. Heldigvis har Emil karlen Alfred, som er hans bedste ven, og som forstår, at de fleste påfund begynder med en god hensigt.

Bogen fra 1963 er den første af tre om drengen på Katholt. Lindgren byggede på sin fars erindringer om en barndom på landet, og derfor er både markeder, madvarer og årstider så håndgribelige. Björn Bergs streg hører med. God at læse højt fra fem år.`,
  'lillebror-och-karlsson-pa-taket': `Alle andre i familien har nogen: far har mor, og de store søskende har deres venner. Drengen ønsker sig allermest en hund. I stedet kommer der en gæst med propel på ryggen, som resten af huset ikke tror på, og som efter eget udsagn aldrig har gjort noget forkert.

Karlsson er forfængelig, grådig og let at fornærme, altså som et lille barn, og netop det får børn til at le. Romanen indledte en trilogi, og Ilon Wiklands tegninger gav den dens skorstene og tagrygge. Livlig oplæsning for seksårige og opefter.`,
  'trollkarlens-hatt': `Handlingen strækker sig fra den første forårsdag til en stor fest i august. I huset bor ikke kun familien, men også Snusmumrikken, Sniff, Snorkfrøkenen og en hemul, der samler på frimærker, og flere kommer til, for gæster får uden videre en seng.

Med denne bog blev Mumidalen kendt uden for Norden, og Tove Jansson har selv tegnet de mange pennetegninger. Kapitlerne kan nydes hver for sig, men hænger alligevel sammen. Fra seks år som højtlæsning; den voksne vil høre et vemod nedenunder, som børnene først opdager senere.`,
  trollvinter: `Solen er væk, familien sover, og ingen af de regler, Mumitrolden kender, ser ud til at gælde. Lille My er også vågen, men hun morer sig. Mere skræmmende er kulden selv, der kommer gående hen over isen, og den larmende hemul på ski er næsten lige så svær at holde ud.

Her i 1957 skifter serien toneleje. De tidlige bind handler om katastrofer og fællesskab, mens helten nu får lov at være bange og vokse ved det. Velegnet til eftertænksomme børn fra otte år og til voksne på en mørk januaraften.`,
  'folk-og-rovere-i-kardemomme-by': `Kasper, Jesper og Jonatan stjæler kun det nødvendigste og kan aldrig finde deres ting i rodet derhjemme. Inde i byen forudsiger gamle Tobias vejret fra sit tårn, sporvognen kører frem og tilbage, og politimester Bastian vil helst ikke gøre nogen kede af det.

Thorbjørn Egner udviklede viser og historier til norsk børneradio, og siden 1950’erne er stykket spillet på utallige scener, ikke mindst i Danmark. Byens eneste lov handler om hensyn og frihed, og den tåler stadig at blive drøftet ved spisebordet. Fra omkring fire år, gerne syngende.`,
  'kjerringa-som-ble-sa-lita-som-ei-teskje': `Et ganske almindeligt norsk landkøkken danner rammen, med tøj, der skal hænges ud, og bær, der skal plukkes. At skrumpe er blot endnu en ting, som kan gå galt på en travl dag, og heltinden tager den med samme faste stemme, hvad enten hun forhandler med dyr, vejrguder eller køkkentøj.

Alf Prøysen kom fra Hedmark, skrev viser og fortalte for børn i radioen, og man hører hans mundtlige tone overalt. At hovedpersonen er en gammel kvinde, er usædvanligt og dejligt. Til børn fra fire-fem år og deres bedsteforældre.`,
  'otto-er-et-naesehorn': `Blyanten ser ud som alle andre, men den kan noget særligt, og før Topper og hans ven Viggo ved af det, skal der skaffes foder i store mængder. Mødre, naboer og myndigheder skal helst intet opdage, og det er svært med en gæst i den størrelse.

Ole Lund Kirkegaard var lærer i en landsby, og hans sympati lå altid hos barnet, der kigger ud ad vinduet. I 1972 var han allerede godt i gang med at forny den danske børnebog. De voksne er mere sære end onde, og ingen bliver bedre mennesker af historien. Seks til ni år.`,
  'gummi-tarzan': `Efter skoletid venter de store, i gymnastiksalen går det ikke bedre, og hjemme sidder en far med tegneserier og drømmer om en søn med muskler. Ivan har ingen at klage til. Det, han får, er en forbundsfælle, som ikke forlanger, at han først skal gøre sig fortjent til hjælpen.

Fortællingen fra 1975 er en dansk klassiker og er siden blevet filmatiseret. Den lover ikke, at man kan træne sig ud af at være svag, og drillede børn mærker forskellen. Tonen er fræk, grov og varm. Fra cirka syv år, alene eller sammen.`,
  'charlie-and-the-chocolate-factory': `Kålsuppe er der nok af hjemme hos familien, og kun én af de gamle kan komme ud af sengen, da den store dag oprinder. Bag Willy Wonkas porte får de selskab af fire andre vindere: en ædedolk, en tyggegummiekspert, en forkælet datter og en dreng, der kun vil se fjernsyn.

I sin opbygning ligner bogen fra 1964 de gamle advarselshistorier, komplet med små viser, men manererne er dem, man kender fra en spøgefugl. Roald Dahl elskede at finde på ord, og det gør den taknemmelig at læse op. Fra syv år.`,
  'winnie-the-pooh': `Ti afsluttede kapitler, deriblandt en ekspedition til Nordpolen og en glemt fødselsdag, er rammet ind af en far, der fortæller for sin søn. Hver beboer i skoven har et urokkeligt temperament, fra den ængstelige Grisling til den bedrevidende Ugle, og ingen af dem bliver klogere.

A. A. Milne var dramatiker og humorist, og E. H. Shepard tegnede landskabet efter naturen i Ashdown Forest. De små digte og de store begyndelsesbogstaver kommer bedst til deres ret i oplæserens egen stemme. Fra femårsalderen; den anden Plys-bog kom i 1928.`,
  'heinahattu-ja-vilttitossu': `Far er optaget af sine kartofler, mor vil helst være alle andre steder end i køkkenet, og derfor må de to piger i praksis opdrage sig selv. Ved siden af bor et par nysgerrige ældre søstre, og byens politi er ikke meget bevendt over for en fornærmet lille rømling.

Med denne bog fra 1989 begyndte en lang og meget elsket finsk serie. Humoren ligger især i replikkerne: Den ene vil så gerne være artig, den anden kan ikke se hvorfor. Hverdagskomik med et stænk anarki, velegnet til oplæsning fra fem år.`,
  'atte-sma-to-store-og-en-lastebil': `Maren, Martin, Marte, Mads, Mona, Milly, Mina og lille Morten sover på madrasser, der rulles ud hver aften. Under dem bor en dame, som ikke bryder sig om støj, og ude på landet bor mormor, der aldrig har set storbyen, før hun kommer på besøg.

Anne-Cath. Vestly læste selv sine fortællinger i norsk radio, og den rolige talestemme er bevaret på tryk. Bogen fra 1957 fik flere fortsættelser. Der er få penge og meget arbejde, men ingen jamrer, og det gør den til trygt selskab for børn mellem fem og ni.`,
  'sagan-af-blaa-hnettinum': `Brimir og Hulda bor på en ø, hvor børn aldrig bliver ældre, sover, hvor de vil, og spiser det, naturen giver. Handelen med den fremmede sender de to venner ud på en rejse gennem mørke skove til klodens anden side, og der ser de, hvem der har betalt for festen.

Islændingen Andri Snær Magnason er digter og har siden skrevet om klima og landskab for voksne. Fortællingen udkom i 1999 med billeder af Áslaug Jónsdóttir og er blevet spillet som teater i flere lande. Moralen er tydelig, men ikke belærende. Til fælles læsning fra seks år.`,
} as const;
