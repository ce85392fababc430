// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'broderna-lejonhjarta': `Körsbärsdalen och Törnrosdalen är lika vackra, men den ena lider under Tengils soldater. Jonatan har slutit sig till dem som gör motstånd, och Skorpan, som aldrig velat vara någon hjälte, rider efter. Berättelsen är hans egen, med ett barns raka språk för det allra största: kärleken till en bror, skräcken och frågan om vad mod egentligen är.

Romanen från 1973 väckte debatt om hur barn får möta döden i böcker. Gärna från nio år, och helst med någon vuxen att prata med.`,
  'ronja-rovardotter': `Mattis är hövding, far och känslostorm i samma kropp, Lovis den som håller ihop allt, och Skalle-Per har sett det mesta. Kring Ronja och Birk bygger Lindgren ett skogsrike med rumpnissar, grådvärgar och hästar som går vilda, men själva dramat handlar om att bryta med sin fars värld utan att sluta älska honom.

Det blev Astrid Lindgrens sista stora roman, utgiven 1981 och tecknad av Ilon Wikland. Den tål många omläsningar. Högläsning från sju år, på egen hand från nio.`,
  'glasblasarns-barn': `Fadern Albert blåser det vackraste glaset i trakten men får inget sålt; modern Sofia önskar och ångrar sig. Bakom dem anar man Flaxa Mildväder, som väver sin matta och ser mer än hon säger, och korpen Kloke med sitt enda öga. Varje önskan i boken har sitt pris.

Maria Gripe lånade motiv ur folksagan och den nordiska myten och skrev en barnbok som litar på tystnad och symboler. Harald Gripes bilder förstärker dunklet. För läsare från nio, tio år som inte är rädda för det vemodiga.`,
  'the-lion-the-witch-and-the-wardrobe': `Peter, Susan, Edmund och Lucy är olika sorters syskon, och sagan vilar på hur de sviker och förlåter varandra. I den frusna skogen lyser en ensam gatlykta, och en faun bjuder på te trots att han inte borde. Någonstans i fjärran sägs det att Aslan är på väg.

C. S. Lewis, litteraturforskare i Oxford och vän till Tolkien, blandade fabeldjur ur olika mytologier med kristna motiv. Man kan läsa boken med eller utan den nyckeln. Berättarrösten är farbroderlig och rapp, bra för högläsning från sju år.`,
  'the-secret-garden': `Mary är uppvuxen i Indien, van att ge order och ovan vid att någon tycker om henne. I Yorkshire möter hon tjänsteflickan Martha, den djurkunnige Dickon och en kusin som alla viskar om. Rödhaken som visar vägen är bokens minsta hjälte.

Frances Hodgson Burnett gav 1911 barnlitteraturen en hjältinna som var sur och tvär utan att be om ursäkt, och hon lät läkningen komma av jord, frisk luft och sällskap. Långsam och rik på naturskildring; bäst från nio år, även som högläsning en tidig vår.`,
  'treasure-island': `Det börjar på ett värdshus vid den engelska kusten, med en försupen gammal sjöman som är rädd för en enbent man. Sedan går resan över havet, genom äppeltunnor, myteri och palissader, och Jim måste lära sig vem man kan lita på när den mest charmerande ombord också är den farligaste.

Stevenson ritade först en karta tillsammans med sin styvson och skrev därefter historien till den. Boken kom 1883 och har färgat alla sjörövare sedan dess. Språket är kraftfullt och lite gammaldags; för äventyrslystna från tio år.`,
  'anne-of-green-gables': `Anne vill stava sitt namn med e, sörjer sitt hår och hittar en bästa vän i Diana. Gilbert Blythe får en griffeltavla i huvudet och dröjer sedan länge i onåd. Mellan katastroferna i kök och skola växer en stillsam historia om tre ensamma människor som blir en familj på Prince Edward Island.

L. M. Montgomery gav ut romanen 1908 och fortsatte i flera delar att följa Anne upp i vuxenlivet. Språket är rikt, humorn varm. För läsare från tio år, och gärna för den som vill läsa om.`,
  vaffelhjarte: `Trille berättar, och Lena leder: hon är nio år, letar efter en pappa och fruktar nästan ingenting. Runt dem finns farfar, som gärna är med på det olämpliga, och en gammal släkting med världens bästa våfflor. Viken Knert-Mathilde har få hus, men alla behövs.

Maria Parr debuterade med boken 2005, skriven på ett nynorsk med dialektens sälta som ger texten sin rytm. Varje kapitel är ett eget upptåg, men tillsammans bildar de ett helt år. Från åtta år, utmärkt som högläsning, med både skratt och en klump i halsen.`,
  'nils-holgerssons-underbara-resa-genom-sverige': `Mårten gåskarl vill visa att tama gäss duger, Akka från Kebnekajse leder flocken och Smirre räv jagar den landet runt. Mellan Skånes rutiga tyg och Lapplands fjäll ryms sägner om städer under havet, bergsmän, björnar och två föräldralösa barn på vandring.

Selma Lagerlöf fick uppdraget av lärarkåren och läste in sig grundligt innan hon förvandlade geografin till saga. Verket kom 1906–1907. Originalets längd passar högläsning i portioner från åtta år, eller den läsare från tio som vill resa genom hela Sverige.`,
  'mordarens-apa': `Sally Jones kan inte tala, men hon hör, minns och skriver, och hennes berättarröst är lugn, hövlig och torrt rolig. Från Lissabons hamnkvarter och fadosångerskor går färden vidare till Indien, med fartyg, flygmaskiner och hotande fängelser på vägen. Hela tiden gäller det vännen Henry Koskela, dömd för ett mord han inte begått.

Jakob Wegelius har själv tecknat porträtten och vinjetterna. Boken fick både Augustpriset och Nordiska rådets barn- och ungdomslitteraturpris. Från tio år och ända upp i vuxen ålder; perfekt för långa vinterkvällar.`,
  'harry-potter-and-the-philosophers-stone': `Hos släktingarna på Privet Drive bor Harry i skrubben under trappan; på Hogwarts får han säng, vänner och ett namn som alla känner till. Tillsammans med Ron och Hermione lär han sig trollformler, men också att vuxna inte alltid är vad de verkar.

J. K. Rowling förenar den engelska internatskoleboken med deckarens ledtrådar och sagans motgift mot orättvisor. Första delen av sju är kortast, roligast och mest barnvänlig; senare mörknar serien. Från nio år på egen hand, tidigare som högläsning, på svenska i Lena Fries-Gedins uppfinningsrika översättning.`,
  'die-unendliche-geschichte': `Riket Fantásien håller på att uppslukas av Intet, och den barnlika kejsarinnan är sjuk. Medan krigaren Atreju söker efter bot på lyckodrakens rygg läser Bastian vidare på vinden, allt mindre säker på var gränsen mellan honom och boken går. Sedan kommer önskningarna, och de visar sig farligare än hotet.

Michael Ende låter varje kapitel börja på en ny bokstav i alfabetet, och i många utgåvor skiljer färgen på trycket världarna åt. Det är ett bygge att gå vilse i. För lässugna från tio år och för vuxna.`,
  'skammerens-datter': `Dina är ännu barn när hon kallas till borgen Dunark, där en ung man sitter anklagad för att ha dödat sin egen släkt. Drakarna på borggården är inga fagra fabeldjur utan stinkande reptiler, och den verkliga faran går på två ben.

Lene Kaaberbøl gör skam och samvete till magi, ett grepp som ger spänningen ovanligt djup. Boken från 2000 inleder en serie om fyra delar och har filmatiserats. Den är stundtals våldsam, med en osentimental jag-berättare. Bäst för läsare mellan tio och fjorton.`,
  'me-rosvolat': `Rövarfamiljen lever efter egna lagar: de kör fort, äter gott och har en hövding, Hurja-Kaarlo, som är mer högljudd än farlig. Hans dotter Hele är tuff som få, och Vilja, van att bli överröstad hemma, upptäcker att hon är en utmärkt strateg.

Siri Kolu fick Finlandia Junior-priset för boken, som blev starten på en serie och en långfilm. Den skojar med vuxnas regler och med finska semestervanor, men handlar egentligen om att äntligen bli sedd. Från åtta, nio år, gärna i bilen på väg till stugan.`,
} as const;
