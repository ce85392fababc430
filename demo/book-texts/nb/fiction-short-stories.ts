// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  historietter: `Formatet er avisens: Flere av tekstene sto først i dagspressen og fyller tre–fire sider. En tegning vekker spørsmålet om hva den betyr, en mann drømmer om evigheten, en kopp te får følger. Avslutningen kommer uten moral, som om fortelleren bare trakk på skuldrene.

Hjalmar Söderberg ga ut boken i 1898, sju år før Doktor Glas, og språket har knapt fått en rynke. Melankoli og ironi i ren form. God reiselektyre og takknemlig å lese høyt fra. Her finnes originalen på svensk.`,
  'seven-gothic-tales': `Syndfloden over Norderney, Apen og Drømmerne er blant titlene. Fortellinger føder nye fortellinger inni seg, og kjønn, navn og identiteter byttes som teaterkostymer. Skjebnen er en spiller med humor, og ære er viktigere enn lykke.

Karen Blixen skrev på engelsk etter årene i Kenya og fikk boken ut i USA i 1934 under navnet Isak Dinesen; den danske versjonen laget hun selv. Den gikk på tvers av tidens realisme. For lesere med tålmodighet til innviklede konstruksjoner og sans for det aristokratiske.`,
  'die-verwandlung': `Gregor Samsa er handelsreisende og forsørger både foreldre og søster. De første vanskene er praktiske: å snu seg, få opp døren, bli forstått av prokuristen. Rommet krymper, møbler bæres ut, leieboere flytter inn, og søsteren Grete forandrer seg kanskje mest av alle.

Kafka utga lite mens han levde, men denne kom i 1915. Den er tolket som psykologi, religion og satire over kontorlivet, og fungerer like godt bokstavelig. Klart språk og under hundre sider; også for elever på videregående.`,
  'dama-s-sobatjkoj': `Gurov er bankmann i Moskva, gift og vant til korte affærer; Anna Sergejevna er ung og gift i en provinsby. De møtes i Jalta, reiser hver til sitt og glemmer ikke. Det avgjørende ligger i detaljer: en melonskive, en teaterfoajé, et grått gjerde.

Tsjekhov skrev fortellingen i 1899, da han selv bodde på Krim på grunn av lungene, og den regnes blant hans fineste. Den åpne slutten har lært etterfølgerne å stanse i tide. For lesere av Alice Munro, og for den som aldri har lest russisk.`,
  'dear-life': `Stedet er som regel småbyer og gårdsland i Ontario, fra trettiårene og fremover: et sanatorium for barn, en togreise, en soldat som hopper av før stasjonen. Munro kan hoppe femti år mellom to avsnitt uten at noe mangler. Skam og begjær er jevnsterke.

Boken kom i 2012, og Alice Munro fikk Nobelprisen året etter, en sjelden heder for en ren novellist. De fire siste tekstene er de mest selvbiografiske hun skrev. Enkle setninger, innviklet oppbygning. For den som heller vil ha mange liv enn ett langt.`,
  'resa-med-latt-bagage': `En mann kvitter seg med alt, går om bord i en båt og vil være ukjent, men lugarkameraten har bilder av familien. Andre steder er det et sommerbarn som setter en families samvittighet på prøve, eller en fremmed by der noen mister fotfestet. Ensomhet er en luksus som må forsvares.

Tove Jansson skrev fra 1970-årene av stadig mer avkledde noveller for voksne. Samlingen kom i 1987. Lett å lese, med ettersmak. For den som bare kjenner henne fra Mummidalen; her på svensk, engelsk og finsk.`,
  'herr-arnes-penningar': `En prestegård i Bohuslän plyndres for sølvkisten, og bare fosterdatteren Elsalill overlever. I Marstrand, der skipene ligger innefrosset, beveger hun seg mellom levende og døde. Den drepte fostersøsteren går barbeint gjennom snøen like naturlig som fiskehandlerne går med kjerra.

Selma Lagerlöf bygde på en gammel overlevering fra 1500-tallet og ga ut fortellingen i 1904. Mauritz Stiller gjorde den til en kjent stumfilm. Tonen ligger mellom ballade og saga. Kort og kald, for lesere som liker skrømt med moralsk alvor.`,
  sudenmorsian: `Skogvokter Priidik er god og tro, og det er nettopp freden i huset som gjør lokkelsen uforklarlig, også for kona selv. Den fromme krønikeskriveren som fører ordet, advarer på hver side, men klarer ikke å skjule at friheten er vakker.

Aino Kallas var finsk, gift med en estisk diplomat og folklorist, og skrev boken i 1928 mens de bodde i London. Den er lest som feminisme, folketro og skrekk. Under hundre sider i et gammelmodig språk som krever ro. Utgaver på finsk, svensk og engelsk.`,
  dubliners: `Rekkefølgen er gjennomtenkt: barndom, ungdom, modne år, offentlig liv og til sist den lange avslutningsnovellen De døde, med gås, taler og sang. Kneiper, broer og gater er så nøyaktig gjengitt at man kan gå etter dem.

James Joyce var i begynnelsen av tjueårene da han skrev det meste, og ventet nesten ti år på en forlegger som våget; boken kom i 1914. Øyeblikkene der noen plutselig ser seg selv, kalte han epifanier. Klar realisme, og en trygg vei inn til forfatteren av Ulysses.`,
  'der-tod-in-venedig': `Gustav von Aschenbach er enkemann, adlet og sliten, en disiplinens kunstner. Byen er vakker og råtten, gondolen svart, gjestene fra hele Europa, og på stranden leker en polsk gutt. Noe myndighetene tier om, gir fortellingen feber.

Thomas Mann skrev den etter et opphold i 1911, og den kom året etter. Visconti laget film og Britten opera. Prosaen er klassisk og tung av gresk mytologi, og ironien overfor hovedpersonen lett å overse. Kort, men tett. Best for den som nyter lange, vakre setninger.`,
  'the-old-man-and-the-sea': `Manolin vil være med, men foreldrene synes Santiago har mistet hellet. Alene på Golfstrømmen snakker den gamle med fugler, med hånden sin og med fisken, og tenker på baseballspilleren DiMaggio. Dagene måles i sol, kramper og snørets tyngde mot ryggen.

Ernest Hemingway bodde på Cuba og fisket selv. Boken fra 1952 fikk Pulitzerprisen og ble nevnt ved tildelingen av Nobelprisen to år senere. Enkel nok for lesere fra tolv år, og den rommer mer jo eldre man er.`,
  'synnove-solbakken': `Synnøve kommer fra en gård med haugiansk alvor, Torbjørn fra et hjem der faren er hard av frykt for slektens arv. En gårdskar egger til slagsmål, et bryllup går galt, og to familier må lære å snakke sammen. Visene i teksten er mange kjent fra sangboken.

Bjørnson var tjuefire da fortellingen kom i 1857, med sagaens korte replikker som forbilde og bønder i hovedrollene. Den slo an i hele Norden. Nobelprisen fikk han i 1903. Lys og optimistisk, lest på et par kvelder.`,
  bavian: `Ofte er det familier på reise eller på kjøkken: foreldre som krangler, en mann som ikke kan la være, en hverdagslig samtale som plutselig ikke er det lenger. Aidt skriver i rette hovedsetninger, gjerne i presens, og legger katastrofen i en bisetning.

Naja Marie Aidt er født på Grønland og oppvokst i København, og var lyriker først. Samlingen kom i 2006. Vold og seksualitet skildres uten filter, men også en skjør ømhet. For lesere av Raymond Carver som ikke trenger å bli beroliget til slutt.`,
  advent: `Hunden heter Leó, væren Eitill, og naboene kaller de tre for treenigheten, halvt på spøk. Benedikt er en eldre gårdskar som har gjort turen i mange år uten betaling. Snøstorm, jordhuler og gårder der det ellers sjelden kommer folk; mer trengs ikke.

Gunnar Gunnarsson var islending, men skrev på dansk. Fortellingen bygger på en virkelig gjeters ferd og kom i 1930-årene. Rolig og lignelsesaktig, uten prekentone. Den kan deles på de fire søndagene før jul, for voksne og større barn.`,
} as const;
