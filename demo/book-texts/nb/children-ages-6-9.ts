// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'pippi-langstrump': `Tommy og Annika er de ordentlige naboungene som får se alt på nært hold: sirkusbesøket, skoledagen, kaffeselskapet og politifolkene som aldri helt får tak i den sterkeste jenta i byen. Hvert kapittel er en avsluttet episode, så boken er lett å dele opp på sengekanten.

Lindgren fant på historiene til datteren sin, og da de ble trykt i 1945, brøt de med det meste av datidens formanende barnelitteratur. Humoren er frekk, språket lekent og undertonen av og til litt ensom. Høytlesning fra rundt fem år.`,
  'emil-i-lonneberga': `Katthult ligger i et Småland med drengestue, auksjoner og markedsdager, slik Astrid Lindgrens far husket det fra sin egen oppvekst. Far brøler, mor noterer rampestrekene i blå skrivehefter, og drengen Alfred er vennen en liten gutt trenger mest.

Fortelleren snakker rett til leseren og tar seg god tid til mat, vær og nabosladder. Boken fra 1963 er den første av tre, og komikken har et varmt blikk på barn som mener det godt. Egner seg for felles lesestunder i hele familien, også der aldersspennet er stort.`,
  'lillebror-och-karlsson-pa-taket': `Yngstemann i en søskenflokk på tre, ingen hund og ingen som har tid: Lillebror trenger en lekekamerat. Den han får, bor i et lite hus bak skorsteinen og har alltid rett, i hvert fall etter eget utsagn. Verre er det at de voksne ikke tror han finnes.

Astrid Lindgren lar replikkene gjøre jobben, og den runde lille mannen er blant hennes mest vriene skikkelser: selvopptatt, feig og uimotståelig. Første av tre bøker, med Ilon Wiklands tegninger. Fra seks år, gjerne med to stemmer.`,
  'trollkarlens-hatt': `Nesten hele galleriet er samlet i Mummidalen denne sommeren: Mummitrollet, Snusmumrikken, Sniff, Snorkfrøken og en hemul med samlermani. Også Hufsa dukker opp, og da blir det kaldt. Eventyrene kommer ett for ett, med utflukter, uvær og uventede gjester.

Tove Jansson skrev og tegnet boken i 1948, og det var den som gjorde mummitrollene kjent utenfor Norden. Tonen er lysere enn i de senere bindene, men spørsmål om å bli gjenkjent og å dele med andre ligger under moroa. God høytlesning fra seksårsalderen.`,
  trollvinter: `Alle de andre sover, og huset føles fremmed. På isen, i badehuset og under trappen bor vesener som aldri viser seg om sommeren, og en sportslig hemul på ski forstyrrer freden for samtlige. Lille My tar det derimot med knusende ro.

Med denne boken fra 1957 vendte Tove Jansson seg innover. Too-ticki har trekk fra kunstneren Tuulikki Pietilä, som ble livsledsageren hennes. Her er færre påfunn og mer ettertanke enn i de tidlige mummibøkene. For barn fra åtte år som liker stillhet, og for voksne.`,
  'folk-og-rovere-i-kardemomme-by': `Politimester Bastian liker ikke å arrestere noen, gamle Tobias spår været fra tårnet, og tante Sofie er så streng at selv røvere får hakeslepp. Byen er full av små yrker og store parader, og konfliktene løses med vennlighet og litt list.

Thorbjørn Egner skrev, tegnet og laget melodier, og figurene ble kjent i barnetimen på radio før boken kom i 1955. Siden har de hatt fast plass på teaterscenene. Mild spenning uten skumle øyeblikk, for barn fra fire til åtte år og voksne som kan sangene.`,
  'kjerringa-som-ble-sa-lita-som-ei-teskje': `Hun bor på en liten gård sammen med mannen sin, baker, vasker og steller dyr som gårdkjerringer flest. Når forvandlingen kommer, forstår hun dyrenes språk, og så må hun forhandle seg til hjelp i en fei. Hver fortelling er kort og har sin egen floke.

Alf Prøysen kom fra husmannskår på Hedmarken og tok med seg tonen derfra: underfundig, jordnær og fri for sukkersøt moral. Boken fra 1957 ble begynnelsen på en hel rekke. Fra fire år til høytlesning, litt senere på egen hånd.`,
  'otto-er-et-naesehorn': `Det praktiske er det verste: Hva spiser et neshorn, hvor tungt er det, og hva sier vaktmesteren? Topper har funnet en blyant med uvanlige egenskaper, og sammen med Viggo må han håndtere følgene mens stadig flere voksne blandes inn.

Ole Lund Kirkegaard var lærer og visste hva som får en skoleklasse til å le. Boken fra 1972 har korte setninger, egne strektegninger av forfatteren og et tempo som ikke gir seg. De voksne er som regel mer hjelpeløse enn barna. For lesere mellom seks og ni år.`,
  'gummi-tarzan': `Skolegården har sin rangordning, og Ivan står nederst. De store guttene vet det, lærerne ser bort, og hjemme blar far i tegneserier om muskelmenn. Kirkegaard overdriver vilt, men ler aldri av gutten; det er de sterke som ser latterlige ut.

Boken fra 1975 er blant de mest kjente i dansk barnelitteratur og ble filmet noen år senere. Den er kort, illustrert av forfatteren selv og skrevet i et språk ferske lesere mestrer. Avslutningen gir noe å snakke om. Passer fra sju år, særlig for barn som kjenner følelsen.`,
  'charlie-and-the-chocolate-factory': `Hjemme hos Charlie deler fire besteforeldre én seng, og middagen er kålsuppe. Kontrasten til rommene i fabrikken er enorm: spiselige enger, tyggegummi med tre retter, og fire barn som hver for seg har én uvane for mye. Oompa-Loompaene kommenterer det hele på rim.

Roald Dahl var født i Wales av norske foreldre og elsket selv sjokolade. I boken fra 1964 møter gammeldags straffemoral en fantasi uten bremser, og det er nettopp blandingen barn liker. Høytlesning fra seks år, egenlesning fra åtte.`,
  'winnie-the-pooh': `Kristoffer Robin, Nasse Nøff, Tussi og de andre har hver sin måte å misforstå verden på. De drar på ekspedisjoner, feirer bursdager og leter etter bortkomne haler, og underveis føres samtaler som er mer filosofiske enn deltakerne aner.

A. A. Milne tok utgangspunkt i sønnens kosedyr, og E. H. Shepard tegnet dem med lett penn. Boken kom i 1926. Fortellingene er korte og rolige, uten noe farlig, og ordspillene er så godt innarbeidet på norsk at mange voksne siterer dem uten å tenke over det. Fra fem år.`,
  'heinahattu-ja-vilttitossu': `Mor og far er opptatt med sitt, maten og potetforskningen tar all plass, og søstrene trekker sine egne slutninger om hvordan en familie bør drives. Den ene prøver å være fornuftig, den andre sier nei av prinsipp, og sammen setter de nabolaget på hodet.

Søstrene Sinikka og Tiina Nopola skrev boken i 1989, og den ble den første i en lang serie som også er spilt på scene og film. Dialogen er kort, sta og befriende ulogisk. Morsomst som høytlesning for fem- til åtteåringer, særlig i søskenflokk.`,
  'atte-sma-to-store-og-en-lastebil': `Alle barna har navn på M, fra Maren til Morten, og under dem bor en dame som synes det er i meste laget med trampingen. Far kjører lastebil, mor holder styr på kronene, og en dag er bilen borte.

Anne-Cath. Vestly leste fortellingene sine i radio, og den muntlige tonen er bevart på hver side. Boken fra 1957 innleder serien om familien og mormor, med tegninger av ektemannen Johan Vestly. Her er ingen trolldom, bare hverdag, tett fellesskap og en trygg grunnstemning. Passer fra fem år.`,
  'sagan-af-blaa-hnettinum': `På den blå planeten styrer barna seg selv, og sommerfuglene våkner når solen treffer dem én gang i året. Prisen for moroa viser seg først da to venner havner på den mørke siden og møter dem som betaler. Spørsmålet om rettferdighet blir brått helt konkret.

Andri Snær Magnason har siden skrevet mye om klima og natur for voksne. Denne fortellingen fra 1999, illustrert av Áslaug Jónsdóttir, fikk den islandske litteraturprisen. Tonen er leken og uten pekefinger. Til høytlesning og samtale fra seks år.`,
} as const;
