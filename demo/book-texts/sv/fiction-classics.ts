// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'gosta-berlings-saga': `På Ekeby regerar majorskan över sju järnbruk och tolv kavaljerer, tills den elake Sintram får männen att lova honom något de borde ha aktat sig för. Därpå följer ett år i bruksbygden, berättat som en rad sagor: en varg efter släden, en bal, en vårflod, en grevinna på vandring.

Lagerlöf var lärarinna i Landskrona när hon 1891 gick emot tidens realism och lät lidelsen styra tonen, med utrop och naturlyrik. Boken grundlade det författarskap som senare gav henne Nobelpriset. För läsare som gillar skrönor och stora känslor.`,
  'roda-rummet': `Kapitlen är som scener: utsikten från Mosebacke, ateljéer i Lill-Jans, det röda rummet på Berns, ett teatersällskaps fattiga liv. Olle Montanus filosoferar, Struve anpassar sig, Sellén målar, och Falk får pröva om en ärlig människa kan behålla både ideal och lön.

August Strindberg gav ut sitt genombrott 1879, trettio år gammal och nyligen drabbad av konkurs. Den brukar kallas den första moderna svenska romanen, för sin snabba dialog och sitt angrepp på allt som var heligt. Överraskande lätt att läsa; passar alla som gillar satir med tänder.`,
  'doktor-glas': `Tyko Gabriel Glas är drygt trettio år, betraktar människorna på gatan från sitt fönster och har aldrig riktigt levat själv. Pastor Gregorius är vidrig i hans ögon, hustrun Helga ber om ett intyg, och så börjar tankarna gå. I anteckningarna ryms också den äldre vännen Markel, drömmar och Stockholms sena ljus.

Hjalmar Söderberg publicerade romanen 1905 och väckte förargelse för sina resonemang om äktenskap, abort och dödshjälp. Formen är dagbokens, korta stycken med utsökt rytm. Den läses på några kvällar och lämpar sig för bokcirklar.`,
  dvargen: `Dvärgen kallar sig inte människa och föraktar furstens lärde gäst, en konstnär och vetenskapsman som för tankarna till Leonardo da Vinci. Krig, belägring, pest och ett gästabud skildras av någon som beundrar styrka och ser ner på allt som är ömt, och läsaren måste hela tiden läsa emot berättaren.

Pär Lagerkvist skrev romanen under andra världskriget, och den kom 1944, sju år före hans Nobelpris. Språket är enkelt, nästan som i en krönika, men varje mening väger. En mycket kort bok med lång verkan, för vuxna läsare.`,
  utvandrarna: `En liten grupp människor lämnar socknen Ljuder: den envise Karl Oskar, den gudfruktiga Kristina, drängen Robert med sin läsning, den utstötte Arvid, fromma som velat tolka Bibeln på egen hand och glädjeflickan Ulrika. Alla har olika skäl. Briggen Charlotta blir deras trånga hem på den långa vägen över Atlanten.

Vilhelm Moberg, själv soldatson från Småland, läste brev, dagböcker och sockenböcker innan han skrev. Den första av fyra romaner kom 1949, och sviten har blivit film, musikal och folkligt minne. Bred, saklig, rörande. Rätt ställe att börja.`,
  'mor-gifter-sig': `Från statarlängor till arbetarbostäder i och kring Norrköping går flyttningarna, och Mia hinner byta skola åtskilliga gånger. Modern Hedvig är sträng, stolt och utsliten, ständigt på väg ut till någon annans tvätt, och barnet ser hennes kärlek i praktiska gärningar mer än i ord.

Moa Martinson debuterade vid fyrtiotre års ålder och skrev här, 1936, första delen av sin självbiografiska trilogi. Hon tillhör de arbetarförfattare som gjorde kvinnornas liv till litteratur. Stilen är muntlig, rask och rolig trots allt; för läsare som tycker om Ivar Lo-Johansson och starka barndomar.`,
  'det-gar-an': `Albert och Sara Videbeck reser från Stockholm till Lidköping, först med ångbåt, sedan med skjuts, och samtalar på vägen om arbete, kök, pengar och hur kärlek kan leva utan att man delar sängkammare och hushåll. Hon är klar och företagsam, han alltmer förälskad. Allting sker i små gester, en ring, en kaffekopp.

Almqvists kortroman från 1839 utlöste en långvarig litterär strid med motskrifter från flera författare. Tankarna om äktenskapet verkar nästan samtida, och realismen pekar fram mot en senare tid. Boken är mycket kort, rolig och ljus; utmärkt för den som annars räds klassiker.`,
  sult: `Huvudpersonen saknar namn och närmare historia; han har en väst på pantbanken, en halvfärdig artikel om allt mellan himmel och jord och en stolthet som gör att han ger bort slanten han själv behöver. I stadens parker ljuger han för främlingar av ren lust, och inom honom växlar extas och förtvivlan.

Knut Hamsun ville inte skriva om samhället utan om det omedvetna själslivet, och romanen från 1890 pekar fram mot Kafka och Joyce. Rörlig, komisk och plågsam. För läsare som vill se var nittonhundratalets prosa tar sin början; knappt tvåhundra sidor.`,
  'markens-grode': `Gården får namnet Sellanraa, och med åren kommer barn, en gruva, länsmannen Geissler med sina planer och telegrafen. Inger bär på sin egen sorg över ett harmynt ansikte och en gärning hon måste svara för. Den stora handlingen är dock själva arbetet, upprepat från år till år.

Hamsun fick Nobelpriset 1920, inte minst för denna roman. I dag läses den med hans senare politiska val i minnet: hyllningen till jorden är vacker men inte oskyldig. Ett verk att pröva för den som vill förstå både språkets kraft och tidens civilisationskritik.`,
  'kristin-lavransdatter': `Verket består av tre delar, Kransen, Husfrun och Korset, från barndomen på Jørundgård i Gudbrandsdalen till ålderns pest och kloster. Fadern Lavrans, den trolovade Simon och Erlend Nikulaussøn är var för sig skriven med samma allvar. Synden är inte enkel, och förlåtelsen kostar år.

Sigrid Undset var dotter till en arkeolog, kände medeltidens källor i grunden och skrev trilogin 1920–1922. Nobelpriset följde 1928. Det är kvinnoroman, historisk roman och trosdrama på en gång, tålmodig och kroppslig. För läsare som önskar sällskap en hel vinter.`,
  'amtmandens-dotre': `I en avlägsen norsk trakt växer fyra systrar upp med en mor som räknar på goda partier, och de äldre har redan fått betala priset. Den yngsta, Sofie, tänker själv, men tystnaden är en del av hennes uppfostran. Brev, dagboksblad och samtal avbryter berättelsen med ett slags förtrolighet.

Camilla Collett var syster till skalden Henrik Wergeland och gav ut romanen anonymt 1854–1855. Den brukar räknas som Norges första moderna roman om kvinnans villkor och var en förebild för Ibsens generation. Här på norska, danska och engelska; för läsare av Austen och systrarna Brontë.`,
  'alberte-og-jakob': `Fru Selmer räknar slantar och besvikelser, häradshövdingen drar sig undan, och Alberte gömmer sina dikter. Midnattssolens sommar och den långa mörkertiden är två olika fängelser. Alla vet vem som har det knapert, och Jakob söker sig till kajen och sjöfolket medan systern stannar kvar i kyla och skam.

Cora Sandel, pseudonym för Sara Fabricius, hade levt i Paris som målare innan hon debuterade 1926, vid fyrtiofem års ålder. Romanen är den första av tre om Alberte och hennes väg mot skrivandet. Impressionistisk stil, torr humor; för läsare av bildningsromaner.`,
  'niels-lyhne': `Från barndomen på en jylländsk herrgård, med en mor som lever på poesi, följer vi Niels genom vänskap, konstnärskretsar och kärlekar till kvinnor han aldrig ser utan sina egna illusioner. Religionsfrågan är romanens hårdaste prövning, och den ställs i yttersta lägen, inte i debatter.

J. P. Jacobsen var botaniker, översatte Darwin till danska och dog ung i tuberkulos. Boken från 1880 blev bekännelseskrift för en hel europeisk generation. Meningarna är långa, färgmättade och musikaliska. För läsare som tycker om sekelskiftesstämning, stilkonst och människor som tvivlar på djupet.`,
  'lykke-per': `Familjen Sidenius har varit präster i generationer, och Per bär arvet med sig även när han ritar hamnar och går på judiska bankirers middagar. Berättelsen följer honom över flera decennier, till Alperna, Rom och åter till Jylland, och ironin drabbar tidens framtidstro lika mycket som hans egen självbild.

Henrik Pontoppidan gav ut verket i delar 1898–1904 och fick Nobelpriset 1917. Bland de stora europeiska romanerna är den märkligt lite känd utanför Danmark. För den som gillar Balzac, Flaubert eller Mann och har några veckor på sig.`,
  'ved-vejen': `En dansk provinsstation, några gårdar, en prästfamilj, en ny förvaltare som heter Huus: det är allt, och det räcker. Herman Bang berättar nästan utan kommentarer, i scener och repliker som klipps mot varandra, så att man får läsa av känslorna i hur någon lyfter en kaffekopp eller betraktar ett tåg.

Romanen publicerades 1886 i samlingen Stilla existenser. Bang är nordisk impressionisms mästare, teaterman och själv en outsider, och här finns en ömhet för dem som aldrig syns. Kort, komisk i periferin och sorgsen i mitten. Passar läsare av Tjechov.`,
  'barndommens-gade': `Boken börjar i en tid av arbetslöshet och långa avbetalningar, där det gäller att få en plats och hålla sig för god för killarna i portvalven. Ester följs från barn till ung kvinna, med en mor man inte kommer nära och vänner som hinner bli vuxna för fort.

Tove Ditlevsen gav ut romanen 1943 och använde miljöer ur sin egen uppväxt, som hon senare skulle vända tillbaka till i memoarerna. Prosan är enklare och mer traditionell än där, men blicken redan osviklig. För läsare som uppskattat Köpenhamnstrilogin och vill se vad som föregick den.`,
  'seitseman-veljesta': `Juhani, Tuomas, Aapo, Simeoni, Timo, Lauri och Eero talar alla i mun på varandra, ofta som i en pjäs, och grälar om varje beslut. De bygger pörte i ödemarken, blir omringade av ilskna tjurar på en sten, tar sig brännvin och ångrar sig. Och de stångas med alfabetet, dit hela berättelsen är på väg.

Aleksis Kivi skrev Finlands första betydande roman på finska, utgiven 1870 och illa behandlad av en lärd kritiker, men snart omhuldad. Humor, bibelspråk och naturlyrik. Läsvärd högt, gärna med två läsare.`,
  'tuntematon-sotilas': `Rokka från Näset vägrar respekt för officerare men är kompaniets bäste soldat, fänrik Koskela är tyst, Lahtinen kommunist, Hietanen godtrogen och Lehto iskall. Väinö Linna skriver kollektivt: kameran, om man så vill, flyttar sig mellan männen, och kriget är väg, skog, tobak, hunger och plötsliga skott.

Linna hade själv tjänstgjort i ett sådant kompani och arbetade på textilfabrik när boken kom 1954. Debatten blev häftig, succén enorm, och filmatiseringarna är flera. Mörk humor; i översättningen får dialekterna svensk dräkt. För alla som söker en krigsroman utan glans.`,
  'hurskas-kurjuus': `Romanen börjar med slutet, helt lugnt, och går sedan tillbaka till Jussis födelse i ett kargt landskap under hungeråren på 1860-talet. Han får flytta, tjäna, gifta sig, gräva och begrava, och det politiska språket når honom som något han begriper till hälften men hoppas på.

F. E. Sillanpää studerade naturvetenskap och såg människan som ett väsen bland andra i naturen, vilket gav honom denna egendomligt stilla ton. Nobelpriset kom 1939. En kort, allvarlig roman om fattigdom och värdighet, för läsare som vill förstå Finlands smärtsammaste år.`,
  'sinuhe-egyptilainen': `Sinuhe hittas som spädbarn i en vassbåt på Nilen, växer upp hos en fattigläkare i Thebe och utbildas i Livets hus. Farao Akhnaton, med sin enda gud, drömmer om fred; hövdingen Horemheb rustar; tjänaren Kaptah ljuger sig igenom allting. Däremellan reser läkaren till Babylon, Hatti och Kreta.

Mika Waltari hade aldrig besökt Egypten men läst egyptologi i årtionden, och detaljerna har fått beröm. Romanen kom 1945 och blev hans mest översatta, med en Hollywoodfilm som följd. Den är lång, utsvävande och sorgmodig, bäst för läsare som vill resa långt.`,
  'faltskarns-berattelser': `Fältskären heter Bäck, är född samma dag som Napoleon och håller hov för sin publik: en skolmästare, en postmästare, barn. Berättelserna går från trettioåriga krigets Tyskland till Gustav III:s dagar, med kungen och bonden som symboler i ständig tvist. Ringen, som är både lycka och förbannelse, går i arv.

Zacharias Topelius publicerade dem som följetong i Helsingfors Tidningar från 1851 och framåt, starkt inspirerad av Walter Scott. Historia och fantasi blandas friskt. Gammaldags språk men drivande kapitel, bra att läsa högt för större barn och vuxna som saknar sina ungdomsböcker.`,
  'salka-valka': `Orten heter Óseyri, bestämd av fisk, snö och handelsmannen som äger båda delar. Modern Sigurlína söker tröst hos Frälsningsarmén och hos en farlig man, och Salka arbetar, går i byxor och lär sig läsa av Arnaldur, som senare återvänder med socialism och ideal. Mellan kampen och kärleken är det inte lätt att välja.

Halldór Laxness gav ut romanen i två delar 1931 och 1932, och den visar hans hela register, från grotesk till naturhymn. Han fick Nobelpriset 1955. Lång, livlig och rolig, för läsare som söker en samhällsroman med en stor kvinnogestalt.`,
  'pride-and-prejudice': `Longbourn går vid faderns död till en släkting, den inställsamme pastor Collins, och därför handlar äktenskap inte bara om kärlek utan också om försörjning. Den äldre systern Jane väntar, Lydia jagar uniformer, väninnan Charlotte gör ett val som Elizabeth har svårt att förlåta. Dansgolv, brev och promenader är slagfälten.

Jane Austen påbörjade romanen i tjugoårsåldern, och den kom anonymt 1813. Berättarens ironi ligger ofta så nära figurernas tankar att man får skärpa sig. Passar nya läsare av klassiker, med en humor som inte behöver fotnoter.`,
  'jane-eyre': `Från fru Reeds Gateshead via den kalla skolan Lowood till Thornfield och vidare: romanen är byggd som en rad hus som prövar hjältinnan. Herr Rochester är butter, klok och inte ärlig; Jane är liten, svartklädd och säger rakt ut att hon är hans jämlike. Det gotiska är där, men samvetet driver handlingen.

Charlotte Brontë gav ut boken 1847 under namnet Currer Bell, och läsarna undrade genast vem som skrev så öppet om vrede hos en kvinna. En bildningsroman, kärleksroman och skräckhistoria i en, för läsare från fjorton år och uppåt.`,
  'wuthering-heights': `Berättandet är dubbelt: en hyresgäst söderifrån skriver ner vad hushållerskan Nelly Dean minns, och inget av vittnena är riktigt att lita på. De två husen, det ena vindpinat och det andra civiliserat, hyser två generationer vars namn går igen som ekon. Hämnden är långsam, metodisk och aldrig ljuv.

Emily Brontë skrev under pseudonymen Ellis Bell och dog bara året efter utgivningen 1847. Samtiden förfärades; senare läsare har hittat lyrik, hedniska drag och en nästan modern komposition. Läs den inte som kärleksroman i första hand, utan som oväder.`,
  middlemarch: `George Eliot, som egentligen hette Mary Ann Evans, placerar handlingen kring reformåret 1832, strax före järnvägen, när val, medicin och arv sätter en stad i rörelse. Berättaren dröjer vid en bankir med förflutet, en skuldsatt slösare, en klok förvaltardotter och många fler, och visar hur de påverkar varandra utan att mena det.

Verket trycktes i åtta häften 1871–1872. Den är en roman om misslyckad storslagenhet och stilla nytta, med essäistisk intelligens på varje sida. Lång, långsam, mänsklig; belönar den som tar sig tid och gärna läser i bokcirkel.`,
  'moby-dick': `Innan skeppet lägger ut får man den underliga vänskapen mellan Ismael och harpuneraren Queequeg, en predikan om Jona och ett Nantucket fullt av kväkare med affärssinne. Sedan tar kapten Ahab plats, med ben av valben och en gulddublon spikad i masten, och besättningen från hela världen blir delaktig i hans plan.

Herman Melville hade själv seglat på valfångare, och boken från 1851 blandar roman, drama, encyklopedi och bibelton. Den såldes dåligt under hans livstid och återupptäcktes på tjugotalet. För modiga läsare som gillar utvikningar och kan leva med att komma fram sakta.`,
  'madame-bovary': `Yonville har en apotekare som talar i tidningsfraser, en köpman som gärna lämnar kredit, en präst som inte hör och en make, Charles, som älskar utan att förstå. Jordbruksmötet, där kärleksord korsas med utrop av prisbelönad boskap, hör till romankonstens mest studerade scener.

Flaubert åtalades 1857 för brott mot god sed men friades. Han skrev i fem år, ville att författaren skulle vara osynlig och fann en stil som bär förakt och medkänsla på samma gång. För läsare som uppskattar precision, ironi och en tragedi utan stora ord.`,
  'anna-karenina': `Tre äktenskap speglas: Annas och ämbetsmannen Karenins, brodern Stivas slarviga, och Kittys med Levin, som är nästan ett självporträtt av författaren. Vronskij är inget monster, Karenin inte heller. Kapplöpningen, slåttern, balen och förlossningen är scener man minns som om de hänt en själv.

Tolstoj lät trycka romanen som följetong under 1870-talet och gav själv ut slutdelen, efter en tvist med tidskriften. Den är lättläst trots sidantalet, med korta kapitel och otrolig blick för kroppsspråk. För alla läsare, gärna i portioner om tjugo sidor per kväll.`,
  'bratja-karamazovy': `Dmitrij är lidelsefull, Ivan filosof, Aljosja novis hos den vise startsen Zosima; därtill finns tjänaren Smerdjakov, som ingen frågar. Pengar, en kvinna och en fars grymhet driver dem mot varandra. Mitt i romanen låter Ivan sin dikt om storinkvisitorn bli en egen bok inom boken, omdebatterad sedan dess.

Fjodor Dostojevskij gav ut verket 1880 och dog några månader senare. Det är deckare, religionsdebatt, kärlekshistoria och komedi, ibland inom samma kapitel. Jobbig i början på grund av alla namn, därefter omöjlig att lägga ifrån sig. För läsare av stora frågor.`,
  'don-quijote': `Värdshus blir slott, ett rakfat blir hjälm, och väpnaren väntar tålmodigt på sin utlovade ö. Första delen är äventyr på äventyr med instuckna noveller; i den andra, från 1615, har folk omkring riddaren läst om honom, en förfalskad fortsättning är i omlopp, och spelet blir häpnadsväckande modernt.

Miguel de Cervantes var nära sextio, krigsinvalid och tidigare fånge i Alger när succén kom. Läst i portioner är boken vänlig, rolig och sorgsen. En god modern översättning med korta kapitel räcker för den som vill känna hur romanen som form blev till.`,
  buddenbrooks: `Man får följa hus, bröllop, skilsmässor, skolor, jular och fallissemang från 1835 till seklets senare del, och framför allt den impulsiva Tony, som aldrig slutar tala om familjens ära. Bröderna Thomas och Christian utgör motsatserna plikt och oro, och den unge Hannos musik är vacker och livsfarlig.

Thomas Mann gav ut sin roman 1901 och fick Nobelpriset 1929 särskilt för den. Återkommande formuleringar bär berättelsen som ledmotiv hos Wagner. Trots omfånget är den rolig och lättsam sida för sida, en god ingång till hela författarskapet.`,
  'der-prozess': `K., anställd vid en bank, fortsätter med sitt arbete, letar efter rätt dörr i ett hyreshus, får råd av en advokat i sängen, en målare som kan domarna, en präst i en katedral. Alla tycks veta något, men ingen kan säga vad saken gäller. Erotik och utmattning blandas i luften.

Kafka lämnade romanen ofullbordad; vännen Max Brod gav ut den 1925 mot hans vilja. Kapitelordningen är inte säker. Läs den inte bara som allegori över staten, utan som en mycket konkret historia om en man. Kort, klar, oroande.`,
  'mrs-dalloway': `Big Ben slår genom hela dagen och håller ihop det som annars vore virvlande intryck: ett flygplan som skriver i himlen, en bil med dragna gardiner, en gammal vän från Indien. Septimus Warren Smith och hans italienska hustru Rezia går i Regent’s Park medan läkarna avgör vad de tror att han lider av.

Virginia Woolf skrev romanen 1925 med övertygelsen att vardagen är tillräckligt stor. Meningarna rör sig som tankar, kapitelindelning saknas. Man vänjer sig efter några sidor. För den som vill läsa modernism utan att tappa värmen och Londonljuset.`,
  'the-great-gatsby': `Nick Carraway, som hyr ett litet hus på Long Island sommaren 1922, är kusin till Daisy och får veta mer än han ber om. På ena sidan viken bor de gamla pengarna, på den andra de nya, och på vägen in mot stan ligger askhögar under ett par målade ögon på en reklamskylt. Automobiler, telefoner och gin är tidens tecken.

F. Scott Fitzgerald blev inte rik på romanen när den kom 1925; först efter hans död blev den skollektyr. Mindre än tvåhundra sidor, noggrant komponerad. För läsare som tycker om stil, nostalgi och diskret samhällskritik.`,
  'l-etranger': `Det börjar med ett telegram om moderns död och en begravning på ett ålderdomshem, och det fortsätter som en helg med film och bad. I bokens andra hälft är tonen densamma men platsen en rättssal, och det som räknas mot Meursault är mer hans sätt att vara än hans handling.

Albert Camus växte upp i Algeriet och gav ut romanen 1942, samma år som essän om Sisyfos. Senare läsare har också frågat om den namnlöse arab som boken knappt ser. Kort, klar och omdiskuterad; används ofta i skola och bokcirkel.`,
  'mjortvyje-dusji': `Affären är enkel: avlidna livegna står kvar i skattelängderna till nästa folkräkning, och den som äger dem på papper kan belåna dem. Tjitjikov far i sin lilla trilla från den sliskige Manilov till den misstänksamma änkan, skrytmånsen, storätaren och den snåle. Var och en är ett helt monster och alla är igenkännliga.

Nikolaj Gogol kallade verket för en dikt, och berättaren lämnar ofta vägen för en liknelse som växer till egen historia. Första delen kom 1842; den andra brände han. För läsare som gillar komik, rysk prosa och absurditet i vardagskläder.`,
  'bonjour-tristesse': `Far och dotter har hyrt en vit villa vid Medelhavet, han har med sig sin unga älskarinna Elsa, och dottern upptäcker både solen och studenten Cyril. Så kommer den eleganta Anne, den döda moderns vän, och semesterlivet får regler, tider och filosofi. Cécile lägger upp ett spel utan att räkna med konsekvenserna.

Françoise Sagan var arton när romanen gavs ut 1954 och gjorde titeln, hämtad ur en dikt av Éluard, till ett begrepp. Kort, sval, oskuldsfullt cynisk. En sommarbok med baksmälla, lämplig även för äldre tonåringar.`,
  kokoro: `Boken är delad i tre: mötet på en badstrand och samtalen i Tokyo, hemresan till en döende far på landet, samt ett långt brev. Sensei har gift sig, slutat arbeta och drar sig undan, och studentens nyfikenhet är både tillgivenhet och tjuvläsning. Vad som en gång hände anas före det berättas.

Natsume Sōseki skrev romanen 1914, två år efter kejsar Meijis död. Titeln betyder hjärta, sinne, det innersta. Bland japanska läsare är den en klassiker från skoltiden. Måttfull, genomskinlig prosa; för läsare av Ishiguro och Söderberg.`,
  'die-leiden-des-jungen-werthers': `Goethe var tjugofyra när han skrev romanen under några veckor, med egna erfarenheter från Wetzlar och en bekants död i minnet. Werther tecknar, läser Homeros och skyr kontorsarbete, Albert är en förnuftig medtävlare, och landskapet förändras med hans humör. Breven är ställda till en vän, Wilhelm, vars svar vi aldrig får.

Boken från 1774 blev en sensation, ett mode och ett varnande exempel, och den visar varför känsla kan vara både frihet och fälla. Kort och intensiv; passar läsare som vill möta romantikens ursprung, gärna i samma ålder som huvudpersonen.`,
} as const;
