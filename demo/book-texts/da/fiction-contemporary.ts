// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'livlakarens-besok': `Christian 7., den engelskfødte Caroline Mathilde og livlægen fra Altona er historiske skikkelser, og det samme er Guldberg, den lille, fromme mand, der iagttager dem. I et par år omkring 1770 strømmer forordninger om trykkefrihed og afskaffelse af tortur fra et enkelt skrivebord i København.

Per Olov Enquist hørte til Sveriges førende prosaister og dramatikere, og mødet mellem idealisme og magt optog ham altid. I 1999 fik han Augustprisen for romanen. Gætværk og dokument er åbent blandet. For læsere af historiske romaner, som vil have tanker med i købet.`,
  'rovarna-i-skuleskogen': `Sort død, Trediveårskrigen, alkymister og feltskærere glider forbi for øjnene af en skabning, som ældes langsomt og husker dårligt. Nu og da kalder skoven ham tilbage til de kammerater, der stjæler, jager og ikke har brug for historie.

Kerstin Ekman var kendt for krimier og for en romanrække om kvinder i en stationsby. I 1988 forenede hun sin naturviden med en skælmefortælling gennem århundrederne. Sproget er sanseligt og stiller krav til læseren. For voksne, der kan lide Lagerlöfs trolde og Woolfs Orlando, og som gerne slår et træ eller en fugl op undervejs.`,
  juloratoriet: `Solveig var på vej til prøve på cykel. Hendes mand Aron flytter med børnene til Sunne og kan ikke holde op med at skrive breve til en kvinde på den anden side af kloden; sønnen Sidner vokser op blandt særlinge, får venner og bærer for meget. Årtier senere er en opførelse under forberedelse.

Göran Tunström vendte igen og igen tilbage til den lille by i Värmland, hvor han selv var præstesøn og tidligt mistede sin far. Romanen fra 1983 er hans mest kendte og blev filmet. Den går gerne omveje og fortjener langsom læsning.`,
  hummelhonung: `Kvinden er uden navn og har skrevet bøger om hellige dårer og martyrer; nu har hun to for sig. Hadar og Olof bor i hvert sit hus og er fast besluttet på at overleve hinanden. Den ene spiser kun salt, den anden kun sødt. Imellem dem ligger mindet om en kvinde og et barn.

Torgny Lindgren kom fra en landsby i Västerbotten, og dens dialekt, bibel og madlavning er grunden under hele hans senere værk. Romanen fra 1995 fik Augustprisen. Grotesk, sparsom og teologisk drilagtig; for læsere, som kan le ad de sidste ting.`,
  'anna-hanna-och-johanna': `Hanna fødes i det fattige grænseland Dalsland i 1800-tallet, får alt for tidligt et barn og gifter sig med en møller. Johanna vokser op med brødre, flytter til Göteborg og tror på den socialdemokratiske fremtid. Anna har uddannelse og en skilsmisse bag sig og genkender alligevel den gamle frygt.

Marianne Fredriksson var bladredaktør og begyndte at skrive romaner omkring de halvtreds; denne fra 1994 blev oversat over hele verden. Hver kvinde får sin egen tone og tid. Let at læse og velegnet til at vandre fra hånd til hånd i en familie.`,
  sommarboken: `Sophias mor er død; det nævnes én gang i forbifarten og farver alt. Far arbejder ved sit bord. I toogtyve små kapitler bygger de to andre et Venedig i miniature, beder om uvejr, bliver uvenner om en kat og undersøger en nytilflytters hus, uden at man ved, hvem der passer på hvem.

Tove Jansson udgav bogen i 1972, kort efter at hun selv havde mistet sin mor, og øen ligner den, hvor hendes brors familie holdt sommer. Den er skrevet for voksne, og dens korthed snyder. Til liggestolen, og lige så godt til en syg ven.`,
  'hagring-38': `Advokat Claes Thune og hans venner, blandt dem en psykiater, en forretningsmand, en journalist og en jødisk skuespiller, har holdt klubaften hver måned i årevis. Nu har Tyskland taget Østrig, og meningerne i kredsen hårdner. Hun, der renskriver Thunes breve, har oplevet noget, ingen spørger til.

Kjell Westö skriver på svensk og har gjort sig til krønikeskriver over Helsinki i det tyvende århundrede. I 2014 modtog han Nordisk Råds Litteraturpris for romanen. Elegant i formen og stille alarmerende; for læsere, som gerne hører nutiden i det historiske.`,
  puhdistus: `Aliide lytter efter drenge, der kaster sten mod ruden. Zara, pigen på gårdspladsen, er flygtet fra mænd, som handler med kvinder, og har et gammelt fotografi med. Sovjetunionen er lige faldet fra hinanden, og kapitler fra 1930’erne og frem forklarer, hvad Aliide håber aldrig at blive spurgt om.

Sofi Oksanen, hvis mor er estisk, skrev først stoffet som skuespil. Romanen fik både Finlandiaprisen og Nordisk Råds Litteraturpris og henledte opmærksomheden på en historie, man vidste for lidt om. Den rummer seksuel vold. For læsere af spænding med alvor.`,
  'janiksen-vuosi': `Vatanen sælger sin båd, glemmer kone og redaktør og tager det arbejde, der byder sig: rydning, slukning af skovbrand, istandsættelse af en hytte i Lapland. En præst med pistol, en tyvagtig ravn og et selskab diplomater krydser hans vej. Det lille dyr får altid mad først.

Arto Paasilinna havde været skovarbejder og journalist, før romanen fra 1975 gjorde ham kendt i udlandet, ikke mindst i Frankrig. Den er filmet mere end én gang. Under løjerne ligger en alvorlig modvilje mod jag og papirarbejde. En god gave til en kollega, der nærmer sig pensionen.`,
  'hytti-nro-6': `Pigen læser arkæologi og er på vej væk fra Moskva og en indviklet kærlighed. Vadim, bygningsarbejder, praler, bander, fortæller grufulde historier om kvinder og deler sin mad. Udenfor glider samovarer, birke og sne forbi, hele vejen til Mongoliet.

Rosa Liksom er født i Lapland, har studeret i Moskva og er også billedkunstner. Hun fik Finlandiaprisen i 2011; filmen forlægger rejsen til en anden strækning og ændrer historien. Landskabspassagerne ligner prosadigte. For læsere med interesse for Rusland, for tog og for medfølelsens grænser.`,
  'taalla-pohjantahden-alla': `Jussi Koskela ejer ikke den jord, han dræner, og derpå beror både hans og sønnen Akselis skæbne. Præstegården, herregården og skrædder Halme, socialismens apostel med butterfly, repræsenterer de kræfter, der virker i landsbyen Pentinkulma fra 1880’erne og ind i det nye århundrede.

Väinö Linna havde været fabriksarbejder og allerede skrevet den store finske krigsroman. Med trilogien fra 1959 til 1962 ændrede han landets syn på borgerkrigen i 1918. Den er ligefremt fortalt, med dialoger af stor komisk præcision, og hører til de værker, man forstår Finland igennem.`,
  'de-maske-egnede': `Fortælleren Peter er forældreløs, Katarina har mistet begge sine, og August er farligt forstyrret. De går på en skole, hvor præcision håndhæves på sekundet. Hvorfor er børn som de blevet optaget? De mødes i smug, forsøger at forstå planen og eksperimenterer med skolens ure.

Høeg gav fortælleren sit eget fornavn og efternavn, og siden 1993 har man drøftet, hvor meget der er selvoplevet. Tonen er tøvende, nøjagtig og såret. Romanen passer til læsere, der interesserer sig for opdragelse, og for dem, som skolen lader stå udenfor.`,
  'profeterne-i-evighedsfjorden': `Falck læste teologi for at behage sin far og ville hellere have været læge. I kolonien Sukkertoppen møder han købmanden, kateketen, sulten og fristelserne, og længere inde i fjorden prædiker Habakuk og Maria Magdalene en kristendom uden danskere. Senere brænder København.

Kim Leine voksede op i Norge, arbejdede i mange år som sygeplejerske i Grønland og ved mere om kroppe end de fleste romanforfattere. Bogen modtog Nordisk Råds Litteraturpris i 2013. Omfang, snavs og vold er betragtelige, og det er humoren også. For læsere med udholdenhed.`,
  'dette-burde-skrives-i-nutid': `Huset ligger i Glumsø, så man kan høre togene til København. En ansat ved banen, en tidligere kæreste og hans forældre, en faster med samme navn og en række mænd glider ind og ud. Dorte lyver uden besvær, sover meget og skriver måske det, vi sidder og læser.

Helle Helle bliver kaldt minimalist, men hun udelader blot det, andre ville understrege, og stoler på ting, måltider og talemåder. Romanen fra 2011 gav hende et stort publikum. Sjællandske vendinger og tonefald er en del af fornøjelsen, så dansk er sproget at læse den på.`,
  'is-slottet': `Efter moderens død er Unn flyttet ind hos sin tante, og hun bærer på noget, hun ikke kan få sagt. Siss går alene hjem den aften. I kulden før den første sne er et vandfald frosset til sale, søjler og kamre, og dér kommer en hel bygd til at lede.

Tarjei Vesaas skrev nynorsk og boede på en gård i Telemark. Romanen fra 1963 fik Nordisk Råds Litteraturpris og nævnes ofte som hans ypperste. Sætningerne er korte, symbolerne bliver aldrig forklaret, og børns højtidelighed er taget alvorligt. Fra femten år og for voksne.`,
  'det-andre-namnet': `Maleren Asle har levet alene, siden hans kone Ales døde. Naboen Åsleik kommer sejlende og inviterer ham til jul. I Bjørgvin har navnebroderen brug for hjælp. Foran bilruden kan to børn eller et ungt par dukke op, som om tiden var blevet gennemsigtig.

Jon Fosse var længst kendt som dramatiker, da han efter sin overgang til katolicismen begyndte på dette store værk, og i 2023 fik han Nobelprisen. Han skriver nynorsk, og gentagelse og rytme er selve meningen. Læs i lange stræk og uden hast; så virker den.`,
  'ut-og-stjaele-hester': `Den sommer fældede Trond tømmer med sin far ved den svenske grænse. En kammerat tog ham med på ridetur, og noget forfærdeligt var netop sket i kammeratens familie. Krigen var tre år gammel og havde efterladt ubetalt gæld. Nu er han syvogtres og enkemand.

Romanen fra 2003 blev Per Pettersons gennembrud i udlandet og modtog på engelsk den irske IMPAC-pris. Arbejdet er beskrevet, så man mærker det i skuldrene. Lange sætninger, meget fortiet og et landskab af elv og stammer. For læsere, der gerne bruger tid på en eftertænksom bog.`,
  'arv-og-miljo': `Bergljot skriver om teater og har voksne børn. For længe siden fortalte hun familien, hvorfor hun holder sig væk, og de foretrak ikke at høre efter. Nu dør faderen, broren føler sig snydt, og gamle forbund genoplives. Freud, Jung og krigene på Balkan tages med på råd.

I Norge rejste romanen i 2016 en debat om fiktion og virkelighed, som forfatterens egen familie blandede sig i. Uden for landet står den på egne ben som en undersøgelse af, hvordan sandheden bliver administreret ved bordet. For enhver, der har overlevet et familiemøde, og for læsekredse.`,
  'dinas-bok': `Som lille forvolder Dina en ulykke, der dræber hendes mor, og faderen kan ikke længere se på hende. Hun sendes bort, får musik og tal af en huslærer, giftes som sekstenårig med en ældre mand og bliver frue på Reinsnes. De døde taler fortsat til hende, og bibelvers står over hvert kapitel.

Herbjørg Wassmo var allerede kendt for trilogien om Tora, da bogen kom i 1989; to fortsættelser og en film fulgte. Hun er selv fra Vesterålen og kender landsdelens handel, sommernætter og vejr. For læsere, der vil have store lidenskaber.`,
  forforeren: `Wergeland kommer hjem fra en verdensudstilling og finder sin kone Margrete død på gulvet. Fra det øjeblik springer en fortæller med ukendt identitet frem og tilbage og viser, hvordan han erobrede seere, kvinder og en angst fra barndommen. Ingen episode fører til den næste på sædvanlig vis.

Det er første del af en trilogi, hvor de følgende bind, Erobreren og Opdageren, fortæller det samme liv på ny; det sidste gav Jan Kjærstad Nordisk Råds Litteraturpris. Han er teolog af uddannelse og har tænkt meget over form. For læsere af store, kloge og legende romaner.`,
  paradisarheimt: `Steinar fra Hlíðar sætter stengærder og snedkererer skrin med hemmelige skuffer. Efter gaven til majestæten møder han en mormonbiskop, der har fået tæv for sin tro, og han tager af sted for at se landet med egne øjne. Hjemme sidder kone, søn og en datter, hvis uskyld snart bliver udnyttet.

Laxness støttede sig til en virkelig islandsk mormons erindringer og havde besøgt Utah. Romanen er skrevet efter Nobelprisen og viser hans sene manér: sagaens korthed, et alvorligt ansigt og medynk bag spotten. For læsere, der holder af ironi uden hån.`,
  'englar-alheimsins': `Familien bor i et nyt kvarter i Reykjavík, og vi følger drengen gennem skole, piger og rockmusik til afdelingen på hospitalet, hvor medpatienterne har hver sin forklaring på verden. Det er den syge selv, der har ordet, og han mister det ikke.

Einar Már Guðmundsson er lige så meget lyriker som prosaist. Bogen fik Nordisk Råds Litteraturpris i 1995, og filmen har musik af Sigur Rós. Sygdommen er behandlet uden sentimentalitet, samfundet uden anklageskrift. Kapitlerne er korte, og humoren er kulsort. For voksne og ældre teenagere, også dem, der selv er pårørende.`,
  beloved: `Året er 1873, og i huset nummer 124 i udkanten af Cincinnati bor Sethe, datteren Denver og noget, der slår spejle i stykker. Paul D, en af mændene fra plantagen Sweet Home, dukker op og bringer et kortvarigt håb. Så sidder der en ung kvinde på en træstub, med ny hud og uden erindring.

Morrison gik ud fra den virkelige sag om Margaret Garner, en flygtet slave. Romanen fik Pulitzerprisen i 1988, og fem år senere blev hun den første sorte kvinde med Nobelprisen i litteratur. Tiden er brudt op, sådan som traumer bryder den.`,
  'the-remains-of-the-day': `Darlington Hall har fået amerikansk ejer og færre folk. Stevens mindes de store dage mellem krigene, da betydelige herrer mødtes uofficielt for at være rimelige over for Tyskland, og da hans far, også tjener, blev for gammel til at bære en bakke. Uden for bilen passerer Vestenglands landskab.

Ishiguro er født i Nagasaki, opvokset i Surrey og fik Bookerprisen for sin tredje roman og Nobelprisen i 2017. Wodehouse og politisk historie mødes i én uangribelig stemme. En kort bog om loyalitet det forkerte sted, for enhver, der har arbejdet for meget.`,
  'l-amica-geniale': `Elena Greco, datter af en portner, ser fra alderdommen tilbage på Lila Cerullo, skomagerens barn, som ikke var bange for noget. I kvarteret bestemmer købmanden, ågerkarlen og camorraen; den ene pige får lov at blive i skolen, den anden tegner sko.

Det er det første af fire bind og når frem til et bryllup. Elena Ferrante udgiver under pseudonym og optræder intetsteds, hvad der ikke har hindret et uhyre publikum. Dialekten omtales oftere, end den bruges. Begynd her, for bøgerne udgør én sammenhængende historie, og hav gerne det næste bind liggende klar.`,
  'cien-anos-de-soledad': `José Arcadio Buendía grundlægger byen med nogle få fæller og fortaber sig i alkymi; hans kone, Úrsula, holder sammen på det hele. Sigøjnere kommer med is og magneter, oberst Aureliano fører toogtredive krige, og siden ankommer jernbanen og bananselskabet. Navnene gentages, og det gør besættelserne også.

Tonen lærte García Márquez efter eget udsagn af sin mormor i Aracataca. Romanen fra 1967 førte det latinamerikanske boom kloden rundt og var hovedgrunden til Nobelprisen i 1982. For læsere, der med glæde opgiver at spørge, hvad der er virkeligt.`,
  'nesnesitelna-lehkost-byti': `Han skelner mellem at elske og at gå i seng med nogen; det kan hun ikke. Malerinden Sabina forråder af princip, og Franz går med i optog. Kampvogne, udvandring til Zürich og en tilbagevenden er de ydre begivenheder. At personerne er født af en gestus eller en sætning, lægger forfatteren ikke skjul på.

Kundera havde boet i Frankrig i flere år, da han skrev den. Syv dele gentager og varierer de samme liv som i et stykke musik, og små essays er strøet ud imellem dem. For læsere, der vil have deres kærlighedshistorie med refleksion.`,
  'il-gattopardo': `Fyrsten af Salina forstår udmærket, at hans forarmede nevø Tancredi må slutte sig til den nye orden og gifte sig med Angelica, hvis far er en vulgær mand med formue. Selv foretrækker han sit teleskop. Kapitlerne er scener fra hver sin måned, og de sidste springer langt frem.

Lampedusa var siciliansk fyrste, en umådelig læser og forfatter først i sine sidste år. Forlag sagde nej; bogen kom i 1958, efter hans død, og er en af Italiens mest elskede romaner. Viscontis film er berømt. For kendere af forfald, gode middage og lange sætninger.`,
  'to-kill-a-mockingbird': `Maycomb er en træt gammel by i depressionens år. Scout, storebroren Jem og sommergæsten Dill, som har træk fra Truman Capote, leger omkring et hus, hvor ingen viser sig. Deres far får til opgave at forsvare Tom Robinson, en sort mand, anklaget af en hvid kvinde, og børnene lærer deres naboer at kende.

Harper Lees debut kom i 1960, mens borgerretsbevægelsen samlede sig, og fik Pulitzerprisen. I et halvt århundrede var det hendes eneste bog. Diskussionen om dens hvide synsvinkel fortsætter. Humoristisk og varm, fra tretten år.`,
  'half-of-a-yellow-sun': `Ugwu kommer fra sin landsby for at tjene hos Odenigbo, en matematiker med revolutionære meninger, og ser sit første køleskab. Den smukke, privilegerede Olanna flytter ind; tvillingesøsteren Kainene leder faderens forretning og elsker Richard, en genert englænder, der vil skrive. Fortællingen veksler mellem tressernes begyndelse og slutning.

Adichie mistede begge sine bedstefædre i krigen og er vokset op i Nsukka, hvor meget foregår. Romanen fra 2006 modtog Orange-prisen. Historien mærkes gennem mad, sex og skolegang mere end gennem strategi. For læsere af brede romaner med levende personer.`,
  'the-god-of-small-things': `I december 1969 venter Estha og Rahel på deres kusine fra England; i 1993 mødes de igen. Imellem ligger det, der hændte på floden. Den fraskilte mor Ammu, en marxistisk onkel, en hævngerrig grandtante og den kasteløse snedker Velutha er bundet til hinanden af regler, der er ældre end de selv.

Arundhati Roys første roman fik Bookerprisen i 1997, og tyve år med politiske essays gik, før den næste kom. Kronologien er rystet sammen, og de store begyndelsesbogstaver er et barns. Skal læses for sproget og for vreden.`,
  'disgrace-coetzee': `Professoren er fraskilt to gange og underviser i romantisk poesi for studerende, som er ligeglade. Over for udvalget erklærer han sig skyldig og nægter at angre. Datteren Lucy dyrker blomster og passer hunde i det østlige Kap; naboen Petrus er ikke længere hendes karl. En eftermiddag kommer tre fremmede til huset.

Med bogen blev Coetzee i 1999 den første, der fik Bookerprisen to gange; Nobelprisen fulgte i 2003. Den er skrevet i nutid og uden kommentar og handler lige så meget om dyr som om skyld efter apartheid. Kort og hård.`,
  chaesikjuuija: `Hendes mand, som giftede sig med hende, fordi der ikke var noget særligt ved hende, fortæller den første del. I den anden bliver en svoger, videokunstner, besat af hendes krop og malede blomster. Den tredje tilhører den ansvarlige storesøster, på vej gennem regn til en klinik.

Han Kang havde udgivet digte og prosa i mange år, da den engelske oversættelse i 2016 modtog International Booker Prize, og i 2024 fik hun Nobelprisen. Volden foregår mest i hjemmet, og billederne er nøjagtige. For voksne, som vil have litteratur, der er fremmed og ikke trøster.`,
  'kar-pamuk': `Digteren Ka er kommet fra Frankfurt for at skrive om unge kvinder, som har taget deres eget liv, og fordi den smukke İpek er blevet skilt. Hemmelige betjente, elever fra den religiøse skole, en teatertrup og en karismatisk islamist vil alle forklare sig for ham.

Pamuk kaldte den sin eneste politiske roman, og en ven af Ka, en forfatter ved navn Orhan, fører ordet. Bogen kom i 2002, fire år før Nobelprisen, og afvejer Europa mod provinsen, Gud mod ensomheden. For læsere, der hellere vil have spørgsmål end standpunkter.`,
  atonement: `Pigen har skrevet et skuespil til sin brors hjemkomst. Søsteren Cecilia er hjemme fra Cambridge, og det samme er Robbie, rengøringskonens søn, hvis studier deres far betaler. En vase og et brev i de forkerte hænder: Sommerdagen i 1935 ses på skift af dem, der misforstår den.

Anden del er tilbagetoget i 1940, den tredje et hospital i London, og bag dem ligger spørgsmålet om, hvad en romanforfatter må gøre med virkelige liv. McEwan udgav bogen i 2001; filmen fulgte seks år efter. For elskere af den engelske roman fra Austen til Woolf.`,
  'normal-people': `Hendes familie har et stort hus i det vestlige Irland, og hans mor gør rent der. I skolen er han populær, og hun er ikke; på Trinity College i Dublin er det omvendt. Kapitlernes overskrifter angiver, hvor lang tid der er gået siden sidst, og imellem ligger mails, fester, eksaminer og lange pauser.

Sally Rooneys anden roman er fra 2018 og blev til en tv-serie. Replikkerne løber uden anførselstegn, og depression og underkastelse er beskrevet uden dikkedarer. For læsere i tyverne og for dem, der har glemt, hvordan det var.`,
} as const;
