// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  tomtebobarnen: `Familien under furua lever av det skogen gir: De sanker, spinner, koker og hjelper dyr i nød. Et troll og en hoggorm finnes ikke langt unna, men hjemmet mellom røttene er urokkelig trygt. Årstidene skifter, og barna går i skole hos ugla.

Elsa Beskow var utdannet tegner og tok botanikken på alvor, så plantene i boken fra 1910 er til å kjenne igjen. Den har gått i arv i mange svenske familier. Rolig, tillitsfull stemning for barn fra tre år, gjerne etterfulgt av en tur i skogen.`,
  pannkakstartan: `Pettersson bor alene, skrur på oppfinnelser og regnes som litt sprø av naboene. Katten Findus går i stripete bukser og har tre bursdager i året. For å lage kake må det løses ett problem, som fører til et nytt, som fører til enda ett.

Her begynte bøkene om de to, i 1984. Sven Nordqvist både skriver og tegner, og sidene er fulle av småkryp og absurde redskaper som teksten ikke nevner. Barn ser noe nytt hver gang. Fra fire år; også for voksne som liker å miste oversikten.`,
  'hur-gick-det-sen': `Hver side slutter med et spørsmål, og svaret finnes bak neste ark. Gjennom hullene i papiret ser man ting som viser seg å være noe helt annet når man blar om. Få farger, store flater og håndskreven tekst gir et uttrykk som fortsatt virker moderne.

Dette var Tove Janssons første bildebok om mummifigurene, utgitt i 1952 og langt forut for sin tid i formgivningen. Rytmen er viktig, så les høyt og med pauser. Spennende nok for treåringer, og en fin gave til voksne som tegner.`,
  'vem-ska-trosta-knyttet': `Huset er for stort, natten for full av lyder, og så pakker den lille kofferten sin og går. På veien ser Knøttet de andre danse, fiske og le, alltid på litt avstand. Bildene lar hav og fjell ruve, mens hovedpersonen blir bitte liten i kanten.

Tove Jansson skrev boken i 1960 på vers som nesten er sang. Hun gjør ikke sjenanse til en feil som skal rettes, men viser hvor mye mot som kan bo i den som er redd. Fra fire år, særlig til stille barn.`,
  'where-the-wild-things-are': `Bare noen få hundre ord trengs, og midt i boken tier teksten helt: Tre oppslag uten ord viser dansen, og den som leser høyt, må lage lydene selv. Bildene vokser etter hvert som raseriet gjør det, og krymper igjen når det stilner.

Maurice Sendak tegnet og skrev boken i 1963. Mange voksne fant den for skremmende; barna var uenige. Han fikk Caldecott-medaljen og mye senere Litteraturprisen til minne om Astrid Lindgren. Fra tre år, og særlig nyttig etter en krangel før leggetid.`,
  'the-very-hungry-caterpillar': `Bildene er klippet av silkepapir som kunstneren først malte selv, og penselstrøkene syns i hver pære og plomme. Sidene vokser i bredden med antallet frukter, slik at tellingen kan føles med fingrene. Lørdagen er av det umåteholdne slaget.

Eric Carle laget i 1969 en fortelling om vekst som er over på ett åndedrag. Teksten gjentar seg på en måte små barn elsker, og slutten har de lært utenat etter få runder. Fra ett år i papputgave, og like brukbar i barnehagen.`,
  'god-natt-alfons-aberg': `Far, sønn, leilighet og en tannbørste: Mer trengs det ikke. Ingen mor forklares bort, ingen lærdom skyves frem; boken viser en kveld som utallige familier kjenner, og ler like vennlig av barnet som av den slitne voksne.

Gunilla Bergström blandet strektegning med utklipp av tapet og stoff, og det var noe nytt da den første boken om Albert Åberg kom i 1972. Passe lang for en siste runde før lyset slukkes, og beroligende for begge parter. Fra tre år.`,
  'mamman-och-den-vilda-bebin': `Moren er glad, trøtt og alltid et halvt skritt bak. Babyen klatrer opp i alt som kan klatres i, og havner på steder der ingen leter. Katastrofene er komisk forstørret, men søvnmangelen, klærne på gulvet og stillheten når noen endelig sovner, er hentet rett fra livet.

Barbro Lindgren og Eva Eriksson er et av svensk bildeboks beste makkerpar, og boken fra 1980 fikk oppfølgere. Versene sitter etter to gangers lesning. Fra to–tre år, og en god presang til ferske foreldre. Utgavene her er på svensk og engelsk.`,
  'gittan-och-gravargarna': `Ulvene er først farlige, så mest forvirret: De forstår ikke reglene, tør ikke klatre og må lokkes med. Jenta som alltid lar være for sikkerhets skyld, viser seg å ha mye å lære bort. Dermed er Rødhettes skog snudd på hodet.

Pija Lindenbaum tegner med dempede farger og små, svært menneskelige ansiktsuttrykk hos dyrene. Boken fra 2000 ble den første av flere om samme jente. Humoren er tørr, og moralen sies aldri høyt. Fin fra fire år, særlig for den forsiktige.`,
  'garmanns-sommer': `Tre gamle tanter kommer på sommerbesøk, med rynker, gebiss og tanker om døden. Alle, viser det seg, er redde for noe, og luften blir lettere av at det sies. Naboens tvillinger har forresten mistet tenner for lenge siden.

Stian Hole setter sammen fotografi, maleri og digitale bilder til en drømmeaktig norsk hage med blomstrete tapeter og sterkt sollys. Boken fra 2006 fikk Bologna Ragazzi-prisen og har to oppfølgere. Lavmælt og ettertenksom, fra fem år, gjerne lest i august. Voksne som liker billedkunst, får også sitt.`,
  'koirien-kalevala': `De gode i Kalevalas land er hunder, folket i det kalde Pohjola er ulver, og et kattefolk holder til imellom. Den gamle sangeren, smeden og kvinnebedåreren følger eposets hovedlinjer, men det er bedre plass til mat, snorking og slagsmål enn hos Lönnrot.

Mauri Kunnas er en av Finlands mest leste bildebokskunstnere, og sidene hans vrimler av små spøker. Boken kom i 1992. Teksten er forholdsvis lang, så høytlesning passer fra fem–seks år. En munter vei inn i en mytologi som ellers fort blir høytidelig.`,
  'den-utrolige-historie-om-den-kaempestore-paere': `En oppblåst stedfortreder har overtatt rådhuset, og den rette borgermesteren må finnes. Om bord i den uvanlige farkosten er også en grublende professor, og underveis venter sjødrager, pirater og et mørke på havet.

Jakob Martin Strid tegner i vrimleskolen: Jo lenger man ser, desto mer maskineri og småprat oppdager man. Boken fra 2012 er nesten en liten eventyrroman, inndelt slik at den kan leses over flere kvelder. Spenningen er vennlig og humoren raus. Høytlesning fra fem år, og noe å studere på egen hånd siden.`,
  'the-gruffalo': `Rev, ugle og slange har alle planer om middag, og musen har bare fantasien å stille opp med. Frasene gjentas med små endringer, slik at lytteren snart kan fylle inn og nyte å vite mer enn dyrene. Så kommer vendepunktet.

Julia Donaldson tok utgangspunkt i et kinesisk eventyr om en jente og en tiger. Axel Scheffler ga uhyret vorter, klør og en viss usikkerhet. Boken kom i 1999, og på norsk er rimene diktet på nytt. Mild spenning fra tre år, best med god innlevelse.`,
} as const;
