// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-war-of-the-worlds': `Berättaren är en filosofisk skribent som bor i Woking, går för att titta på cylindern, ser värmestrålen och sedan måste gömma sig. Han skiljs från sin hustru och har en präst i panik till sällskap, medan brodern i London ser miljonstaden tömmas. Marsianernas maskiner på tre ben är förskräckligt effektiva.

H. G. Wells var biolog till utbildningen och skrev boken 1898 med Darwin i bakhuvudet och kolonialkrigen i tankarna. Den är kort, saklig och full av igenkännliga ortsnamn. Grundtext för all invasionslitteratur; läsbar från tretton, fjorton år.`,
  'vingt-mille-lieues-sous-les-mers': `Professor Aronnax, hans betjänt Conseil och den kanadensiske harpuneraren Ned Land blir ofrivilliga gäster ombord på Nautilus. En vetenskapsman som kan få se allt, en trogen tjänare som klassificerar och en man som bara vill därifrån: trion ger boken dess humor och motstånd. Kaptenen själv är generös ena stunden och skrämmande den andra.

Jules Verne läste allt om tidens havsforskning och gjorde om det till äventyr. Romanen kom 1870 och har nästan inga kvinnor men desto fler fiskar. För läsare från tolv år och för vuxna som gillar listor.`,
  solaris: `Stationen är sliten, kollegorna beter sig undvikande, och i biblioteket fyller hundra års solaristik hyllorna utan att någon vet vad havet är. Lem ägnar hela sidor åt teorier och skolor, en satir över vetenskapen, medan Kelvin i sin hytt ställs inför något han känner alltför väl.

Stanisław Lem skrev på polska, och boken från 1961 är hans mest kända; Tarkovskijs och Soderberghs filmer valde båda kärlekshistorien framför gåtan. Romanen är stramare och mer filosofisk. För den som vill att science fiction ska ställa frågor utan att ge tröst.`,
  'the-left-hand-of-darkness': `Genly Ai ska övertala rikena Karhide och Orgoreyn att ansluta sig till ett förbund av världar. I det ena råder hovintriger och hederskoder, i det andra kontor och fångläger. Mellan hans rapporter står myter, sägner och anteckningar från planeten, så att läsaren får lära sig se med någon annans ögon.

Ursula K. Le Guin, dotter till antropologer, gjorde 1969 ett tankeexperiment om kön som fortfarande diskuteras. Romanen belönades med både Hugo- och Nebulapriset. Långsam upptakt, sedan mycket gripande. För eftertänksamma läsare, också dem som annars inte läser rymdromaner.`,
  foundation: `Boken består av fem längre berättelser med flera decennier mellan sig, där borgmästare, handelsmän och präster tar över efter varandra. Ingen hjälte får vara kvar länge; i stället är det planen själv, psykohistoriens statistik över stora människomassor, som är huvudpersonen. Frågan är om enskilda handlingar kan betyda något.

Isaac Asimov var biokemist och började på serien i fyrtiotalets tidskrifter, med Romarrikets fall som förebild. Den samlade volymen kom 1951. Stilen är enkel, nästan enbart dialog, och frånvaron av kvinnor röjer tiden. För den som tycker att logik kan vara spännande.`,
  kallocain: `Berättaren skriver i fångenskap, många år senare, och försöker förstå vem han var. I Kemistad nr 4 bor man under jord, har mikrofoner i väggarna och lämnar barnen till statens läger. Den misstänksamme chefen Rissen, hustrun Linda och allt de inte kan säga till varandra är vad serumet kommer åt.

Karin Boye hade sett både Sovjet och Tyskland under trettiotalet och skrev romanen 1940, året innan hon dog. Den ligger mellan Huxley och Orwell och är mer intresserad av kärlek än av teknik. Kort, klar och läsvärd för unga vuxna och äldre.`,
  aniara: `Miman, den självmedvetna maskinen som visade bilder från jorden, är passagerarnas tröst så länge den orkar. Berättaren är dess skötare, och kring honom uppstår kulter, kärleksaffärer, minnen av Dorisburg och vetenskapens förlägenhet inför tomrummet. Nybildade ord, som gammalsvenska och teknisk slang på en gång, ger versen dess främmande klang.

Harry Martinson skrev eposet 1956 under atombombens skugga; Karl-Birger Blomdahl gjorde opera av det och Pella Kågerman och Hugo Lilja film. Det är lätt att läsa högt, sång för sång. För poesiläsare och rymdläsare, tillsammans eller var för sig.`,
  'teemestarin-kirja': `Armén kontrollerar vattnet, och den som gömmer undan kan dömas till döden. Noria lever i utkanten av det gamla Lappland, i ett rike under kinesisk överhöghet, med skräphögar efter vår egen tid där hon och väninnan Sanja letar efter användbara plastbitar. En gåta från förr döljer sig i gamla inspelningar.

Emmi Itäranta skrev boken samtidigt på finska och engelska, med början i en kurs vid University of Kent. Kapitlen följer teceremonins tempo, och spänningen är lågmäld men hela tiden där. Finns här på finska och engelska, för läsare från femton år.`,
  'the-hitchhikers-guide-to-the-galaxy': `Räddad i sista minuten reser Arthur med Ford Prefect, som visar sig vara från en annan planet, galaxens president Zaphod Beeblebrox, astrofysikern Trillian och den evigt missmodige roboten Marvin. Mellan kapitlen kommer artiklar ur den elektroniska reseguiden, vars goda råd ofta är bättre än fakta.

Douglas Adams gjorde först radioserien för BBC 1978 och sedan romanen året efter; den är den första i en trilogi på fem delar, som det skämtsamt heter. Humorn är mycket engelsk och mycket intelligent. Från tretton år, kort och rappt skriven.`,
  dune: `Paul är femton år, tränad av sin mor i Bene Gesserits konster och av fadern till härskare. I öknen lever fremen, som bygger hela sin kultur på att spara vatten och väntar på en frälsare. Romanen frågar sig, mer än många minns, om frälsare är något man bör önska sig.

Frank Herbert kom på idén när han skrev reportage om sanddyner i Oregon och arbetade i flera år på boken. Den belönades med de stora sf-priserna. Ordlista finns i slutet, och den behövs. För tålmodiga läsare från femton år och uppåt.`,
  'de-ansatte': `Formen är en utredningskommissions protokoll: numrerade, ofta korta utsagor i oordning, några strukna, utan namn på dem som talar. Födda och tillverkade beskriver dofter, drömmar och arbetsuppgifter på ett prydligt kontorsspråk som långsamt brister. Föremålen ombord talar till dem, utan att någon kan säga hur.

Olga Ravn skrev texten 2018 med utgångspunkt i konstnären Lea Guldditte Hestelunds skulpturer, och boken nominerades till International Booker Prize. Den är både komedi om arbetslivet och sorgedikt. Utgåvorna här är på danska, engelska och nynorska; för den som läser poesi lika gärna som romaner.`,
  'san-ti': `Nanoforskaren Wang Miao dras in när flera fysiker begår självmord och en nedräkning dyker upp i hans egna fotografier. Den rökande och ohyfsade kommissarien Da Shi är hans jordnära motvikt, medan astrofysikern Ye Wenjies historia går tillbaka till ett hemligt radarberg. Dataspelet låter oss pröva civilisationer som om och om igen går under.

Liu Cixin arbetade som ingenjör vid ett kraftverk när boken följetongsvis publicerades i Kina 2006. Den engelska översättningen belönades med Hugopriset. Första delen i en trilogi. Personteckningen är enkel, idéerna svindlande; för den som gillar fysik på liv och död.`,
} as const;
