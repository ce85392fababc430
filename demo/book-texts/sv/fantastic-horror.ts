// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  frankenstein: `Ramen är breven från polarforskaren Walton, som fryser inne i isen och plockar upp en utmattad man. Inuti dennes berättelse ligger varelsens egen, och det är där, i stugan intill skogen, som romanen får sitt hjärta: en som vill lära sig tala, läsa och höra till.

Uppslaget kom sommaren 1816 vid Genèvesjön, när vännerna kring Byron utmanade varandra att skriva spökhistorier. Boken kom ut anonymt 1818 och står vid början av science fiction. Gotiska alper, artonhundratalets känslospråk och en fråga som inte åldras. För läsare från sexton år.`,
  dracula: `Efter slottet flyttar berättelsen till Whitby vid den engelska nordkusten, där ett skepp strandar utan besättning. Lucy får nattliga besök, läkaren Seward antecknar på fonograf, och professor Van Helsing från Amsterdam kommer med vitlök och gammal lärdom. Mina, som maskinskriver alla vittnesmål, är romanens klokaste.

Bram Stoker var teaterchef i London och lade många år på sin roman från 1897. Viktoriansk teknik möter medeltida skräck, och oron för främlingar, blod och kvinnlig frihet finns i botten. Längre och mer kollektiv än filmerna. För vuxna och äldre ungdomar.`,
  'the-fall-of-the-house-of-usher': `Poe ansåg att en novell skulle läsas på en sittning och sikta mot en enda effekt. I den här berättelsen från 1839 är varje detalj inställd på den: molnen, sprickan i fasaden, Rodericks överkänslighet för ljud, hans dikt om ett palats som hemsöks. Berättaren vet mindre än läsaren börjar ana.

Edgar Allan Poe är både skräckens och deckarens förfader, och senare läsare som Baudelaire gjorde honom till europeisk klassiker. Språket är högstämt, nästan musik; läs en novell i taget. För den som trivs i kusligt sällskap.`,
  'strange-case-of-dr-jekyll-and-mr-hyde': `Det börjar med en dörr i en sidogata, ett barn som trampas ned och en check med ett namn ingen väntat sig. Alla de inblandade männen är hederliga yrkesmän som helst inte pratar om saken, och tigandet är det egentliga ämnet: vad som döljs bakom Londons respektabla fasader.

Stevenson skrev boken på några veckor 1885, och titelns båda namn blev snabbt ett talesätt. Att upplösningen är allmänt känd förtar inte mycket, för skickligheten ligger i antydningarna. På drygt hundra sidor ryms mer än i de flesta filmversioner. Även för yngre läsare, från fjorton.`,
  'lat-den-ratte-komma-in': `Oskar samlar tidningsurklipp om mord och drömmer om att ge igen. Bostadsområdet, en gång en framtidsdröm, är här gångtunnlar, en bar med stamgäster, skolbad och ensamstående föräldrar. Eli och den man som hjälper henne är där på egna villkor, och de vuxna ser ingenting.

John Ajvide Lindqvist, som växte upp i Blackeberg och tidigare arbetat som trollkarl och ståuppkomiker, debuterade 2004. Titeln anspelar på en låt av Morrissey. Romanen är betydligt hårdare än den uppmärksammade filmen, med grova inslag. För vuxna läsare som tål både blod och kärlek.`,
  farjan: `Ett knappt dygn på Östersjön, ur många synvinklar: en karaokevärd som varit känd en gång, en pojke på resa med gräliga föräldrar, en väktare, en äldre kvinna som bokat på impuls. Fartyget har barer, korridorer och ett bildäck långt ner, och det finns ingenstans att ta vägen.

Mats Strandberg har varit journalist och skriver klassisk katastrofroman i skräckkläder, med klasskänsla och svart humor. Han låter människorna bli viktiga innan det börjar, så att förlusterna känns. Grovt våld förekommer; lämpar sig för vuxna. Kanske inte kvällen före en egen kryssning.`,
  'the-shining': `Danny är fem år och ser saker som hänt eller ska hända, och kocken Hallorann är den ende som förstår vad det är han har. Overlook Hotel i Colorado har haft gangstrar, filmstjärnor och dödsfall bland sina gäster, och trycket i den gamla värmepannan måste lättas varje dygn. Wendy försöker tro att det ska gå bra.

Stephen Kings tredje roman, från 1977, skrevs av en man som själv kämpade med spriten, och det märks att kampen är skildrad inifrån. Kubricks film är något annat. En av de stora hotellskräckhistorierna, för vuxna läsare.`,
  'the-haunting-of-hill-house': `Antropologen doktor Montague har bjudit in Theodora, livlig och skarp, husets arvinge Luke och Eleanor, som ägnat elva år åt att sköta sin mor. Dörrarna slår igen av sig själva, vinklarna stämmer inte, och den buttra hushållerskan vägrar stanna efter mörkrets inbrott. Dialogen är kvick, nästan som i en salongskomedi, vilket gör det värre.

Shirley Jackson skrev romanen 1959, och den har påverkat nästan all senare spökhuslitteratur. Skräcken kommer ur ett sinne som inte kan skilja hem från fälla. Kort, tät och vacker; för läsare av psykologisk prosa lika mycket som av skräck.`,
  kuokkamummo: `Två tider vävs ihop: ungdomarnas sommar, med prov och mod, och den vuxnes återkomst till samma gårdar. Författaren bygger på skräcksägner av det slag som barn berättar för varandra i trapphus och källargångar, och visar hur en historia kan leva vidare just för att den skaver mot något verkligt.

Marko Hautala hör till Finlands mest kända skräckförfattare. Boken från 2014 är mer psykologisk än blodig, och den vindpinade kusten med sin vass och sina hus ger den en egen färg. Den finns här på finska och engelska; bäst för vuxna läsare.`,
  'de-dodes-tjern': `Sällskapet består av advokat, psykoanalytiker, deckarförfattare, litteraturkritiker och ett par kvinnor med starka åsikter, alla med en egen förklaring till det inträffade. Legenden talar om en man som dödade sin syster och hennes älskare och gick i vattnet; den som bor i stugan ska drabbas av samma dragning.

Poeten André Bjerke skrev denna roman 1942 under pseudonymen Bernhard Borge, och Freud fick en central plats i handlingen. Filmen från 1958 räknas som en norsk klassiker. Kvick och spöklik, en bok för kalla kvällar. Finns här på norska och engelska.`,
} as const;
