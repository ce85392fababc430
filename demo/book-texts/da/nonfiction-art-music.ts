// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-story-of-art': `Gombrich beretter om maleri, skulptur og bygningskunst som en kæde af problemer: at vise en krop, der drejer sig, at føre øjet ind i dybden, at finde på noget nyt, når det er lært. Han holder sig til værker, han kan afbilde, så tekst og billede følges ad.

Han var født i Wien, flygtede til London, stod siden i spidsen for Warburg Institute og udgav bogen i 1950. Den er revideret i mange oplag. Europa er i centrum, og kvinderne er få, har kritikere bemærket. En klar første orientering, fra femten år.`,
  'on-photography': `Det første essay tager fat i Platons hule, det sidste munder ud i en samling citater. Undervejs spørger Sontag, hvad det betyder, at alt kan ejes som billede, at lidelse bliver velkendt ved gentagelse, og at verden i stigende grad bliver råstof til albummet.

Artiklerne stod i The New York Review of Books og blev samlet i 1977 uden en eneste illustration. Næsten tredive år efter erklærede hun sig i en ny bog uenig med sig selv på flere punkter. Et ræsonnement i lange, elegante afsnit, for fotografer og for dem, der bliver fotograferet.`,
  'ett-hem': `Lilla Hyttnäs i Sundborn var et beskedent hus, der voksede med familien. Børn klæder sig ud, læser lektier eller står i skammekrog; der er pelargonier, stribede løbere, malede døre og en hund i solen. Karin Larsson var selv uddannet maler.

Akvarellerne blev udstillet i Stockholm, før de i 1899 kom som bog, i årene da tanken om skønhed for alle blev drøftet i flere lande. Nordisk indretning har levet af dem siden. For interiørinteresserede og for familier, der gerne bladrer sammen; teksten foreligger på svensk og engelsk.`,
  'levende-musik': `Fra en fattig opvækst i en landsby på Fyn kom Carl Nielsen over et regimentsorkester frem til pladsen som landets førende komponist. I essayene, samlet i det år, han fyldte tres, overvejer han, hvad ord kan og ikke kan sige om toner, og hvordan man opdrager øret.

Han går ind for sparsomhed og for menneskestemmen i en tid, hvor senromantik og modernisme stod på hver sin side og råbte. Den, der har hørt symfonierne eller sunget hans sange, vil kende temperamentet igen. Læses godt sammen med Min fynske barndom og med en pladeindspilning.`,
  'just-kids': `Patti Smith kom til New York i 1967 næsten uden penge, arbejdede i boghandler og tegnede. Med Mapplethorpe delte hun sandwich, amuletter og et løfte om at passe på hinanden, der overlevede forelskelsen. Digtere, dramatikere og rocksangere går forbi på gangene, og næsten alle er endnu ukendte.

Bogen blev skrevet mange år efter hans død af aids og fik National Book Award i 2010. Sætningerne har noget af de franske digtere fra 1800-tallet, hun beundrer. For unge kunstnere og for læsere, der ikke ejer en eneste af hendes plader.`,
  musicophilia: `Kapitlerne er ordnet efter spørgsmål: Hvorfor hører vi musik, som ikke er der, hvad er absolut gehør, hvordan kan rytme hjælpe en patient med Parkinson til at gå? Sacks skriver også om folk, for hvem en symfoni lyder som gryder, der rasler, og om sit eget ben, som havde glemt sine bevægelser.

Han praktiserede i New York og blev kendt med en bog om patienter, der vågnede efter årtiers søvnsyge. Breve fra læsere er flettet ind sammen med fagets historie. Teknisk viden behøves ikke, hverken om noder eller nerver. For lyttere og spillere.`,
} as const;
