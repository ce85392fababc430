// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-lord-of-the-rings': `Sällskapet är medvetet brokigt: fyra hober, en alv, en dvärg, två människor och trollkarlen Gandalf. Snart delas berättelsen i flera trådar, och vägarna går genom gruvor, gyllene skogar och krigshärjade riken, medan Frodo och Sam kryper vidare mot Mordor med en opålitlig vägvisare.

Tolkien var språkforskare i Oxford och byggde sin värld från alvspråken och uppåt. Verket kom i tre band 1954–1955, inte som trilogi utan som en enda roman. Långsam i början, men enormt rik. Från tolv, tretton år och för vuxna med tid och lust att stanna.`,
  'a-wizard-of-earthsea': `Ged växer upp som getvaktare på ön Gont, får sin första lärare i den tystlåtne Ogion och hamnar i skolan på Roke, där rivaliteten med en medelev leder till olyckan. Allt vad han gör senare, även drakjakten, hänger samman med den kvällen. Här finns ingen mörk härskare att besegra, bara det man själv satt i rörelse.

Ursula K. Le Guin skrev boken 1968 för unga läsare, med mörkhyade huvudpersoner och taoistiska tankar om balans. Den inleder sviten om Övärlden. Språket är lågmält och precist. Från elva, tolv år och uppåt.`,
  'the-colour-of-magic': `Rensvind kan en enda formel och vågar inte säga den, Tvåblomster är försäkringstjänsteman med guldmynt och kamera, och resväskan som följer honom har hundratals små ben. De fyra episoderna driver friskt med fantasyns barbarer, drakryttare och gudar som spelar tärning med människor.

Terry Pratchett hade ännu inte hittat hela sitt djup när han 1983 började på Skivvärlden; senare böcker är mer satir än parodi, vilket många tycker gör dem bättre. Som upptakt är den ändå svår att motstå. För alla som kan sin sagolitteratur och vill fnissa åt den.`,
  'jonathan-strange-and-mr-norrell': `Herr Norrell samlar böcker för att ingen annan ska läsa dem, medan den rike och uttråkade Strange lär sig sitt hantverk på slagfälten i Spanien under Wellington. I bakgrunden vandrar en herre med håret som tistelfjun, en butler och minnet av Korpkungen, som en gång härskade i norra England. Alla avtal med älvfolket har en baksida.

Susanna Clarke arbetade i tio år på sin debut från 2004. Stilen är artonhundratalsartigt ironisk, långsamt oroväckande, och romanen är både stor och mycket rolig. För läsare som trivs bland åttahundra sidor och fotnoter.`,
  'ennen-paivanlaskua-ei-voi': `Mikael, som kallas Ängeln, är en ung man med kärleksproblem och vackert ansikte. Veterinären, grannhustrun från Filippinerna, reklambyråns medarbetare: alla får en röst, och alla vill ha något av någon. Mellan dem står encyklopediska artiklar om trollet som en riktig djurart, delvis hämtade ur äkta folkminnen, delvis påhittade.

Johanna Sinisalo fick Finlandiapriset år 2000 för sin debutroman. Det är magisk realism med vass samhällsblick, om djur, sexualitet och människans herravälde. Snabba kapitel gör den lättläst, men ingen barnsaga; för vuxna läsare utan rädsla för det obekväma.`,
  'a-game-of-thrones': `Familjen Stark på Vinterhed har sex barn och lika många vargvalpar. Bortom den stora Muren i norr rör sig något som inte setts på tusentals år, och på andra sidan havet gifts en ung flicka bort till en ryttarhövding. Under tiden spelas ett hänsynslöst spel om tronen i söder.

George R. R. Martin, som skrivit för tv, har hämtat tonen ur Rosornas krig snarare än ur sagan. Romanen kom 1996 och inleder Sagan om is och eld, ännu oavslutad. Kraftfull, detaljerad och våldsam; för vuxna läsare.`,
  'american-gods': `Gudarna följde med emigranterna över havet, och nu har de glömts bort. De nya heter medier, teknik och trafik, och de tänker inte dela sin plats. Shadow, stor, tystlåten och i sorg, blir chaufför åt någon med charm och mycket att dölja, medan en frusen småstad i Wisconsin väntar på honom.

Neil Gaiman skrev boken som nyinflyttad engelsman, och den fick 2001 ett starkt mottagande både bland fantasy- och skräckläsare. Episoderna om de glömda gudarnas ankomst är små noveller för sig. Vuxen, långsam och mycket lättsam i sin lärdom.`,
  'the-night-circus': `Celia är dotter till en scentrollkarl, Marco är en hemlighetsfull läromästares elev, och båda bands som barn vid en tävling de inte vet reglerna för. Cirkusens samtliga tält är drag i spelet. Runt omkring finns tvillingar födda på premiärnatten, en klockmakare och följarna med sina röda halsdukar.

Erin Morgenstern debuterade 2011 med en roman som är mer atmosfär än intrig; kronologin hoppar, och korta mellankapitel vänder sig direkt till läsaren som besökare. För den som vill drömma sig bort, gillar vackra detaljer och inte har bråttom. Från femton år.`,
  odinsbarn: `I Ymslanda härskar ett råd i Mannfalla, och på femtonårsdagen kallas alla till Riten. Den rödhåriga Hirka har vuxit upp hos en läkekunnig man, medan Rime, arvtagaren till en av de mäktiga ätterna, har valt bort sitt öde. Hon är odinsbarnet, menar folket, den svanslösa som bär på röta.

Siri Pettersen var serietecknare innan hon debuterade som författare 2013, och hennes kusliga idéer om tro och utanförskap har fått trilogin Korpringarna att spridas på många språk. Första delen; mörk, men buren av värme. Från fjorton år och för vuxna fantasyläsare.`,
  'ostatnie-zyczenie': `Runt ett ramverk i ett tempel, där Geralt vilar efter en skada, samlas sex tidigare äventyr. En pratsam trubadur håller humöret uppe, och den mäktiga Yennefer gör sin entré i titelnovellen. De flesta uppdrag visar sig vara moraliska val, och det mindre onda är sällan särskilt litet.

Andrzej Sapkowski skrev de första novellerna för en polsk sf-tidskrift och blev nationell kultförfattare långt innan dataspelen och tv-serien kom. Boken från 1993 är den rätta början på sagan om häxkarlen. Rapp, bitsk och vemodig; för vuxna och äldre tonåringar.`,
  cirkeln: `Berättarperspektivet skiftar mellan flickorna: den mobbade, den duktiga, hon med rykte, hon som mobbar. Efter ett dödsfall på skolan tvingas de lita på varandra, och rektorn är inte den hon utger sig för att vara. Miljön med nedlagt bruk, blöta skolkorridorer och tråkiga helger är exakt iakttagen.

Sara Bergmark Elfgren och Mats Strandberg skrev den 2011 som första del av en trilogi, som även blev film. Romanen nominerades till Augustpriset. Den är tjock, men cliffhangrarna driver på. För läsare från fjorton, femton år, och för vuxna som minns gymnasiet.`,
  'lumikko-ja-yhdeksan-muuta': `Ella Milana är vikarierande lärare i en småstad och blir, till allas förvåning, inbjuden att bli den tionde i Laura Lumikkos litterära sällskap. Där gäller Spelet: en medlem får ställa en fråga, och svaret ska vara sanning in i märgen. Frågorna leder till något som sällskapet helst tiger om.

Pasi Ilmari Jääskeläinen hade skrivit noveller när detta, hans första roman, kom 2006. Den är lekfull, dämpat spöklik och full av snö, hundar och opålitliga minnen. Utgåvorna här är på finska och engelska; för vuxna som tycker om gåtor utan enkel lösning.`,
} as const;
