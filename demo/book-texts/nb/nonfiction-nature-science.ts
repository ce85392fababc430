// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'on-the-origin-of-species': `Mer enn tjue år gikk fra reisen med Beagle til Darwin skyndte seg å publisere, etter at Alfred Russel Wallace hadde nådd samme tanke. Tamduer, øyarter, fossilenes hull og kampen for tilværelsen er ledd i én lang bevisføring, der forfatteren selv reiser innvendingene først.

Boken kom i 1859, og mennesket nevnes nesten ikke. Setningene er viktorianske, eksemplene mange og konkrete. For lesere med interesse for biologi, og for dem som vil se hvordan en omveltende idé kan fremføres med beskjedenhet.`,
  'silent-spring': `En liten fabel om en by uten fuglesang åpner boken. Så følger dokumentasjonen: DDT, dieldrin, sprøytede elver, døde fugler, insekter som tilpasser seg. Carson forklarer næringskjeder slik at de kan ses, og peker på biologiske alternativer i stedet for bare å advare.

Rachel Carson var marinbiolog og allerede kjent for bøker om havet da denne kom i 1962. Kjemiindustrien gikk til angrep; resultatet ble likevel strengere lover og en miljøbevegelse. Enkelte tall er utdatert, metoden ikke. For hageeiere og naturvenner.`,
  'das-geheime-leben-der-baume': `Wohlleben har arbeidet i Eifel i det vestlige Tyskland, og det er gammel bøkeskog han kjenner best: hvordan modertrær skygger for avkommet så det vokser langsomt, hvorfor bytrær er ensomme, hvordan vann stiger mot tyngdekraften. De menneskelige bildene er brukt med vilje.

Boken kom i 2015 og fikk folk i mange land til å diskutere skogbruk. Kritikken gjelder først og fremst at trær får følelser. I norsk gran og furu ser mye annerledes ut, og det er en fin grunn til å sammenligne. Lett, kort, for alle aldre.`,
  'insektenes-planet': `Kapitlene er ordnet etter hva insektene gjør: kropp, kjærlighetsliv, mat, samarbeid med planter og til slutt alt vi har fått av dem, fra honning og silke til medisiner og opprydding. En bille som styrer etter Melkeveien og fluelarver som renser sår, er blant eksemplene.

Anne Sverdrup-Thygeson er professor ved universitetet på Ås. Boken fra 2018 er oversatt til en lang rekke språk og velger begeistring fremfor dommedag, uten å skjule tapet av arter. For hagefolk, ungdom og den som vanligvis griper fluesmekkeren.`,
  alevangeliet: `Hvert annet kapittel handler om dyret, hvert annet om faren, kveldene ved vannet og alt som ikke ble sagt. Johannes Schmidt lette i årtier etter gyteplassen, Freud dissekerte hundrevis av eksemplarer, og Rachel Carson diktet om den. Slik blir vitenskapshistorien en kriminalgåte med berømte etterforskere.

Patrik Svensson var kulturjournalist i Malmö da han debuterte i 2019, og boken fikk Augustprisen for sakprosa. Stillferdig og klok om kunnskapens grenser og om å miste noen. For fiskere, sønner og døtre. Utgavene er på svensk, engelsk og finsk.`,
  havboka: `Hugo Aasjord er kunstner og bor i Steigen; på Skrova holder han på å sette i stand et gammelt fiskebruk. Fire årstider, råtten agn og mye ventetid gir rom for samtale. Under dem går det store dyret, med parasitter i øynene, som en nordlig Moby Dick.

Morten A. Strøksnes vokste opp i Kirkenes og er historiker og reporter. Boken fra 2015 fikk Brageprisen for sakprosa og er oversatt til mange språk. Myter, marinbiologi, olje og poesi i samme garn. For lesere som liker lange avstikkere og gode venner.`,
  'maerk-verden': `Sansene tar imot millioner av biter i sekundet, bevisstheten rundt tjue. Resten sorteres bort uten at vi merker det. Veien går fra Maxwells demon, entropi og Gödel til Benjamin Libets omdiskuterte forsøk, der hjernen ser ut til å være i gang før viljen.

Tor Nørretranders er dansk vitenskapsjournalist. Boken er fra 1991, og begrepet eksformasjon, det som kastes bort, men likevel er med, er hans eget. Forskningen har gått videre, spørsmålet står. Ambisiøs populærvitenskap med god tid. Utgaver på dansk, svensk og engelsk.`,
  'a-brief-history-of-time': `Det begynner med en gammel dame som mener at verden hviler på skilpadder, og går via Newton og Einstein til big bang, hull som stråler og drømmen om én samlet teori. Hvert kapittel bygger på det forrige, og forfatteren snakker aldri ned til leseren.

Stephen Hawking var professor i Cambridge og levde i flere tiår med ALS. Boken fra 1988 gjorde kosmologi til kjøkkenbordsprat. Målingene er blitt bedre siden da, grunnlaget holder. Fra femten år, lest langsomt. Finnes her på engelsk, svensk og finsk.`,
} as const;
