// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  roseanna: `Kanalbåtarna går mellan Göteborg och Stockholm, och vid slussarna i Borenshult börjar det som ska ta månader att reda ut. Ahlberg i Motala, Kollberg och Melander på riksmordkommissionen, ett brev från amerikansk polis: arbetet går framåt med förhör, semesterbilder och mycket väntan. Beck har ont i magen och ett äktenskap på tomgång.

Maj Sjöwall och Per Wahlöö planerade från början tio böcker, med undertiteln Roman om ett brott, där vardag och välfärdsstat skulle granskas. Den här från 1965 är nummer ett. För läsare som tycker att verkligt polisarbete är spännande nog.`,
  'mordare-utan-ansikte': `I Ystad är kontorets kaffe dåligt, vädret sämre, och kollegan Rydberg den ende som Wallander verkligen litar på. Hemma finns en far som målar samma motiv om och om igen och en dotter han knappt når. Mordutredningen i Lunnarp glider samman med brandbomber och hets mot en flyktingförläggning.

Henning Mankell skrev boken efter en lång tid i Afrika, upprörd över den främlingsfientlighet han mötte i Sverige. Den fick Glasnyckeln och inledde serien 1991. Realistisk, allvarlig och drivande, en bra början för den som vill läsa Wallander i ordning.`,
  'man-som-hatar-kvinnor': `Mikael Blomkvist, redaktör på tidskriften Millennium, hyr in sig på Hedebyön hos Henrik Vanger, som varje år får en inramad blomma från någon. Arkiv, fotografier och bibelställen fogas ihop, medan Salander arbetar efter egna regler i Stockholm. Ekonomisk journalistik och våld mot kvinnor är den röda tråden.

Stieg Larsson dog 2004 och fick aldrig se sin trilogi i tryck. Han var själv expert på högerextremism, och ilskan i boken är äkta. Några scener är mycket brutala. För den som vill ha en tjock, invecklad och uppkäftig spänningsroman.`,
  snomannen: `Hole har ett nytt team, bland dem den skärpta Katrine Bratt från Bergen, och ett privatliv där Rakel gått vidare med en annan. Försvinnandena liknar varandra över många år: gifta kvinnor, barn, snö. Berättelsen rör sig mellan Oslo och Bergen och bygger sina villospår så noggrant att man ser dem först i efterhand.

Romanen är den sjunde om Harry Hole, men går att läsa fristående. Jo Nesbø, som också är rockmusiker och tidigare ekonom, skriver med filmisk klippning. Otäck på riktigt; bäst för härdade deckarläsare, helst inte ensam hemma.`,
  rodstrupe: `Harry Hole har just hamnat i säkerhetspolisen efter ett misstag under ett amerikanskt statsbesök, och där väntas han göra så lite som möjligt. Skyttegravarna utanför Leningrad 1942 och nynazistiska miljöer i Oslo vid millennieskiftet växlar om vartannat. Ett kärlekspar på ett sjukhus i Wien och kollegan Ellen ger boken värme.

Jo Nesbø växte upp med familjeminnen från båda sidor av kriget, och romanen tar sig an det norska sveket utan att förenkla. Den tredje i serien, början på en trilogi i Oslo och för många den bästa ingången till Hole.`,
  'kvinden-i-buret': `Carl Mørck har förlorat en kollega och fått en annan förlamad efter en skottlossning, och ingen på mordroteln i Köpenhamn orkar med hans sinnelag längre. Den nya Avdelning Q finns mest för bidragspengarna. Då tar assistenten Assad fram en mapp ur högen och ställer frågorna som aldrig ställdes.

Vartannat kapitel följer kvinnan i rummet, och tiden löper ut i båda spåren. Jussi Adler-Olsen inledde med boken 2007 en serie på tio delar, där humorn mellan de båda kollegorna bär lika mycket som spänningen. Mörk, men inte uppgiven.`,
  'froken-smillas-fornemmelse-for-sne': `Smilla är dotter till en grönländsk jägarkvinna och en dansk läkare, matematiskt begåvad, elegant klädd och omöjlig att få tyst på. Den sexårige pojken i samma hus var hennes vän. Mekanikern i våningen under hjälper till så gott han kan, och spåren leder från kryolitbolag i Köpenhamn ut på isen.

Peter Høeg väver in glaciologi, geometri och kolonialhistoria i sin thriller från 1992, som nådde en världspublik och filmades av Bille August. Tonen är aforistisk och kylig. Fungerar bäst för läsare som gärna dröjer vid formuleringarna.`,
  'ensimmainen-murhani': `Maria Kallio är inte fyllda trettio, rödhårig, före detta punkare och halvfärdig jurist med tillfälligt arbete på Helsingforspolisens våldsrotel. Att vara ung och kvinna bland garvade kolleger kräver vass tunga. Offret var en charmör som många hade skäl att vara arg på, och kören har sjungit ihop länge.

Leena Lehtolainen gav ut boken 1993 och har sedan följt sin hjältinna genom en lång serie, med familjeliv, karriär och finländsk samhällsdebatt. Det är klassisk vem-gjorde-det med sällskap på villa vid havet, lättläst och med mycket humor. Bra semesterläsning.`,
  myrin: `Lägenheten i Norðurmýri visar sig höra till en man som få sörjer, och på en lapp står tre ord som ingen förstår. Erlendur, frånskild och ordkarg, tar också emot sin missbrukande dotter Eva Lind, som ger boken dess mest kännbara scener. Sigurður Óli och Elinborg gör fotarbetet.

Arnaldur Indriðason byggde romanen kring den isländska gendatabasen och tanken på ett litet land där nästan alla är släkt. Boken tilldelades Glasnyckeln och filmades av Baltasar Kormákur. För läsare som föredrar tystnad och konsekvens framför jakter och skottväxlingar.`,
  'thridja-taknid': `Thóra Guðmundsdóttir driver en liten byrå i centrum, hemma har hon en tonårsson som döljer något och en sexårig dotter. Familjen i Tyskland skickar sin representant Matthew Reich, och mellan de båda uppstår ett ständigt gnabb mellan stelhet och ironi. Spåren går till isländska trollböcker, den svarta konstens runor och gamla kyrkor.

Yrsa Sigurðardóttir är civilingenjör vid sidan av författarskapet och hade skrivit för barn innan hon 2005 gav ut sin första deckare. Mordet är makabert, tonen ändå lätt. Bra för den som gillar kulturhistoria med sin deckare.`,
  'se-deg-ikke-tilbake': `Först försvinner en liten flicka på väg hem, och pappan hinner tro det värsta; hon visar sig ha mött något annat på vägen. Sejer, änkeman med en stor hund, tar sig fram bland Granittveiens familjer tillsammans med den unge Skarre. Ingen är riktigt ond här, men alla vet något.

Karin Fossum debuterade som poet, och det märks på hennes korta, klara meningar. Boken från 1996 belönades med Glasnyckeln och är den andra om Sejer. Långsam, psykologisk och utan effektsökeri; särskilt för läsare som inte behöver blod på varje sida.`,
  'blind-gudinne': `Advokaten heter Karen Borg, åklagaren Håkon Sand, och Hanne Wilhelmsen rör sig mellan dem med motorcykel, elegans och en hemlighet om sitt privatliv som hon ännu inte vill dela. Narkotikan leder uppåt i samhällets prydliga våningar, där kostymerna sitter bättre och motiven är finare formulerade.

Anne Holt har arbetat både som polisjurist och advokat och blev några år efter debuten norsk justitieminister. Romanen från 1993 visade att en lesbisk polis kunde bära en serie. Rapp och kunnig, lite kantig i början, och en god början på ett långt författarskap.`,
  'handelser-vid-vatten': `Berättelsen löper i två tider, sjuttiotal och nittiotal, i en by vid fjällgränsen som kallas Svartvattnet. Läkaren Birger, läraren Annie, tonåringen Johan med sin samiska bakgrund och kollektivet uppe på Stjärnberg har var sitt sätt att leva intill skogen. Det som skett en enda natt verkar genom decennier.

Kerstin Ekman hade en gång börjat som deckarförfattare och återvände här till brottet på ett helt annat sätt. Augustpriset och Nordiska rådets litteraturpris följde. En krävande, doftande roman för den som vill läsa länge och sedan tänka ännu längre.`,
  solstorm: `Den döde Viktor Strandgård hade överlevt en olycka i unga år, berättat om sin tid i himlen och gjort Kraftkällan till en rik församling. Hans syster ber Rebecka om hjälp, men staden minns varför hon gick. Poliserna Anna-Maria Mella, höggravid, och den fåordige Sven-Erik Stålnacke håller tempot uppe.

Åsa Larsson var skattejurist som sin huvudperson och växte upp i Kiruna, och hennes kännedom om snö, dialekt och laestadiansk bakgrund ger debuten tyngd. Den prisades 2003 av Svenska Deckarakademin. Atmosfärisk och ibland våldsam.`,
  isprinsessan: `Erica är författare till biografier, har nyligen mist sina föräldrar och vet inte vad hon ska göra med barndomshemmet. Alexandra, den döda, hade flyttat ifrån byn utan avsked när de var små. Mellan fiskebodar och nedsläckta sommarhus lever det stora industriföretagets familj och några som alltid tagit stryk.

Camilla Läckberg är själv från Fjällbacka och gör orten till en rollfigur. Boken från 2003 inleder serien om Erica Falck och Patrik Hedström, där relationer och barnvagnar får lika stor plats som förhör. Lättillgänglig spänning för många kvällar.`,
  kastanjemanden: `Naia Thulin vill bort från mordroteln till arbetet med cyberbrott, och Mark Hess är hemskickad från Europol i onåd. Samtidigt återvänder ministern Rosa Hartung till sitt arbete, ett år efter att hennes dotter försvann. När ett fingeravtryck hamnar på kastanjefiguren knyts alla tre historierna ihop.

Søren Sveistrup har skrivit manus i många år och behärskar cliffhangern; romanen från 2018 är hans första och blev själv tv-serie. Den är lång men går fort. Innehåller grova våldsskildringar och utsatta barn och passar inte alla.`,
} as const;
