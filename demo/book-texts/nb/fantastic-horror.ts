// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  frankenstein: `Rammen er brevene fra polarfareren Walton, som er frosset inne i isen og tar opp en utmattet mann. Inni dennes beretning ligger skapningens egen, og der, ved sprekken i veggen til en fattig hytte, får romanen sitt hjerte.

Ideen kom sommeren 1816 ved Genfersjøen, da vennene rundt Byron utfordret hverandre til å skrive spøkelseshistorier. Boken ble utgitt anonymt i 1818 og står ved begynnelsen av science fiction. Språket er romantisk og alpelandskapet stort. Anbefales alle over seksten som bare kjenner filmene.`,
  dracula: `Etter åpningen i slottet flytter historien til Whitby, der et skip driver i land uten mannskap, og så til London, med en asylbestyrer som leser inn notater på fonograf. Professor Van Helsing kommer fra Amsterdam med gammel lærdom. Mina samler og skriver ut alles vitneutsagn.

Bram Stoker var teatersjef og brukte år på romanen fra 1897. Moderne teknikk møter overtro, og angst for blod, fremmede og frie kvinner ligger under. Lengre og mer sammensatt enn filmatiseringene. For eldre ungdom og voksne.`,
  'the-fall-of-the-house-of-usher': `Roderick Usher tåler verken lys, stoffer eller musikk, bortsett fra sin egen. Søsteren er syk på en måte legene ikke forstår. Fortelleren er kommet for å muntre opp en barndomsvenn, og forklarer så mye han kan med fornuft.

Poe mente at en novelle skal leses i ett strekk og sikte mot én virkning. Tittelfortellingen fra 1839 er lærestykket, der sky, mur og dikt trekker i samme retning. Han regnes som en stamfar for både grøsset og kriminalgåten. Høystemt språk; les én fortelling om gangen.`,
  'strange-case-of-dr-jekyll-and-mr-hyde': `Advokat Utterson er en tørr og lojal mann som uroer seg for et testament. Alle vennene hans er hederlige menn av fag, og ingen av dem vil helst snakke om saken. Nettopp tausheten er det egentlige emnet: hva respektable fasader i London skjuler.

Robert Louis Stevenson skrev fortellingen på kort tid, og da den kom i 1886, ble navnene fort et ordtak. At de fleste kjenner løsningen, skader lite, for dyktigheten ligger i antydningen. Lest på en kveld; også for ungdom fra fjorten år.`,
  'lat-den-ratte-komma-in': `Blackeberg tidlig på åttitallet: undergang, blokker, svømmehall, et lag stamgjester på kinarestauranten. Oskar samler på avisutklipp om drap og drømmer om å ta igjen. Eli og mannen som følger med, flytter inn ved siden av, og de voksne ser ingenting.

John Ajvide Lindqvist vokste opp der og hadde vært tryllekunstner og komiker før debuten i 2004. Tittelen spiller på en sang av Morrissey. Boken er hardere og mer forgrenet enn filmen, med svært grove innslag. For voksne som tåler både sosialrealisme og blod.`,
  farjan: `Ett døgn på Østersjøen, sett av mange: en karaokevert som en gang var kjent, en gutt med foreldre i krise, en vekter, en eldre kvinne som for en gangs skyld har unnet seg noe. Skipet har barer, korridorer og et bildekk langt nede, og ingen vei ut.

Mats Strandberg skriver katastroferoman med klassefølelse og svart humor. Han gir seg tid til å gjøre passasjerene viktige, så tapene kjennes. Romanen kom i 2015. Mye blod; for voksne, og kanskje ikke før en egen tur med fergen.`,
  'the-shining': `Danny er fem år og ser ting som har hendt eller vil hende; kokken Hallorann er den eneste som forstår. Hotellet i Colorado har hatt gangstere og filmstjerner på rommene, og trykket i den gamle kjelen må slippes ut hver dag. Wendy prøver å håpe.

Stephen Kings tredje roman kom i 1977. Han har fortalt at han selv drakk i de årene, og farens kamp mot seg selv er skrevet innenfra. Kubricks film er noe annet. En grunntekst i hotellgrøssets historie, for voksne med sterke nerver.`,
  'the-haunting-of-hill-house': `Doktor Montague samler et lite lag for å undersøke huset vitenskapelig: den livlige Theodora, arvingen Luke og Eleanor. Dører lukker seg av seg selv, vinklene stemmer ikke, og husholdersken går før mørket. Samtalene er kvikke som i en salongkomedie, noe som gjør alt verre.

Shirley Jackson ga ut romanen i 1959, og den har preget nesten all senere litteratur om hjemsøkte hus. Det skremmende kommer fra et sinn som leter etter et hjem. Kort, vakker og nifs; for lesere av psykologisk prosa like mye som av grøss.`,
  kuokkamummo: `To tidsplan flettes: ungdommenes sommer, med utfordringer og mannjevning, og den voksnes tilbakekomst til de samme gårdsplassene. Forfatteren bygger på den slags sagn barn forteller hverandre i trappeoppganger, og viser hvordan en historie lever fordi den gnager på noe virkelig.

Marko Hautala er blant Finlands mest kjente skrekkforfattere, og boken fra 2014 er en av dem som er oversatt til engelsk. Her betyr stemning og barndomsfrykt mer enn blod, og kysten i vest gir en egen fuktig farge. For voksne lesere; utgaver på finsk og engelsk.`,
  'de-dodes-tjern': `En advokat, en psykoanalytiker, en krimforfatter, en redaktør og to kvinner drar til skogs for å finne ut hva som har hendt, og alle har sin teori. Sagnet forteller om en mann som drepte søsteren og elskeren hennes og gikk i vannet; den som bor i hytta, blir trukket samme vei.

Lyrikeren André Bjerke ga ut romanen i 1942 under pseudonym. Freud er sterkt til stede, og vidd og uhygge holdes i likevekt. Filmen fra 1958 er en norsk klassiker. Kort, og best lest i mørketiden.`,
} as const;
