// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'het-achterhuis': `Den begynner på trettenårsdagen i juni 1942, noen uker før familien går i skjul, og er skrevet som brev til den tenkte venninnen Kitty. Åtte mennesker deler noen få rom, må være tause om dagen og er avhengige av modige hjelpere. Forholdet til moren tar like stor plass som radionyhetene.

Anne Frank begynte selv å bearbeide notatene med tanke på en bok. Faren Otto, den eneste av de åtte som overlevde, fikk den utgitt i 1947. For ungdom fra tolv–tretten år, gjerne sammen med en voksen.`,
  'krigsdagbocker-1939-1945': `Om dagen leste hun fremmedes brev i postsensuren og måtte holde munn om det. I heftene, tettpakket med avisutklipp, sier hun fra likevel: om vinterkrigen, om okkupasjonen av Norge og Danmark, om nøytraliteten hun er både takknemlig for og skamfull over. Mot slutten kommer en privat krise og, nesten i forbifarten, en historie om en sterk jente.

Notatene ble trykt først i 2015, med gjengitte sider fra originalene. Språket er raskt og skrevet uten tanke på lesere. For den som er interessert i krigen sett fra nabolandet.`,
  'brev-fran-tove-jansson': `Utvalget er ordnet etter mottaker: foreldrene i studieårene, fotografen Eva Konikoff som emigrerte til Amerika, politikeren Atos Wirtanen, teaterkvinnen Vivica Bandler, livsledsageren Tuulikki og flere. Dermed ser man hvor ulikt det samme mennesket kan skrive til ulike venner.

Boel Westin og Helen Svensson, som var Janssons redaktør i mange år, har kommentert og redigert boken, som kom i 2014. Små tegninger følger med. Den kan leses i sammenheng eller blas i. For alle som er glad i Sommerboken. Utgavene er på svensk, engelsk og finsk.`,
  'brief-an-den-vater': `Foranledningen var en forlovelse faren hadde uttalt seg stygt om, men brevet går helt tilbake til gutten som en natt ble båret ut på svalgangen fordi han maste om vann. Hermann Kafka, stor, høylytt og sterk forretningsmann, portretteres av en sønn som anstrenger seg for å være rettferdig.

Kafka skrev det i 1919 og ga det til moren; på trykk kom det først i 1952, lenge etter hans død. Under hundre sider, og en nøkkel til både Prosessen og Forvandlingen. Angår alle som er noens barn.`,
  'briefe-an-einen-jungen-dichter': `Mottakeren het Franz Xaver Kappus og gikk på samme slags militærskole som Rilke hadde lidd seg gjennom. Brevene er skrevet mellom 1903 og 1908 fra Paris, Italia, Nord-Tyskland og Sverige. De inneholder nesten ingen tekniske råd; de handler om hvordan man kan leve slik at det finnes noe å skrive ut fra.

Rilke var selv ikke mer enn i slutten av tjueårene, noe som er verdt å huske når tonen blir høytidelig. Kappus ga dem ut i 1929. En liten bok for unge som søker, og for eldre ved et veiskille.`,
  '84-charing-cross-road': `Året er 1949, og en annonse fra firmaet Marks & Co får henne til å sende en ønskeliste. Frank Doel svarer korrekt, hun blir snart personlig, og etter hvert skriver også kollegene og kona hans. Rasjoneringen i England gjør pakkene fra Amerika til mer enn forretning, mens reisen dit stadig blir utsatt.

Helene Hanff levde av å skrive for scene og fjernsyn og samlet brevene i 1970. Boken er blitt både teater og film. Svært kort, svært morsom og til slutt rørende; en opplagt gave til en bokvenn.`,
} as const;
