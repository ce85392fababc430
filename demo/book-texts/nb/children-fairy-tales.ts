// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'eventyr-fortalte-for-born': `Det første lille heftet kom i 1835 og så beskjedent ut. Andersen skrev som man snakker, med utrop, innskudd og brå stopp, og det stred mot alt som gjaldt for fin prosa. Noen av historiene hadde han hørt som barn i Odense, de fleste fant han på selv, og snart fikk også tinnsoldater og grantrær følelser.

Ironien er ment for den som leser høyt, sorgen rammer alle. Enkelte eventyr ender ille, så les gjerne gjennom på forhånd for de minste. Fra seks år i utvalg.`,
  snedronningen: `Fortellingen er delt i sju, og den begynner med et speil som gjør alt vakkert smått og alt stygt stort. Siden møter vi en røverpike med kniv, en kråke med gode forbindelser ved hoffet, et reinsdyr og to kloke kvinner langt mot nord. Kay sitter imens og legger mønstre av is.

Andersen ga den ut i 1844, og den hører til hans lengste eventyr. Motsetningen mellom forstand og hjerte er tydelig uten å bli en preken. Fra sju år, fordelt på flere kvelder.`,
  'kinder-und-hausmarchen': `Brødrene var språkforskere, og førsteutgaven fra 1812 hadde lærde noter og lite til barn. Gjennom stadig nye opplag slipte særlig Wilhelm tekstene til den rytmen vi kjenner, med tretall, regler og talende dyr. Mange av fortellerne var unge, belesne kvinner i omgangskretsen.

Straffene er harde og saklig gjengitt, belønningene like bastante. Mellom berømtheter som Hans og Grete finnes korte, rare stykker som nesten ingen husker. Velg selv hva som passer fra seks år; voksne får et arkiv over fortellekunst.`,
  'norske-folkeeventyr': `Zoologen Asbjørnsen og teologen Moe kjente hverandre fra ungdommen og delte innsamlingen mellom seg. De lyttet til fortellere i daler og skogsbygder og fant en skriftform som lå nærmere norsk tale enn noe annet på trykk. Her er bukkene Bruse, Soria Moria slott og kjerringa mot strømmen.

Senere ga tegnere som Erik Werenskiold og Theodor Kittelsen trollene det utseendet vi fremdeles ser for oss. Eventyrene er korte, knappe og laget for stemmen. Fra fem år, og en naturlig dåpsgave.`,
  'lasning-for-barn': `Topelius begynte å skrive for barn allerede på 1840-tallet, i aviser og blader, og samlet siden eventyr, viser og små skuespill i flere bind. Landskapet er finsk og ofte til å finne på kartet, fra Østerbotten til fjellene i nord, og barna settes på prøver i mot og medfølelse.

Han var historiker, redaktør og svenskspråklig finne. Gudstro og fedrelandskjærlighet hører tiden til, men innfallene er friske. Høytlesning fra seks år, gjerne med forklaring på noen gamle ord. Utgavene her er på svensk og finsk.`,
  'histoires-ou-contes-du-temps-passe': `Åtte prosaeventyr fikk plass i boken fra 1697, også Rødhette, Katten med støvlene og Tommeliten. Perrault satt i akademiet og hadde tjent kongen; han kledde folkelige fortellinger i hoffets drakt uten å fjerne klørne. Rødhettes historie ender for eksempel langt bråere enn den vi er vant til.

Versene til slutt er myntet på voksne, som også får mest ut av ironien. Stilen er klar og hvert stykke kort nok til en kveldsstund. Fra seks år, men spar den blåskjeggede til senere.`,
  'les-mille-et-une-nuits': `Røttene går til India, Persia og arabiske land, og samlingen vokste i hundreår før den franske orientalisten Galland ga ut sin frie versjon fra 1704. Flere av de mest berømte fortellingene sto ikke i håndskriftet hans; dem hørte han av syreren Hanna Diyab.

Kjøpmenn i Bagdad, kalifer i forkledning og kløktige slavinner løser hverandre av, historie i historie. Europas forestillinger om Østen ble i stor grad formet her, på godt og vondt. Utvalg finnes for barn; helheten er for voksne med mange kvelder foran seg.`,
  'mio-min-mio': `Bo Vilhelm Olsson er ni år, bor hos fosterforeldre i Stockholm og savner en far. I Landet i det fjerne får han hvit hest, beste venn og rosehage, men også et oppdrag, for over sjøen sirkler fortryllede fugler.

Lindgren ga ut romanen i 1954. Prosaen har omkved som en gammel vise, og bak eventyret aner en voksen leser en annen og mer ensom historie. Den peker frem mot Brødrene Løvehjerte, men er kortere og strengere i tonen. Skummel på en trygg måte; høytlesning fra sju år.`,
  'la-belle-et-la-bete': `Forfatteren var guvernante i London, og eventyret sto opprinnelig i en bok med samtaler mellom en lærerinne og elevene hennes. Derfor er heltinnen så fornuftig: Hun leser, arbeider og tenker seg om, mens søstrene teller kjoler.

En langt lengre versjon av Madame de Villeneuve fantes fra før, men det er denne knappe fra 1756 som har levd videre i ballett, opera og film. Stemningen er høflig og lett melankolsk, uten virkelig grøss. Fra seks år, og interessant for voksne som lurer på hva eventyr mener om ekteskap.`,
  'the-happy-prince-and-other-tales': `Fem eventyr utgjør samlingen, blant dem ett om en selvopptatt fyrverkerirakett og ett om en møller som kaller utnytting for vennskap. Rådsherrer, professorer og andre veltalende får sitt, mens fugler og fattigfolk har de varme rollene.

Oscar Wilde var småbarnsfar da boken kom i 1888, før både romanen og komediene. Stilen er utsøkt og litt bibelsk, satiren skarpere enn man venter. Flere av historiene slutter med død og offer, så velg øyeblikket med omtanke. Fra åtte år, og for voksne med sans for slipt prosa.`,
} as const;
