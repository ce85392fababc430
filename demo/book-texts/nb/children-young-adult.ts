// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'sofies-verden': `Brevskriveren heter Alberto Knox, og i konvoluttene hans får førsokratikerne, Platon, Descartes, Hume og mange andre hver sin leksjon. Samtidig dukker det opp postkort til en helt annen jente, Hilde, og Sofie må bruke det hun lærer for å forstå sin egen situasjon.

Jostein Gaarder hadde undervist i filosofi i en årrekke da boken kom i 1991 og ble oversatt til en lang rekke språk. Korte kapitler ordnet etter tenkere gjør den brukbar som oppslagsbok. Fra fjorten år, og for voksne som vil begynne forfra.`,
  intet: `Det starter i et plommetre, der en klassekamerat har satt seg for å fortelle de andre at ingenting er verdt noe. På et nedlagt sagbruk samler klassen bevis på det motsatte, og den som har gitt fra seg noe, bestemmer hva neste skal ofre.

Fortelleren er en av jentene, og den saklige tonen gjør innholdet vanskelig å verge seg mot. Janne Tellers roman fra 2000 møtte motstand og er siden mye brukt i skolen. Kort, allegorisk og brutal, fra fjorten år; den egner seg best når noen vil diskutere.`,
  'the-hunger-games': `Panem ligger der Nord-Amerika lå: en overdådig hovedstad og tolv distrikter som holder den med kull, korn og arbeidskraft. Katniss er vant til å jakte ulovlig for å mette mor og søster. Inn i arenaen følger bakersønnen Peeta, og foran kamera kan følelser være både sanne og taktiske.

Suzanne Collins har fortalt at ideen kom da hun zappet mellom realityserier og krigsnyheter. Romanen fra 2008 innleder en trilogi. Førsteperson presens gir høyt tempo; volden er ubehagelig uten å være spekulativ. Fra tretten år.`,
  'the-book-thief': `Himmelstrasse i den oppdiktede byen Molching er fattig og trang. Der bor en grovkjeftet fostermor, en fosterfar med trekkspill og gutten Rudy, som vil løpe som Jesse Owens. Fortelleren røper en del på forhånd, så spenningen ligger i hvordan snarere enn hva.

Australske Markus Zusak bygde på foreldrenes minner fra Tyskland og Østerrike. Romanen fra 2005 er lekende i formen, med innskutte kunngjøringer og en tegnet bok i boken, men emnet er alvorlig. Leses på like vilkår av ungdom fra fjorten og av voksne.`,
  'the-fault-in-our-stars': `Hazel drar på oksygenflasken overalt og tåler ikke peppesnakk. Augustus har protese og et selvsikkert smil. Det de deler, er en roman som slutter midt i en setning, og letingen etter forfatteren fører dem til Amsterdam, der virkeligheten er mindre velregissert enn fiksjonen.

John Green arbeidet som ung med alvorlig syke barn på sykehus, og boken fra 2012 gjør verken lidelsen pen eller lærerik. Dialogen er rask og belest, av og til nesten for kvikk. Fra tretten år, og for voksne med ungdom i huset.`,
  'twilight-meyer': `Forks i delstaten Washington har nesten alltid skydekke, noe som passer familien Cullen godt. Bella er blek, klønete og nyinnflyttet; Edward sitter ved siden av henne i biologitimen og oppfører seg merkelig. Jacob fra reservatet kan noen gamle sagn.

Stephenie Meyer debuterte med romanen i 2005 og satte i gang en bølge av overnaturlig romantikk. Vampyren er her en gentleman med strenge prinsipper, og spenningen kommer av alt de to ikke våger. Enkelt språk, langsom oppbygning og store følelser. Første bind av fire, fra tretten år.`,
  maresi: `Livet på øya følger årstidene: brød, innhøsting, sanger til gudinnen og en kjær nøkkel til skattkammeret med bøker. Maresi kom dit etter en sultevinter og kan ikke tenke seg noe bedre. Så ankommer Jai, som bærer på frykt, og etter hvert et seil i horisonten.

Finlandssvenske Maria Turtschaninoff fikk Finlandia Junior-prisen for romanen i 2014, den første av tre om Det røde klosteret. Magien er sparsom og kroppslig, fellesskapet viktigere enn kampen. Enkelte scener er harde. For lesere fra tretten år som foretrekker ettertanke fremfor sverdkamp.`,
  'northern-lights-pullman': `I Lyras verden går sjelen ved siden av mennesket i dyreskikkelse, og barns daimoner skifter form etter humøret. Den elegante fru Coulter tilbyr en fremtid, men også båtfolket, en ballongfører og lærde menn trekker i trådene. Det gåtefulle Støvet er det alle vil ha kunnskap om.

Philip Pullman begynte trilogien i 1995 og fører en samtale med Miltons Paradise Lost og med kirkelig makt. Eventyret tåler å leses uten at man vet det. Tett og lærd, med høyt tempo, for lesere fra elleve–tolv år og voksne.`,
  'punainen-kuin-veri': `Lumikki Andersson bor alene på hybel i Tampere, går på kunstlinje og har én regel: Ikke bland deg. Fortiden har lært henne å gjøre seg usynlig. Eventyret ligger som et mønster under handlingen, med blod, snø og en fest der ingen er den de ser ut som.

Salla Simukka skriver kjølige, korte kapitler som driver leseren videre. Boken fra 2013 er den første i en trilogi, men kan leses for seg. God til ungdom fra fjorten år, også dem som sjelden fullfører en roman.`,
  'janne-min-van': `Politiet har spørsmål, og Krille må gå gjennom et helt år i minnet: sykkelkunstene, de uforklarte fraværene, merkene på kroppen som ingen kommenterte. Opplysningene kommer i biter, og leseren legger dem sammen før fortelleren våger.

Peter Pohl debuterte som ungdomsforfatter med romanen i 1985, og den regnes som en milepæl for hva sjangeren kan bære. Slangen fra femtiårenes Söder er tett, tidshoppene mange og alvoret uten demping. Krevende, men gir mye igjen. For lesere fra fjorten år, og like mye for voksne.`,
  'the-hate-u-give': `Starr Carter bor i et svart nabolag der faren driver butikk, og går på en overveiende hvit privatskole der hun vokter hvert ord. Etter det som skjer, vil begge steder ha et svar av henne. Familien, med foreldre som er uenige om hvordan man beskytter barna sine, er romanens sterkeste kort.

Angie Thomas debuterte i 2017, med Black Lives Matter som bakgrunn; tittelen låner et uttrykk fra Tupac Shakur. Tonen er ledig og morsom midt i sinnet. Fra fjorten år, og godt egnet i klasserommet.`,
  'darlah-172-timer-pa-manen': `Mia fra Stavanger vil egentlig bare spille i band, Midori drømmer seg vekk fra Japan, og Antoine i Paris prøver å glemme en jente. Johan Harstad lar dem bli virkelige mennesker før oppskytningen, og slipper inn små varsler som bare leseren får med seg.

Romanen kom i 2008 og forener romfartsfakta med den klassiske historien om det hjemsøkte huset. Fotografier og tegninger gir den preg av dokument. Skrekken øker jevnt og blir ganske brutal. For uredde lesere fra fjorten år.`,
} as const;
