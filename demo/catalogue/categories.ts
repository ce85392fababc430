import type { LocalizedText } from '../languages.ts';

interface DemoCategory {
  key: string;
  name: LocalizedText;
  /** One or two sentences below the heading of its list. */
  description: LocalizedText;
  children?: DemoCategory[];
}

/** Two levels. `demo/books/<root>-<sub>.ts` has the books of a sub-category, `demo/goods/` the goods. */
export const categories: DemoCategory[] = [
  {
    key: 'fiction',
    name: {
      sv: 'Skönlitteratur',
      da: 'Skønlitteratur',
      en: 'Fiction',
      fi: 'Kaunokirjallisuus',
      nb: 'Skjønnlitteratur',
    },
    description: {
      sv: 'Romaner, noveller, dikter och pjäser, från Nordens författare och resten av världen. Börja med en titel du känner igen och fortsätt med en du aldrig hört talas om.',
      da: 'Her står romaner, noveller, digte og skuespil side om side, gamle og nye. Gå på opdagelse efter forfatter, eller lad en første sætning afgøre, hvad du skal læse.',
      en: 'Novels, stories, poems and plays from the Nordic countries and well beyond. Come for a name you know and leave with one you had never heard of.',
      fi: 'Romaaneja, novelleja, runoja ja näytelmiä Pohjolasta ja kauempaa. Etsi tuttu kirjailija tai tartu kirjaan, jonka nimi jäi mieleen jo ennen kuin avasit kannen.',
      nb: 'Romaner, noveller, dikt og skuespill fra Norden og resten av verden. Noen har vært lest i hundre år, andre kom nettopp fra trykkeriet.',
    },
    children: [
      {
        key: 'classics',
        name: { sv: 'Klassiker', da: 'Klassikere', en: 'Classics', fi: 'Klassikot', nb: 'Klassikere' },
        description: {
          sv: 'Böcker som läsare har återkommit till i generationer, hemma i Norden och långt därifrån. Många är kortare, roligare och argare än man minns från skolan.',
          da: 'Bøger, som nye læsere bliver ved med at åbne, længe efter at forfatteren er væk. Flere af dem er både kortere og vittigere, end skolen lod ane.',
          en: 'Novels that have outlived their authors and still have something to say at the breakfast table. Many are shorter, funnier and angrier than school let on.',
          fi: 'Kirjoja, joihin on palattu sukupolvesta toiseen ja joista riittää yhä puhuttavaa. Moni niistä on hauskempi, lyhyempi ja kiukkuisempi kuin koulusta muistaa.',
          nb: 'Romaner som har overlevd både moter og anmeldere, og som fortsatt blir lest i sengen og på bussen. Mange er morsommere enn du husker fra skolen.',
        },
      },
      {
        key: 'contemporary',
        name: {
          sv: 'Samtida romaner',
          da: 'Nyere romaner',
          en: 'Contemporary fiction',
          fi: 'Nykyromaanit',
          nb: 'Samtidsromaner',
        },
        description: {
          sv: 'Romaner om livet ungefär som det ser ut nu: familjer, arbete, kärlek, flytt och tystnaden efter ett samtal. Skrivna av författare i Norden och långt därifrån.',
          da: 'Romaner fra vores egen tid om søskende, skilsmisser, jobs og lange køreture hjem til jul. Her møder du både nordiske stemmer og forfattere i oversættelse.',
          en: 'Novels from our own time, about families, work, love and the things left unsaid at dinner. Some come from next door, others arrive in translation.',
          fi: 'Romaaneja omasta ajastamme: perheistä, työstä, rakkaudesta ja siitä, mikä ruokapöydässä jää sanomatta. Mukana on tekijöitä sekä Pohjoismaista että kauempaa.',
          nb: 'Romaner fra vår egen tid, om søsken, jobb, kjærlighet og det ingen sier høyt rundt kjøkkenbordet. Her finner du både nordiske forfattere og oversatte stemmer.',
        },
      },
      {
        key: 'short-stories',
        name: { sv: 'Noveller', da: 'Noveller', en: 'Short stories', fi: 'Novellit', nb: 'Noveller' },
        description: {
          sv: 'En novell hinner du läsa mellan två stationer eller medan potatisen kokar. Ta en berättelse i taget, gärna med en stunds tystnad emellan.',
          da: 'Korte fortællinger til en tur med bussen eller en halv time før sengetid. Læs én ad gangen, og lad den ligge lidt, før du tager den næste.',
          en: 'Whole lives in twenty pages, read between two stops or while supper is in the oven. Take them one at a time and leave a little room after each.',
          fi: 'Lyhyitä kertomuksia, joista yhden ehtii lukea junamatkalla tai ennen nukkumaanmenoa. Lue yksi kerrallaan ja anna sen olla hetki rauhassa ennen seuraavaa.',
          nb: 'Fortellinger du rekker å lese ferdig før kaffen er kald eller trikken er fremme. Ta én om gangen, og la den virke litt før du blar videre.',
        },
      },
      {
        key: 'poetry',
        name: { sv: 'Lyrik', da: 'Lyrik', en: 'Poetry', fi: 'Runot', nb: 'Lyrikk' },
        description: {
          sv: 'Diktsamlingar att ha på nattduksbordet, i jackfickan eller bredvid spisen. Läs en sida högt för någon, eller behåll en rad för dig själv hela dagen.',
          da: 'Digte til sengebordet, lommen og køkkenvinduet, fra stramme rim til frie linjer. Slå op på en tilfældig side, og læs den gerne højt.',
          en: 'Collections for the bedside, the coat pocket and the kitchen windowsill. Open one anywhere, read a page aloud, and keep a line with you for the day.',
          fi: 'Runokokoelmia yöpöydälle, takintaskuun ja keittiön ikkunalaudalle. Avaa kirja mistä kohdasta tahansa, lue sivu ääneen ja pidä yksi säe mukanasi koko päivän.',
          nb: 'Diktsamlinger for nattbordet, ryggsekken og ventetiden på legekontoret. Slå opp hvor du vil, les langsomt, og lær deg gjerne et par linjer utenat.',
        },
      },
      {
        key: 'drama',
        name: { sv: 'Dramatik', da: 'Dramatik', en: 'Plays', fi: 'Näytelmät', nb: 'Dramatikk' },
        description: {
          sv: 'Pjäser som fungerar lika bra i läsfåtöljen som på scenen. Dela upp rollerna runt bordet, eller sätt upp hela föreställningen i huvudet.',
          da: 'Skuespil, der kan læses i lænestolen eller spilles i stuen med fordelte roller. Dialogen gør arbejdet, og scenebillederne laver du selv.',
          en: 'Plays to read in an armchair or share out around the table, one part each. You supply the set, the lighting and the silences between the lines.',
          fi: 'Näytelmiä luettavaksi nojatuolissa tai ääneen pöydän ympärillä, roolit jaettuina. Lavasteet, valot ja repliikkien väliset hiljaisuudet lukija saa keksiä itse.',
          nb: 'Skuespill som tåler å bli lest hjemme, uten kostymer og sufflør. Les alle rollene selv, eller fordel dem mellom gjestene etter middagen.',
        },
      },
    ],
  },
  {
    key: 'crime',
    name: {
      sv: 'Deckare & spänning',
      da: 'Krimi & spænding',
      en: 'Crime & thrillers',
      fi: 'Dekkarit ja jännitys',
      nb: 'Krim og spenning',
    },
    description: {
      sv: 'Mord, motiv och vittnen som minns lite för bra. Följ en envis kommissarie genom en hel serie, eller välj en fristående thriller för en regnig helg.',
      da: 'Fra det låste bibliotek til politistationen i provinsen: bøger om forbrydelser og dem, der prøver at forstå dem. Vælg mellem tålmodig efterforskning og højt tempo.',
      en: 'Bodies, alibis and people who lie a little too well. Choose a village puzzle, a weary inspector in the snow or a chase across three countries.',
      fi: 'Ruumiita, alibeja ja todistajia, jotka muistavat vähän liian hyvin. Valitse sitkeä komisario, suljetun huoneen arvoitus tai takaa-ajo, joka kulkee maasta toiseen.',
      nb: 'Forbrytelser, alibier og vitner som husker litt for godt. Velg en seig etterforsker å følge bok for bok, eller en frittstående thriller til hytteturen.',
    },
    children: [
      {
        key: 'nordic-noir',
        name: {
          sv: 'Nordiska deckare',
          da: 'Nordisk krimi',
          en: 'Nordic noir',
          fi: 'Pohjoismaiset dekkarit',
          nb: 'Nordisk krim',
        },
        description: {
          sv: 'Snöslask, mörka eftermiddagar och utredare som borde ringa sina barn oftare. Från Ystad till Oslo klaras brott upp där också samhället räknas till de misstänkta.',
          da: 'Kolde kyster, lukkede landsbyer og efterforskere, der tager arbejdet med hjem. I nordisk krimi handler opklaringen lige så meget om landet som om morderen.',
          en: 'Frozen lakes, stubborn detectives and secrets kept by decent neighbours. From Ystad to Oslo, these cases ask what went wrong in a country where things work.',
          fi: 'Jäätyneitä järviä, jääräpäisiä tutkijoita ja naapureita, jotka eivät nähneet mitään. Ystadista Osloon rikoksen jäljet johtavat usein syvälle hyvinvointivaltion arkeen.',
          nb: 'Våt snø, dårlig kaffe og etterforskere som ikke klarer å slippe en sak. Fra Oslo til Ystad graver disse bøkene i det naboene tier om.',
        },
      },
      {
        key: 'golden-age',
        name: {
          sv: 'Pusseldeckare & klassiker',
          da: 'Klassisk krimi',
          en: 'Golden Age crime',
          fi: 'Klassikkodekkarit',
          nb: 'Klassisk krim',
        },
        description: {
          sv: 'Ett hus på landet, en begränsad krets misstänkta och ledtrådar som ligger fullt synliga. Häll upp te och försök hinna före detektiven till sista kapitlet.',
          da: 'Et landsted, otte gæster og et lig før frokost. De klassiske kriminalgåder spiller med åbne kort, så du har en ærlig chance for at gætte løsningen.',
          en: 'A country house, a closed circle of guests and a clue you walked straight past. Pour some tea and try to reach the answer before the detective does.',
          fi: 'Kartano maalla, kourallinen epäiltyjä ja johtolanka, jonka ohi lukija kävelee huomaamattaan. Keitä teetä ja yritä ehtiä ratkaisuun ennen salapoliisia.',
          nb: 'Et gods på landet, en håndfull mistenkte og en løsning som hele tiden har ligget fremme. Krimgåter fra tiden da detektiven samlet alle i salongen.',
        },
      },
      {
        key: 'thrillers',
        name: { sv: 'Thrillers', da: 'Thrillere', en: 'Thrillers', fi: 'Trillerit', nb: 'Thrillere' },
        description: {
          sv: 'Fel resväska, fel telefonsamtal, fel man i kupén. Här går berättelserna fort, kapitlen är korta och någon vet alltid mer än huvudpersonen.',
          da: 'Spioner, konspirationer og helt almindelige mennesker, der åbner den forkerte dør. Kapitlerne er korte, tempoet er højt, og aftensmaden må vente lidt.',
          en: 'Spies, fugitives and ordinary people who answer the wrong phone call. The chapters are short, the trains run late and someone always knows more than you.',
          fi: 'Vakoojia, pakenijoita ja tavallisia ihmisiä, jotka vastaavat väärään puheluun. Luvut ovat lyhyitä, vauhti on kova ja joku tietää aina enemmän kuin päähenkilö.',
          nb: 'Agenter på flukt, farlige dokumenter og vanlige folk som åpner feil konvolutt. Kapitlene er korte, og det er sjelden trygt å stole på den hyggelige sidemannen.',
        },
      },
    ],
  },
  {
    key: 'fantastic',
    name: {
      sv: 'Fantasy & science fiction',
      da: 'Fantasy & science fiction',
      en: 'Fantasy & science fiction',
      fi: 'Fantasia ja scifi',
      nb: 'Fantasy og science fiction',
    },
    description: {
      sv: 'Drakar, rymdskepp och hus där något rör sig i väggarna. På den här hyllan gäller andra naturlagar, men människorna känner man igen.',
      da: 'Her bor dragerne, rumskibene og det, der pusler under gulvbrædderne. Verdenerne er opfundne, men magten, venskaberne og frygten kender vi hjemmefra.',
      en: 'Dragons, starships and whatever is scratching behind the wallpaper. The worlds on this shelf are invented, but the people in them may feel familiar.',
      fi: 'Lohikäärmeitä, avaruusaluksia ja jotakin, mikä rapisee tapetin takana. Maailmat on keksitty alusta loppuun, mutta niiden asukkaissa on paljon tuttua.',
      nb: 'Drager, romskip og noe som skraper mot kjellerdøren. Verdenene i denne hyllen er oppdiktet, men menneskene i dem ligner ofte på noen vi kjenner.',
    },
    children: [
      {
        key: 'fantasy',
        name: { sv: 'Fantasy', da: 'Fantasy', en: 'Fantasy', fi: 'Fantasia', nb: 'Fantasy' },
        description: {
          sv: 'Kartor i pärmen, svärd på väggen och ett uppdrag ingen har bett om. Kliv in i riken med egna språk, gudar och matvanor.',
          da: 'Bøger med landkort forrest og en lang vandring foran sig. Her har skovene navne, trolddommen sin pris, og selv en lille helt kan komme langt.',
          en: 'Books with a map at the front and a long road after it. Forests have names, spells cost something, and anyone hoping to stay at home is disappointed.',
          fi: 'Kirjoja, joiden alussa on kartta ja lopussa sukupuu. Välissä odottavat taikuus, vanhat valat ja matka, jolle kukaan ei varsinaisesti halunnut lähteä.',
          nb: 'Kongeriker med eget kart, egne guder og gammel gjeld som må gjøres opp. Pakk sekken sammen med trollmenn, tyver og en og annen motvillig helt.',
        },
      },
      {
        key: 'science-fiction',
        name: {
          sv: 'Science fiction',
          da: 'Science fiction',
          en: 'Science fiction',
          fi: 'Tieteiskirjallisuus',
          nb: 'Science fiction',
        },
        description: {
          sv: 'Tänk om? Den frågan prövas här på främmande planeter, i trånga rymdskepp och i städer där maskinerna har fått egna åsikter.',
          da: 'Hvad nu hvis? Fremtidsbyer, fjerne planeter og tænkende maskiner giver hver deres svar, og det handler som regel om os selv.',
          en: 'What if we left, what if they came, what if the machines asked for a day off? Futures near and distant, with people like us inside them.',
          fi: 'Entä jos? Siihen vastataan kaukaisilla planeetoilla, ahtaissa avaruusaluksissa ja tulevaisuuden kaupungeissa, joissa koneillakin on jo omat mielipiteensä.',
          nb: 'Fremtider like rundt hjørnet og flere lysår unna. Her møter du romfarere, kunstige hjerner og samfunn bygd på en idé som gikk for langt.',
        },
      },
      {
        key: 'horror',
        name: { sv: 'Skräck', da: 'Gys & gru', en: 'Horror', fi: 'Kauhu', nb: 'Skrekk' },
        description: {
          sv: 'Spökhus, stumma barn och något som har följt med hem från skogen. Läs med ryggen mot väggen, gärna medan det fortfarande är ljust ute.',
          da: 'Gamle huse, nye naboer og lyde, som ingen andre hører. Fra den lavmælte spøgelseshistorie til det rene mareridt, og du bestemmer selv, hvornår lyset slukkes.',
          en: 'Cold rooms, odd neighbours and footsteps where there ought to be none. Ghost stories and modern nightmares, for reading with the hall light on.',
          fi: 'Kylmiä huoneita, outoja naapureita ja askelia tyhjässä yläkerrassa. Aavetarinoita ja uudempia painajaisia niille, jotka jättävät eteiseen valon palamaan.',
          nb: 'Gjengangere, tomme hoteller og en lyd fra loftet som ikke er vinden. Velg mellom stille uhygge og rene mareritt, og la gjerne lampen i gangen stå på.',
        },
      },
    ],
  },
  {
    key: 'children',
    name: {
      sv: 'Barn & ungdom',
      da: 'Børn & unge',
      en: 'Children & young adults',
      fi: 'Lapset ja nuoret',
      nb: 'Barn og ungdom',
    },
    description: {
      sv: 'Böcker för den som tuggar på hörnen, den som just knäckt läskoden och den som läser under täcket. Välj efter ålder, eller efter humör.',
      da: 'Fra den første højtlæsning til bogen, der læses med lommelygte under dynen. Find en bog til et barn, du kender, og læs den gerne selv bagefter.',
      en: 'Books for laps, bunk beds and the back seat of the car, from the first pictures to novels that teenagers pass around. Browse by age or by mood.',
      fi: 'Kirjoja syliin, kerrossänkyyn ja auton takapenkille, ensimmäisistä kuvista nuorten romaaneihin. Valitse iän mukaan tai kysy lapselta, mistä hän juuri nyt haluaa kuulla.',
      nb: 'Bøker til fanget, køyesengen og baksetet i bilen, fra høytlesing til romaner for tenåringer. Velg etter alder, eller etter hva barnet spør om for tiden.',
    },
    children: [
      {
        key: 'picture-books',
        name: {
          sv: 'Bilderböcker',
          da: 'Billedbøger',
          en: 'Picture books',
          fi: 'Kuvakirjat',
          nb: 'Bildebøker',
        },
        description: {
          sv: 'Bilder att peka på och texter som håller för hundrade läsningen, kväll efter kväll. Här bor envisa djur, trötta föräldrar och barn som har rätt.',
          da: 'Bøger til to på en sofa: Den ene læser, den anden opdager musen nede i hjørnet. Ordene er få, og billederne fortæller resten.',
          en: 'Books made for two on a sofa, one reading and one spotting the mouse in the corner. The words are few and survive a hundredth bedtime.',
          fi: 'Kirjoja kahdelle samalla sohvalla: toinen lukee, toinen löytää hiiren sivun nurkasta. Sanoja on vähän, ja ne kestävät sadannenkin lukukerran.',
          nb: 'Bilder å peke på og setninger som små lyttere snart kan utenat. Her får en sur bjørn, en mistet vott eller et nytt søsken hele oppslaget.',
        },
      },
      {
        key: 'ages-6-9',
        name: { sv: '6–9 år', da: '6–9 år', en: 'Ages 6–9', fi: '6–9-vuotiaat', nb: '6–9 år' },
        description: {
          sv: 'För den som just har börjat läsa själv, med lagom långa kapitel och bilder att vila på. Det handlar om kompisar, mysterier, husdjur och första skoldagen.',
          da: 'Til dem, der lige har knækket læsekoden, og til dem, der stadig gerne vil have læst op. Korte kapitler om venner, kæledyr, gåder og ballade.',
          en: 'For children who have begun to read on their own, with short chapters and plenty of pictures. Expect new friends, small mysteries and at least one badly behaved pet.',
          fi: 'Lapselle, joka on juuri oppinut lukemaan tai kuuntelee vielä mielellään vieressä. Lyhyitä lukuja, runsaasti kuvia, kavereita, pieniä arvoituksia ja tottelemattomia lemmikkejä.',
          nb: 'For den som nettopp har knekt lesekoden, og for den som fortsatt vil bli lest for. Korte kapitler om venner, mysterier og dyr som ikke hører etter.',
        },
      },
      {
        key: 'ages-9-12',
        name: { sv: '9–12 år', da: '9–12 år', en: 'Ages 9–12', fi: '9–12-vuotiaat', nb: '9–12 år' },
        description: {
          sv: 'Tjockare böcker för slukaråldern: hemliga klubbar, magiska skolor, svek och försoning på rasten. Passar i hängmattan, i baksätet och under bänklocket.',
          da: 'Nu bliver bøgerne tykkere, og de voksne fylder mindre. Eventyr, hemmelige klubber og venskaber, der går i stykker og bliver lappet sammen.',
          en: 'Longer stories for readers who vanish into a book until called twice for supper. Secret societies, time slips, fallings-out and friendships mended before the final bell.',
          fi: 'Paksumpia kirjoja ahmimisikään: salaseuroja, aikamatkoja, riitoja ja sovintoja. Aikuiset jäävät taka-alalle, ja lapset saavat ratkaista asiat omalla tavallaan.',
          nb: 'Lengre bøker for lesere som må ropes på to ganger når maten er klar. Hemmelige klubber, tidsreiser, uvenner og ferier der de voksne ser en annen vei.',
        },
      },
      {
        key: 'young-adult',
        name: {
          sv: 'Unga vuxna',
          da: 'Unge voksne',
          en: 'Young adult',
          fi: 'Nuoret aikuiset',
          nb: 'Unge voksne',
        },
        description: {
          sv: 'Romaner om att bli sig själv medan alla tittar på: förälskelser, vänskap, ilska och frågor utan facit. Läses även av den som fyllt trettio.',
          da: 'Romaner om at være seksten, sytten eller lige flyttet hjemmefra. Her er forelskelser, vrede, tvivl og valg, som ingen andre kan træffe for en.',
          en: 'Novels about being sixteen, or remembering it rather well. First loves, last straws, changed friendships and decisions nobody else can make for you.',
          fi: 'Romaaneja siitä, millaista on olla kuusitoista tai juuri kotoa muuttanut. Ihastuksia, raivoa, ystävyyttä ja valintoja, joita kukaan ei voi tehdä toisen puolesta.',
          nb: 'Bøker om å være ung nå: forelskelse, sinne, kropp, vennskap og det å flytte for seg selv. De leses også av dem som ble voksne for lenge siden.',
        },
      },
      {
        key: 'fairy-tales',
        name: { sv: 'Sagor', da: 'Eventyr', en: 'Fairy tales', fi: 'Sadut', nb: 'Eventyr' },
        description: {
          sv: 'Sagor som berättats vid härden och sagor som diktats vid skrivbordet. Här bor troll, kungadöttrar och talande djur, redo för högläsning i kväll.',
          da: 'Der var engang, og det er der stadig. Folkeeventyr og kunsteventyr med trolde, kejsere og kloge døtre, til højtlæsning og til voksne, der læser i smug.',
          en: 'Old tales told by the fire and newer ones written at a desk. Trolls, clever daughters and talking foxes, ready to be read aloud tonight.',
          fi: 'Vanhoja kansansatuja ja kirjoituspöydän ääressä syntyneitä taruja peikoista, neuvokkaista tytöistä ja puhuvista ketuista. Ne sopivat iltaan, jolloin joku pyytää vielä yhden.',
          nb: 'Folkeeventyr og diktede eventyr, med troll under brua, kloke jenter og bjørner som kan snakke. Les dem høyt, og gi hvert troll sin egen stemme.',
        },
      },
    ],
  },
  {
    key: 'nonfiction',
    name: { sv: 'Fakta', da: 'Faglitteratur', en: 'Non-fiction', fi: 'Tietokirjat', nb: 'Sakprosa' },
    description: {
      sv: 'Böcker för den som vill veta hur det gick till, hur det fungerar eller vad det betyder. Historia, natur, tankar, samhälle, resor, konst och musik.',
      da: 'Bøger, der forklarer, undersøger og modsiger, skrevet af folk, som kender deres stof. Her er historie, natur, filosofi, samfund, rejser, kunst og musik.',
      en: 'For anyone who keeps asking how and why: history, nature, ideas, society, travel, art and music, explained by writers who have done the homework.',
      fi: 'Kirjoja sille, joka haluaa tietää, miten kaikki tapahtui ja miksi. Historiaa, luontoa, ajatuksia, yhteiskuntaa, matkoja, taidetta ja musiikkia asiaansa perehtyneiltä tekijöiltä.',
      nb: 'Bøker for den som vil vite hvordan noe henger sammen, og hvem som mente noe annet. Historie, natur, filosofi, samfunn, reiser, kunst og musikk.',
    },
    children: [
      {
        key: 'history',
        name: { sv: 'Historia', da: 'Historie', en: 'History', fi: 'Historia', nb: 'Historie' },
        description: {
          sv: 'Vikingar, häxprocesser, världskrig och vad folk åt till middag under tiden. Böcker vars författare har gått till arkiven och kommit tillbaka med berättelser.',
          da: 'Konger og husmænd, krige og hverdage, fortalt ud fra breve, fund og arkiver. Læs om det, der skete, og om dem, der sjældent blev skrevet op.',
          en: 'Kings and kitchen maids, wars and harvests, pieced together from letters, bones and parish records. Books that show how the past looked to those living in it.',
          fi: 'Kuninkaita ja piikoja, sotia ja satovuosia kirjeiden, löytöjen ja arkistojen pohjalta kerrottuina. Kirjoja, jotka näyttävät, miltä elämä tuntui, kun lopputulosta ei vielä tiedetty.',
          nb: 'Vikinger, pest, unionsår og okkupasjon, men også hverdagen i fjøs og fabrikk. Her skriver historikere om hva kildene viser, og om det de tier om.',
        },
      },
      {
        key: 'nature-science',
        name: {
          sv: 'Natur & vetenskap',
          da: 'Natur & videnskab',
          en: 'Nature & science',
          fi: 'Luonto ja tiede',
          nb: 'Natur og vitenskap',
        },
        description: {
          sv: 'Mossor, svarta hål, flyttfåglar och vår egen hjärna. Forskare och fältbiologer förklarar det de ägnat livet åt, utan att du behöver ha läst fysik.',
          da: 'Fra bænkebidere i haven til sorte huller langt borte. Forskere og naturglade skribenter fortæller, hvad de ved, og hvad ingen endnu har fundet ud af.',
          en: 'Moss, migrating birds, black holes and the grey matter trying to understand them. Written by people who spend their days with microscopes, telescopes or wet boots.',
          fi: 'Sammalia, muuttolintuja, mustia aukkoja ja aivoja, jotka yrittävät ymmärtää niitä. Kirjoittajat viettävät päivänsä mikroskoopin ja kaukoputken ääressä tai märissä saappaissa.',
          nb: 'Torsk, lav, kvantefysikk og kroppens egne celler. Forskere og friluftsfolk forteller om det de har sett i mikroskopet, i fjæra og på nattehimmelen.',
        },
      },
      {
        key: 'philosophy',
        name: { sv: 'Filosofi', da: 'Filosofi', en: 'Philosophy', fi: 'Filosofia', nb: 'Filosofi' },
        description: {
          sv: 'Hur bör man leva, och vad kan man egentligen veta? Antika dialoger, moderna essäer och introduktioner för den som hellre tänker långsamt än svarar snabbt.',
          da: 'Store spørgsmål i håndterlige bind: frihed, død, pligt og det gode liv. Begynd hos de gamle grækere, eller tag en nutidig indføring med i toget.',
          en: 'How should we live, and what can we actually know? Ancient dialogues, later quarrels and plain introductions, for readers happy to think slowly.',
          fi: 'Miten pitäisi elää, ja mitä voi oikeastaan tietää? Antiikin dialogeja, myöhempiä kiistoja ja selkeitä johdatuksia lukijalle, jolla on aikaa ajatella hitaasti.',
          nb: 'Hva er rettferdig, hva er sant, og hvorfor er det så vanskelig å bli enige? Tekster fra antikken til i dag, for lesing med blyant i hånden.',
        },
      },
      {
        key: 'society',
        name: { sv: 'Samhälle', da: 'Samfund', en: 'Society', fi: 'Yhteiskunta', nb: 'Samfunn' },
        description: {
          sv: 'Reportage, debatt och forskning om hur vi bor, arbetar, röstar och delar på pengarna. Läs något du håller med om och sedan något som retar dig.',
          da: 'Om magt, penge, arbejde, klima og velfærd, set fra Christiansborg og fra køkkenbordet. Bøger at blive klogere af, også når man er uenig.',
          en: 'Reporting, argument and research on how we work, vote, house ourselves and share the money. Read one you agree with, then one you do not.',
          fi: 'Reportaaseja, tutkimusta ja kiistakirjoja siitä, miten asumme, teemme työtä, äänestämme ja jaamme rahat. Lue yksi, josta olet samaa mieltä, ja toinen, josta et.',
          nb: 'Bøker om makt, penger, arbeid, klima og velferd, skrevet av journalister, forskere og folk som har kjent det på kroppen. Fint utgangspunkt for en diskusjon.',
        },
      },
      {
        key: 'travel',
        name: {
          sv: 'Resor & äventyr',
          da: 'Rejser & eventyr',
          en: 'Travel & exploration',
          fi: 'Matkat ja löytöretket',
          nb: 'Reise og oppdagelser',
        },
        description: {
          sv: 'Polarexpeditioner, långsamma tåg och vandringar med för tung packning. Följ med människor som gick utanför kartans kant, eller bara tog en ovan väg hem.',
          da: 'Slædespor, karavaneveje og nattog, skildret af folk, der førte dagbog undervejs. Rejs med til polerne, ørkenen eller bare til den næste grænse.',
          en: 'Sledges, slow trains and walks that took longer than planned. Travellers’ own accounts of ice, desert and sea, for reading with an atlas within reach.',
          fi: 'Rekiretkiä, hitaita junia ja vaelluksia, jotka kestivät suunniteltua pidempään. Matkalaiset kertovat itse jäästä, autiomaasta ja merestä, joten kartta kannattaa pitää vieressä.',
          nb: 'Polarferder, seilaser og togturer uten hastverk, fortalt av dem som var med. Ta frem atlaset, og følg ruten med fingeren mens du leser.',
        },
      },
      {
        key: 'art-music',
        name: {
          sv: 'Konst & musik',
          da: 'Kunst & musik',
          en: 'Art & music',
          fi: 'Taide ja musiikki',
          nb: 'Kunst og musikk',
        },
        description: {
          sv: 'Om målare, tonsättare, popband och verken de lämnade efter sig. Böcker som får dig att stanna längre framför tavlan och lyssna om på skivan.',
          da: 'Malere, komponister, bygninger og plader, man troede, man kendte. Bøger, der lærer én at lytte efter, og som gør det næste museumsbesøg lidt længere.',
          en: 'Painters, architects, composers and bands, and the rooms in which they worked. Books that send you back to the gallery, or to the record player.',
          fi: 'Maalareita, säveltäjiä, arkkitehteja ja yhtyeitä sekä huoneita, joissa he työskentelivät. Kirjoja, joiden jälkeen viivyt taulun edessä pidempään ja kuuntelet levyn uudestaan.',
          nb: 'Om malere, komponister, arkitekter og band, og om hvordan et verk blir til. Les først, gå på museum etterpå, og sett på platen når du kommer hjem.',
        },
      },
    ],
  },
  {
    key: 'lives',
    name: { sv: 'Biografier', da: 'Biografier', en: 'Lives', fi: 'Elämäkerrat', nb: 'Biografier' },
    description: {
      sv: 'Andras liv, berättade inifrån eller utifrån. Konstnärer, drottningar, forskare och okända morföräldrar, i memoarer, biografier, brev och dagböcker.',
      da: 'Levede liv, fortalt af hovedpersonen selv eller af en, der har gravet i arkiverne. Her er erindringer, portrætter, breve og dagbøger.',
      en: 'Other people’s lives, told from the inside or by someone who went through the papers. Artists, queens, scientists and grandmothers, in memoirs, biographies, letters and diaries.',
      fi: 'Elettyjä elämiä, joko päähenkilön itsensä tai arkistoja penkoneen kirjoittajan kertomina. Taiteilijoita, kuningattaria, tutkijoita ja isoäitejä muistelmissa, elämäkerroissa, kirjeissä ja päiväkirjoissa.',
      nb: 'Virkelige liv, fortalt av den som levde dem eller av noen som har lest alle papirene. Kunstnere, dronninger, forskere og besteforeldre får hver sin bok.',
    },
    children: [
      {
        key: 'memoir',
        name: { sv: 'Memoarer', da: 'Erindringer', en: 'Memoirs', fi: 'Muistelmat', nb: 'Memoarer' },
        description: {
          sv: 'Författare som vänder sig om och ser efter vad som egentligen hände. Barndomskök, första arbetet, sorgen och skratten, med minnets egna luckor kvar.',
          da: 'Her fortæller folk selv: om opgangen, de voksede op i, arbejdet, kærligheden og det, de aldrig fik sagt. Hukommelsens huller er taget med.',
          en: 'People looking back at the kitchens they grew up in, the work they did and those they lost. Told in their own voices, gaps and all.',
          fi: 'Ihmisiä, jotka katsovat taakseen: lapsuuden keittiöön, ensimmäiseen työpaikkaan ja niihin, jotka ovat poissa. Kukin kertoo omalla äänellään ja jättää muistin aukot näkyviin.',
          nb: 'Forfatteren ser seg tilbake og prøver å få det til å stemme. Oppvekst, arbeid, kjærlighet og tap, fortalt i jeg-form og med hull i hukommelsen.',
        },
      },
      {
        key: 'biography',
        name: {
          sv: 'Livsöden',
          da: 'Livshistorier',
          en: 'Biographies',
          fi: 'Henkilökuvat',
          nb: 'Livshistorier',
        },
        description: {
          sv: 'Ett helt liv mellan två pärmar, från födelsebok till eftermäle. Möt konstnärer, regenter och forskare som var besvärligare och mänskligare än sina statyer.',
          da: 'Portrætter af kunstnere, politikere og videnskabsfolk, med både talent og dårlige vaner. Forfatterne har læst brevene, besøgt husene og ladet tvivlen stå, hvor den hører til.',
          en: 'Whole lives between two covers, by writers who read the letters and visited the houses. Their subjects turn out more awkward, and more human, than the statues.',
          fi: 'Kokonainen elämä kansien välissä: taiteilijoita, hallitsijoita ja tutkijoita lähietäisyydeltä. Kirjoittaja on lukenut kirjeet, kulkenut samat kadut ja löytänyt patsaan takaa ihmisen.',
          nb: 'Bøker om kunstnere, polfarere, politikere og forskere, skrevet av noen som har brukt år på å bli kjent med dem. Statuene får både tvil og humør.',
        },
      },
      {
        key: 'letters-diaries',
        name: {
          sv: 'Brev & dagböcker',
          da: 'Breve & dagbøger',
          en: 'Letters & diaries',
          fi: 'Kirjeet ja päiväkirjat',
          nb: 'Brev og dagbøker',
        },
        description: {
          sv: 'Texter som från början hade en enda läsare, eller ingen alls. Kärleksbrev, krigsdagböcker och anteckningar om vädret, så nära att man hör pennan.',
          da: 'Breve med kaffepletter og dagbøger, der engang lå under madrassen. Her skriver folk uden at vide, hvordan historien ender, og man følger dem dag for dag.',
          en: 'Pages once meant for a single reader, or for none. Love letters, war diaries and notes on the weather, written before anyone knew how things would end.',
          fi: 'Sivuja, jotka oli alun perin tarkoitettu yhdelle lukijalle tai ei kenellekään. Rakkauskirjeitä, sota-ajan päiväkirjoja ja merkintöjä säästä, kirjoitettuina samana iltana, jona kaikki tapahtui.',
          nb: 'Brev som ble gjemt i en skuff, og dagbøker ingen skulle få se. Her er hverdag, forelskelse, krig og vær, skrevet ned mens det skjedde.',
        },
      },
    ],
  },
  {
    key: 'goods',
    name: {
      sv: 'Presenter & prylar',
      da: 'Gaver & tilbehør',
      en: 'Gifts & goods',
      fi: 'Lahjat ja tarvikkeet',
      nb: 'Gaver og tilbehør',
    },
    description: {
      sv: 'Saker för den som redan har något att läsa: kassar att bära böckerna i, tröjor att läsa i och skrivböcker för allt man kommer på under tiden.',
      da: 'Ting til dig, der allerede har noget at læse: net til bøgerne, trøjer til sofaen og notesbøger til alt det, man kommer i tanke om undervejs.',
      en: 'Things for people who already have something to read: bags to carry the books, jumpers to read them in, and notebooks for the thoughts on the way.',
      fi: 'Tavaraa sille, jolla on jo luettavaa: kasseja kirjojen kantamiseen, paitoja lukunurkkaan ja muistikirjoja kaikelle, mitä lukiessa tulee mieleen.',
      nb: 'Ting til deg som allerede har noe å lese: nett å bære bøkene i, gensere å lese i og notatbøker til alt du kommer på underveis.',
    },
    children: [
      {
        key: 'bags',
        name: { sv: 'Väskor', da: 'Tasker', en: 'Bags', fi: 'Kassit', nb: 'Nett og vesker' },
        description: {
          sv: 'Kassar i kraftig bomull som rymmer veckans lån och lite till. Handtagen är långa nog för axeln, även över vinterjackan.',
          da: 'Net i kraftig bomuld med plads til ugens lån og lidt til. Hankene er lange nok til skulderen, også uden på vinterjakken.',
          en: 'Bags in heavy cotton with room for a week of reading and a loaf of bread. The handles go over a shoulder, even over a winter coat.',
          fi: 'Tukevia puuvillakasseja, joihin mahtuu viikon lukemiset ja vähän muutakin. Kahvat yltävät olalle talvitakinkin päältä.',
          nb: 'Nett i kraftig bomull med plass til ukens bøker og litt til. Hankene er lange nok for skulderen, også utenpå vinterjakken.',
        },
      },
      {
        key: 'clothes',
        name: { sv: 'Kläder', da: 'Tøj', en: 'Clothes', fi: 'Vaatteet', nb: 'Klær' },
        description: {
          sv: 'T-shirts, en collegetröja och varma strumpor, för barn och vuxna som läser. Välj storlek på varans sida; är den slut mejlar vi när den är tillbaka.',
          da: 'T-shirts, en sweatshirt og varme sokker til børn og voksne, der læser. Vælg størrelse på varens side; er den udsolgt, skriver vi, når den er tilbage.',
          en: 'T-shirts, a sweatshirt and warm socks, for readers large and small. Choose a size on the product’s page; if yours is sold out, we can email you when it is back.',
          fi: 'T-paitoja, collegepaita ja lämpimät sukat isoille ja pienille lukijoille. Valitse koko tuotteen sivulla; jos omasi on loppu, lähetämme viestin, kun sitä taas on.',
          nb: 'T-skjorter, en collegegenser og varme sokker, for store og små lesere. Velg størrelse på varens side; er den utsolgt, sender vi en e-post når den er tilbake.',
        },
      },
      {
        key: 'notebooks',
        name: { sv: 'Skrivböcker', da: 'Notesbøger', en: 'Notebooks', fi: 'Muistikirjat', nb: 'Notatbøker' },
        description: {
          sv: 'Inbundna skrivböcker som ligger plant på bordet och tål att bo i en väska. För citat, inköpslistor och romanen som ännu inte är påbörjad.',
          da: 'Indbundne notesbøger, der ligger fladt på bordet og kan tåle at bo i en taske. Til citater, indkøbslister og den roman, der endnu ikke er begyndt.',
          en: 'Bound notebooks that lie flat on the table and survive life in a bag. For quotations, shopping lists and the novel you have yet to begin.',
          fi: 'Sidottuja muistikirjoja, jotka pysyvät auki pöydällä ja kestävät laukussa. Lainauksille, kauppalistoille ja romaanille, joka on vielä aloittamatta.',
          nb: 'Innbundne notatbøker som ligger flatt på bordet og tåler å bo i en veske. Til sitater, handlelister og romanen du ikke har begynt på ennå.',
        },
      },
    ],
  },
];

/** All categories with their key as a path (`crime/nordic-noir`) and an id that is the same in every demo shop. */
export const numberedCategories: {
  id: number;
  parentId: number | null;
  key: string;
  order: number;
  name: LocalizedText;
  description: LocalizedText;
}[] = categories.flatMap((root, order) => [
  {
    id: (order + 1) * 100,
    parentId: null,
    key: root.key,
    order,
    name: root.name,
    description: root.description,
  },
  ...(root.children ?? []).map((sub, subOrder) => ({
    id: (order + 1) * 100 + subOrder + 1,
    parentId: (order + 1) * 100,
    key: `${root.key}/${sub.key}`,
    order: subOrder,
    name: sub.name,
    description: sub.description,
  })),
]);

export function categoryIdOf(key: string): number {
  const category = numberedCategories.find((candidate) => candidate.key === key);
  if (!category) throw new Error(`unknown category in the demo data: ${key}`);
  return category.id;
}
