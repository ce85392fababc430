// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'gosta-berlings-saga': `Ekeby er et jernværk ved en lang sø og bestyres af majorinden, en mægtig kvinde med en hemmelighed. Tolv kavalerer lever af hendes gavmildhed, og juleaften slår de en handel af med djævelens udsending. Siden følger baller, ulve, oversvømmelse og knuste hjerter, kapitel for kapitel.

Selma Lagerlöf var lærerinde, da hun vandt en konkurrence i et blad med de første kapitler. I en tid med nøgtern realisme valgte hun sagnet, udråbet og egnens egne minder. Episoderne kan næsten læses enkeltvis. For alle, der holder af fortælling med fuldt orgelbrus.`,
  'roda-rummet': `Titlen sigter til et værelse på restaurant Berns, hvor malere, billedhuggere, skuespillere og selvlærde filosoffer mødes, låner penge og pantsætter hinandens frakker. Falk færdes også blandt modstykkerne: en bror i forretningslivet, et forsikringsselskab på papiret, en velgørenhedskomité og statens tomme kontorer.

Bogen fra 1879 kaldes gerne den første moderne svenske roman. Strindberg beundrede Dickens og Balzac, og han skriver korte scener med øre for de talemåder, folk gemmer sig bag. En munter indgang til et forfatterskab, som ellers er mest kendt for ægteskaber og dramaer.`,
  'doktor-glas': `Helga Gregorius søger konsultationen for at få en løgn, der kan holde hendes aldrende mand, en præst, på afstand. Lægen er over tredive, har aldrig ligget hos en kvinde og noterer sine drømme lige så omhyggeligt som argumenterne for og imod.

Da romanen kom i 1905, vakte den forargelse ved at drøfte fosterfordrivelse, dødshjælp og begær uden at hæve stemmen. Söderberg er også byvandringens mester, og det sommerlige Stockholm med lyse nætter, cafeer og broer er en person for sig. Formen er dagbogens, så læseren ved kun, hvad han vil ud med. En eftermiddags læsning.`,
  dvargen: `Herskeren fører krig, samler på lærde og giver gift til gæster. Blandt dem er kunstneren og opfinderen Bernardo, som ligner Leonardo. Fyrstinden lader dværgen bringe sine kærlighedsbreve ud, og han forstår så lidt af kærlighed, at han tror, han har gennemskuet den helt.

Alt beror på stemmen: korte, kolde sætninger fra én, der regner sig selv for ældgammel og ren. Bogen blev en stor succes under krigen, i 1944, og syv år senere fik Lagerkvist Nobelprisen. For læsere, der vil have deres historiske roman skåret ind til benet, og som gerne modsiger fortælleren.`,
  utvandrarna: `Karl Oskar og Kristina er ikke alene om bord. Med er broren Robert, som er blevet pryglet i sin tjeneste, en lægprædikant, kirken forfølger, og Ulrika, som sognet ser ned på. I 1850 har de hver deres grund til at forlade Sverige.

Vilhelm Mobergs egne slægtninge var rejst til Amerika, og han gennemgik breve, kirkebøger og skibslister, før han begyndte. Det er det første af fire bind og slutter med overfarten; resten foregår i Minnesota. Sproget er tungt og bibelsk, men ofte humoristisk. En rundhåndet slægtsroman til lange aftener.`,
  'mor-gifter-sig': `Omkring århundredskiftet går turen fra landarbejderbolig til fabriksgade, med nye skoler og nye halvsøskende, som skal passes. Pigen er stolt, jaloux og opmærksom; mest af alt ser hun, hvad barselssenge og husleje gør ved en kvinde.

Romanen er den første i en selvbiografisk trilogi og Moa Martinsons mest læste. Hun havde arbejdet siden barndommen, skrev i arbejderpressen og hørte til den generation, som bragte de svenske landfattige ind i litteraturen. Fortællemåden er direkte og snakkesalig, som om man sad i hendes køkken. For læsere af Ditlevsen og af Martin Andersen Nexø.`,
  'det-gar-an': `Albert er en smuk underofficer med sædvanlige meninger; Sara er på vej hjem til Lidköping, hvor hun vil drive sit eget værksted. Hun betaler sin del af alting, og den måde, hun gør det på, lærer ham at se på hende med nye øjne.

Almqvist var skolemand og præst og et af de mest urolige hoveder i svensk romantik. Programmet skjuler sig i små gebærder og solbeskinnede samtaler, hvilket gør det mere overbevisende end enhver afhandling. Titlen betyder nogenlunde, at det kan lade sig gøre. Kort og yndefuld, her på svensk, engelsk og finsk.`,
  sult: `Intet navn, ingen fortid, ingen familie: Vi får kun at vide, hvordan manden har det fra time til time. Han opfinder ord, følger efter en kvinde, han kalder Ylajali, giver penge bort, som han ikke kan undvære, og skriver artikler om umulige emner. En febril komik følger med.

Hamsun havde selv sultet i byen, og i foredrag angreb han den sociale roman for ikke at vide noget om sjælen. Bogen fra 1890 blev nærlæst af Kafkas generation. Fire dele, næsten ingen handling og en nervøst springende prosa gør, at den virker yngre, end den er.`,
  'markens-grode': `Isak er stærk, langsom i mælet og god til tømmer; Inger, som slår sig sammen med ham, har hareskår og havde ikke regnet med, at nogen ville have hende. Gennem årtierne kommer børn, kvæg, lensmænd, en telegraflinje og folk, der leder efter kobber.

Bogen er fra 1917 og skaffede tre år efter Hamsun Nobelprisen. Hyldesten til jorden er blevet læst med ubehag siden hans støtte til besættelsesmagten, og omtalen af samerne hører tiden til. Tilbage står fortællingens bibelske ro og en tør humor. For læsere, der kan rumme begge dele.`,
  'kristin-lavransdatter': `Faderen Lavrans er et af litteraturens store portrætter af godhed, Erlend et af charme uden fasthed. Kristin føder sønner, styrer en gård, skændes, gør bod og holder aldrig op med at spørge, hvad hendes ulydighed kostede. Rundt om hende går klosterliv, fejder og rigspolitik deres gang.

Sigrid Undset var arkæologdatter, født i Kalundborg, kendte tiden ned til lovene og brødet og nægtede at gøre sine mennesker moderne. De tre bind udkom fra 1920 til 1922, og i 1928 modtog hun Nobelprisen. En hel vinters læsning.`,
  'amtmandens-dotre': `Georg Kold bliver ansat som huslærer for sønnen og lægger mærke til den yngste datter. Hendes ældre søstre er ved at blive afsat, moderen roser sig af sine gode partier, og den stille iagttager Margrethe har efterladt papirer, hvor der står, hvad ingen må sige højt.

Camilla Collett var søster til digteren Wergeland og udgav romanen anonymt i to dele. Den regnes for Norges første moderne roman, og Ibsens kvindeskikkelser skylder den en hel del. Breve, dagbog og samtale veksler. Kan anbefales til beundrere af Jane Austen, som vil se embedsmandsstanden fra nordlig side.`,
  'alberte-og-jakob': `Fru Selmer tænker på, hvad folk siger, hr. Selmer på regningerne, og sønnen Jakob vil til søs. Alberte burde være køn og nyttig og er ingen af delene. Hun skriver vers i smug, fryser og ser på, mens andre piger forlover sig, i måneder uden sol og måneder uden mørke.

Cora Sandel havde i årevis boet i Paris som maler, før hun udgav sin første roman over fyrre år gammel. Den åbner Alberte-trilogien, et af Nordens fineste billeder af en kvinde på vej til at blive kunstner. Stilfærdig, ironisk og medfølende.`,
  'niels-lyhne': `Moderen opfostrer ham på poesi, huslæreren på ideer, en ung tante på den første længsel. Siden følger en enke i København, en vens kone og en ung hustru. Hver gang svigter virkeligheden drømmen, eller også svigter han den, og tabene prøver han at møde uden bøn.

J.P. Jacobsen var botaniker, oversatte Darwin og døde ung af tuberkulose. Den anden roman, fra 1880, blev håndbog for en generation af fritænkere i Norden og Tyskland, og Rilke bar den med sig. Farver, planter og stemninger er gengivet med en naturforskers omhu. Læs den langsomt.`,
  'lykke-per': `Han kalder sig selv lykkelig og skifter næsten alt ud undtagen sin arv. I København åbner den rige jødiske familie Salomon sit hjem, kanalprojektet får både støtter og fjender, og rejser til Alperne og Rom udvider scenen. Så melder præstegårdens stemme sig igen.

Pontoppidan udsendte værket i hæfter fra 1898 til 1904 og delte Nobelprisen i 1917 med Gjellerup. I Tyskland blev det tidligt beundret; engelske læsere måtte vente i hundrede år. Det er en bred, ironisk dannelsesroman om et land på vej ind i den moderne tid. For læsere af Thomas Mann.`,
  'ved-vejen': `Stationsforstander Bai er højrøstet, sund og glad for mad, og der er intet ondt i ham. Huus, den nye forvalter, siger ikke meget. Omkring Katinka sladrer og kurtiserer et helt landsogn med en præstefamilie, en pige på jagt efter en mand og uendelige mængder kaffe.

Herman Bang var journalist og teatermand og kaldte sig impressionist: Han viser bevægelserne og lader læseren slutte sig til resten. Fortællingen stod i 1886 i en samling om stille eksistenser, tager en eftermiddag at læse og bliver siddende meget længere. Beslægtet med Tjekhov og for de samme læsere.`,
  'barndommens-gade': `Fattigdom, naboer og opgang er Esters første verden. Efter skolen kommer pladser, dansesteder og unge mænd, og hele tiden spørgsmålet om, hvordan man slipper væk. Romanen er skrevet under besættelsen og ser tilbage på tiden før uden nostalgi.

Titlen deler den med et af Ditlevsens mest kendte digte. I sin anden roman bruger hun stof, som hun mange år senere vendte tilbage til i erindringerne, og det er spændende at se den samme gård to gange, først som opdigtet og siden som husket. Et oplagt næste skridt for dem, der er begyndt med Barndom.`,
  'seitseman-veljesta': `Den ældste, Juhani, er en bølle med et blødt hjerte, og den yngste, Eero, har den skarpeste tunge. Sammen får de brændt deres egen hytte ned, sidder dagevis på en stor sten omringet af tyre, brænder brændevin og skændes i lange, prægtige replikskifter, der på papiret ligner et skuespil.

Romanen fra 1870 er den første betydelige på finsk. Toneangivende kritikere fandt den rå, og Kivi døde to år senere, syg og fattig; nu flages der på hans fødselsdag. Dialekt, bibel og vise er blandet sammen, en prøvelse for enhver oversætter. For læsere af Cervantes og gode skrøner.`,
  'tuntematon-sotilas': `Rokka er bonde, slås fremragende og vil ikke gøre honnør; Koskela går foran i stedet for at kommandere; Hietanen undrer sig, Lahtinen skumler over de rige, og Lammio holder på reglementet. Næsten alle har deres egen dialekt og livsanskuelse, og vi følger kompagniet fra fremrykning over stilstand til tilbagetog.

Romanen kom i 1954, krænkede officerer og kritikere og blev straks taget til hjertet af veteranerne. Tre gange er den filmet, og enhver finne kan citere den. For læsere, som vil se krigen nedefra og forstå, hvordan latteren overlever dér.`,
  'hurskas-kurjuus': `Fra første side ved vi, hvordan Jussis liv slutter; bogen spørger, hvordan det kom så vidt. Han fødes i et hungerår, sendes fra gård til gård, gifter sig, begraver børn og sidder næsten ved et tilfælde i en komité, da de røde tager magten i sognet.

Sillanpää var en af de få, der så tidligt efter 1918 kunne skrive om den tabende side. Han har biologens afstand og en sjælden ømhed og er stadig den eneste finske forfatter med Nobelprisen, som han fik i 1939. Kort og usentimental, et modstykke til Linnas bredere lærred.`,
  'sinuhe-egyptilainen': `Sinuhe er et hittebarn, der bliver kirurg, mister alt på grund af den skønne Nefernefernefer og rejser over Babylon og hittitternes land til Kreta. Med sig har han den enøjede slave Kaptah, som er et geni til forretning. Hjemme forsøger Akhnaton at erstatte alle guder med en eneste.

Waltari havde aldrig været i Egypten, men byggede på årelange studier. Skrevet i løbet af måneder ved krigens slutning blev romanen en verdenssucces og filmet i Hollywood. Det lange perspektiv giver desillusionen tyngde. En bog til store rejser og lange sygelejer.`,
  'faltskarns-berattelser': `Aften efter aften sidder et lille selskab på kvisten hos feltskær Bäck, en veteran med pibe og adskillige fordomme, og hører om slægten Bertelsköld, som stiger til adelens top, og de stædige Larssoner, der er bønder og borgere. En ring med indskrift bringer lykke til en pris.

Topelius skrev rækken til sin avis i Helsinki fra 1850’erne og frem, med de spændingspunkter en føljeton kræver. Han var Finlands Walter Scott og lærte finner og svenskere at se deres fælles fortid som en fortælling. For unge og voksne, der holder af Dumas og Ingemann.`,
  'salka-valka': `Sigurlína går i land med sin lille datter, fordi pengene ikke rækker længere. Óseyri er én købmands by, og alternativerne hedder Frelsens Hær og flasken. Siden kommer Arnaldur, barndommens lærer og ven, hjem med tale om revolution, og Salka må vælge mellem fisk, forbund og hjerte.

Laxness var vendt hjem fra Hollywood med et filmmanuskript, der i stedet blev til denne roman i to dele, 1931-32. Hermed begyndte rækken af store realistiske værker, som bragte ham Nobelprisen i 1955. Vred, komisk og lyrisk på skift; et godt sted at begynde med ham.`,
  'pride-and-prejudice': `Fru Bennets problem er, at ejendommen går i arv til en fætter. Til Hertfordshire kommer en rig ungkarl, hans rigere ven, en besnærende officer og fætteren selv, præsten Collins, hvis frieri hører til de morsomste i engelsk litteratur. Veninden Charlotte viser, hvordan det fornuftige alternativ ser ud.

Austen skrev det første udkast som godt tyveårig og udgav bogen uden navn i 1813. Hendes måde at glide ind og ud af heltindens bevidsthed på er blevet efterlignet lige siden. Kærlighedshistorie, sædekomedie og en lektion i at læse andre mennesker, egnet til enhver voksen alder.`,
  'jane-eyre': `Fra et rødt værelse hos en tante går vejen over en velgørenhedsskole, der drives på sult og fromhed, til den første plads. Hun er ikke køn, det siger hun selv, og hun svarer igen. Husherrens samtale fornøjer hende; latteren fra tredje etage gør ikke.

Charlotte Brontë udgav bogen som Currer Bell i 1847, og anmelderne skændtes om, hvorvidt en kvinde kunne have skrevet den. Gysets virkemidler tjener et alvorligt krav: at blive elsket uden at blive gjort mindre. Senere forfattere, blandt dem Jean Rhys, har svaret igen. Fra femten år.`,
  'wuthering-heights': `En lejer fra byen tilbringer en forfærdelig nat på gården og beder sin husbestyrerinde om historien. Nelly Dean har iagttaget slægterne Earnshaw og Linton i omkring tredive år, og hun er hverken upartisk eller altid klog. Hvor Heathcliff kommer fra, og hvor hans penge stammer fra, forbliver dunkelt.

Det er Emily Brontës eneste roman; hun døde året efter udgivelsen i 1847. Samtiden gøs over grusomheden. Den symmetriske bygning, hvor anden generation spejler den første, træder frem ved genlæsning. For læsere, der ikke behøver at synes om personerne.`,
  middlemarch: `Til vævet hører en bankmand med en fortid, borgmesterens ødsle datter, en ny læge med reformer i hovedet, en ung mand, der venter på arv, og en jævn pige med sund fornuft. Jernbanen og valgreformen er på vej, og alles valg rykker i andres liv.

Mary Ann Evans, som hun egentlig hed, udgav romanen i otte dele i 1871-72. Den kloge, overvejende fortæller er lige så meget en person som nogen anden. Bogen handler om ægteskabet efter brylluppet, om arbejde, penge og det mulige, og den bliver bedre med læserens alder. Regn med flere uger.`,
  'moby-dick': `I New Bedford må fortælleren dele seng med den tatoverede harpunér Queequeg og finder en ven. Pequods mandskab kommer fra alle verdenshave; styrmand Starbuck gør indvendinger, og kaptajnen viser sig først på dækket, når land er ude af sigte. Kapitler om tovværk, tran og anatomi skyder sig ind i jagten.

Melville havde selv sejlet med hvalfangere. Romanen fra 1851 blev dårligt modtaget og først genopdaget i det tyvende århundrede. Shakespeare og Bibelen runger i den. For eventyrlystne læsere med tid, og gerne i en oversættelse, der ikke er forkortet.`,
  'madame-bovary': `Charles Bovary er godmodig, kedelig og forelsket. Yonville kan byde på en apoteker med meninger, en handelsmand, der giver kredit, et dyrskue og en godsejer med sans for forførelse. I operaen i Rouen ser alt muligt ud igen. Flaubert holder ikke med nogen og lader enhver kliché tale for sig selv.

Han brugte omkring fem år på bogen, tit med en side eller mindre om dagen. Efter trykningen i et tidsskrift blev han anklaget for usædelighed og frikendt i 1857. Den moderne romans måde at fortælle gennem en persons øjne på blev fuldendt her.`,
  'anna-karenina': `Tre ægteskaber er sat ved siden af hinanden: Stivas og Dollys, som er i vanskeligheder fra første side, Annas med en stiv embedsmand, og det, Levin håber på med Kitty. Saloner i Petersborg, en væddeløbsbane, en sneppejagt og et sygeværelse er beskrevet med samme opmærksomhed.

Tolstoj offentliggjorde romanen i tidsskrift fra 1875, mens tvivlen om hans eget liv som godsejer og forfatter voksede, og Levin bærer meget af den. Kapitlerne er korte og persontallet til at overse, så den er lettere at læse, end rygtet siger. Til en lang sommer.`,
  'bratja-karamazovy': `Den gamle Fjodor og hans ældste søn vil have den samme kvinde og strides om de samme penge. Ivan argumenterer, Aljosja er sendt ud fra klosteret i verden, og kokken Smerdjakov lytter ved dørene. Et af de berømteste kapitler er en historie om en storinkvisitor, fortalt på et værtshus.

Romanen blev den sidste, Dostojevskij fuldendte, få måneder før sin død. Familiedrama, kriminalgåde og teologisk debat er bundet sammen, med skandaløse komiske optrin imellem. For læsere, som vil have skønlitteraturen til at stille de største spørgsmål, og som ikke går af vejen for ophedede samtaler.`,
  'don-quijote': `Helten er ridder, fordi han selv har bestemt det, krikken hedder Rosinante, og en bondepige er blevet til Dulcinea. Væbneren har fået løfte om en ø. De møder gedehyrder, galejslaver, marionetspillere og i anden del folk, der har læst om dem og gerne vil spille med.

Cervantes havde været soldat og fange i Algier og var næsten tres, da første del kom i 1605; den anden fulgte ti år efter. Den kaldes ofte den første moderne roman, fordi den ved, at den er en. Tag den i ro og mag, et par kapitler ad gangen.`,
  buddenbrooks: `En middag i det nye hus i 1835 præsenterer dem alle. Senere holder Thomas facaden, Christian kan ikke lade være med at skildre sine lidelser, Tony gifter sig for firmaets skyld, og lille Hanno har kun øre for musik. Vendinger og håndbevægelser følger hver enkelt som motiver i en opera.

Debutromanen fra 1901 var den, Svenska Akademien især fremhævede, da Mann fik Nobelprisen i 1929. I Lübeck gættede man ivrigt på, hvem der var hvem. Trods længden er det hans mest tilgængelige, en gave til enhver, der holder af slægtsromaner.`,
  'der-prozess': `Vagterne spiser hans morgenmad, retten holder til på lofter i lejekaserner, og lovbøgerne viser sig at være smudslitteratur. Prokurist Josef K. antager en advokat, der aldrig står op, og rådspørger en maler, som portrætterer dommere. I domkirken fortæller en præst ham en lignelse.

Kafka efterlod manuskriptet ufærdigt og ønskede det brændt; vennen Max Brod udgav det i 1925, året efter hans død. Kapitlernes rækkefølge diskuteres stadig, og hverken religiøse, politiske eller psykologiske tolkninger har afgjort sagen. For læsere, der er parate til ikke at vide besked.`,
  'mrs-dalloway': `Hun er over halvtreds, har været syg og er gift med et konservativt parlamentsmedlem. Peter Walsh, tilbage fra Indien, var engang forelsket i hende, og måske var Sally det også. En krigsveteran, Septimus Warren Smith, hører fugle synge på græsk. Big Ben inddeler deres tanker.

Med romanen fra 1925 fandt Virginia Woolf den form, hun havde ledt efter: en enkelt dag med tunneler ned i fortiden. Krigen er slut og er alligevel overalt. Kapitler er der ingen af, så lad dig bære med strømmen, helst i én eller to omgange. For læsere, som lytter efter stemmer.`,
  'the-great-gatsby': `Nick Carraway er i familie med Daisy og har studeret sammen med hendes mand Tom, en tidligere sportsstjerne med ubehagelige teorier. Nick lejer sig ind ved siden af den store villa og bliver mere indviet, end han bryder sig om. Mellem Long Islands palæer og Manhattan ligger en slette af aske og et autoværksted.

Romanen fra 1925 solgte kun jævnt, og da Fitzgerald døde i 1940, regnede han sig for glemt. Berømmelsen kom bagefter. På under to hundrede sider er den et forbillede i opbygning: Næsten hver scene er en sammenkomst, og hver sammenkomst går galt.`,
  'l-etranger': `I første del følger vi en kontormand gennem begravelse, havbad, filmkomedie og en nabos kævl, i sætninger, som fastslår og ikke forklarer. Anden del viser, hvordan et samfund konstruerer en mands karakter ud af den slags enkeltheder.

Camus voksede op i fattigdom i Algier og udgav sin første roman i det besatte Paris i 1942, samme år som essayet om Sisyfos. Den navnløse araber har siden fået mæle hos den algeriske forfatter Kamel Daoud. Den læses tit i skolen, men har godt af et nyt besøg, når man er blevet ældre.`,
  'mjortvyje-dusji': `Forretningen er på sin vis lovlig: Indtil næste mandtal tæller afdøde bønder stadig som ejendom, der kan belånes. Derfor aflægger Tjitjikov visit hos en sukkersød drømmer, en mistroisk enke, en løgnagtig spillefugl, en bjørn af en mand og en gnier. I byen begynder damerne at snakke.

Gogol kaldte værket et digt. Pushkin siges at have foreslået emnet, og første del udkom i 1842; anden del, som skulle bringe forløsning, brændte han næsten helt. Russisk prosa skylder den sine groteske bipersoner og sine lyriske udbrud. For læsere, som ler ad bureaukrati.`,
  'bonjour-tristesse': `Cécile er færdig med kostskolen, dumpet til eksamen og har ikke travlt. Hendes far Raymond skifter let veninder; Anne, en ven af den afdøde mor, tror på orden, god smag og lektier. Sol, hav og en student ved navn Cyril giver anledningen, og et spil om jalousi sættes i gang.

Manuskriptet blev til på få uger, titlen er hentet i et digt af Éluard, og i 1954 forargede bogen Frankrig med sin rolige tone om sex og kedsomhed. Nedenunder ligger en klassisk fransk analyse af hjertet. Overkommelig på en eftermiddag, men med eftersmag.`,
  kokoro: `På en strand ved Kamakura lægger en ung mand mærke til en ældre og opsøger ham siden i Tokyo. Læremesteren har ingen stilling, en elskværdig kone og en grav, han besøger hver måned. Anden del fører studenten hjem til en døende far; tredje er et langt brev.

Sōseki havde været ulykkelig stipendiat i London og udgav romanen i 1914, efter at kejser Meijis død havde afsluttet en epoke. Titlen betyder hjerte i betydningen sind og følelse på én gang. Kun få personer har navn. En naturlig begyndelse for den, der vil opdage japansk litteratur.`,
  'die-leiden-des-jungen-werthers': `Brevene går til en ven, Wilhelm, hvis svar vi aldrig ser. Først er de fulde af Homer, kilder og børn; så vender forloveden Albert hjem, og Ossian afløser Homer. Til sidst må en udgiver træde til og berette.

Goethe skrev ud fra egne oplevelser i Wetzlar og en kollegas skæbne. Udgivelsen i 1774 gjorde ham berømt over hele Europa, og unge mænd gik i blå frakke og gul vest. Selv omarbejdede han senere teksten og holdt den på afstand. For læsere, som vil vide, hvornår følelsen blev en ret.`,
} as const;
