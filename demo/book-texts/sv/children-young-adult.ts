// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'sofies-verden': `Brevskrivaren kallar sig Alberto Knox, och varje kuvert rymmer en lektion: försokratiker, Platon, Descartes, Hume, Marx. Parallellt dyker det upp vykort adresserade till en helt annan flicka, Hilde, och Sofie måste använda filosofin för att förstå sin egen historia. Lärobok och gåta griper in i varandra.

Jostein Gaarder hade själv undervisat i filosofi när han gav ut romanen 1991. Den är tjock men pedagogisk, med korta kapitel ordnade efter tänkare, och går att använda som uppslagsbok efteråt. För läsare från fjorton år och vuxna som vill börja om från början.`,
  intet: `Kompisarna i den danska småstaden samlar på det som betyder något, i ett nedlagt sågverk utanför stan. Reglerna är enkla: den som offrat får bestämma vad nästa ska ge. Romanen berättas av en av flickorna i klassen, sakligt och i efterhand, och just den lugna rösten gör det hela svårt att värja sig mot.

Janne Teller mötte motstånd när boken kom år 2000, och den har både ifrågasatts och använts flitigt i skolor. Den läses på en kväll och räcker till många lektioner. Från fjorton år.`,
  'the-hunger-games': `Landet Panem har uppstått ur ruinerna av Nordamerika: en rik huvudstad och tolv distrikt som arbetar åt den. Katniss är jägare, försörjer mor och syster och litar på få. Vid hennes sida hamnar bagarsonen Peeta, och inför kamerorna kan en känsla vara både sann och taktik.

Suzanne Collins har berättat att hon fick idén när hon bytte kanal mellan dokusåpa och krigsrapportering; den antika sagan om Theseus finns också i botten. Första delen i en trilogi. Våldsam men aldrig spekulativ, för läsare från tretton år.`,
  'the-book-thief': `Himmelgatan i det påhittade Molching utanför München har en grovmunt fostermor, en dragspelande fosterfar, en borgmästarhustru med bibliotek och pojken Rudy som vill springa fort som Jesse Owens. Döden, trött och oväntat vänlig, ger läsaren upplysningar i förväg, så att spänningen ligger i hur snarare än vad.

Australiern Markus Zusak byggde på föräldrarnas barndomsminnen från Tyskland och Österrike. Formen är lekfull, med korta inskjutna anslag och en bok i boken, ämnet allvarligt. En roman som unga från fjorton och vuxna läser på lika villkor.`,
  'the-fault-in-our-stars': `Hazel går ständigt med syrgas, avskyr peppande slagord och läser om en och samma roman. Augustus har en benprotes och ett självförtroende som irriterar och charmar. När de söker upp författaren till boken bär resan till Amsterdam, där verkligheten beter sig sämre än fiktionen.

John Green hade i unga år arbetat som själavårdare bland svårt sjuka barn, och det märks på att sjukdomen varken förskönas eller görs till läxa. Dialogen är snabb och beläst, ibland nästan för kvick. Från tretton år; näsdukar kan behövas, men skratten är fler än man tror.`,
  'twilight-meyer': `Forks i delstaten Washington ligger under nästan ständigt molntäcke, vilket passar familjen Cullen utmärkt. Bella, blek och klumpig, berättar i första person om Edward Cullen och om vännen Jacob från reservatet i La Push. Skräckens klassiska figur blir här en gentleman med strikta principer, och spänningen består i allt som de inte vågar göra.

Stephenie Meyer debuterade med romanen 2005, och den satte i gång en hel våg av övernaturlig romantik. Första delen av fyra. Språket är enkelt, tempot lugnt och känslorna stora. För tonåringar från tretton.`,
  maresi: `Berättelsen är Maresis egen, nedskriven efteråt för klostrets arkiv, och den börjar stilla: bröd, årstider, måndans, sysslor. Hon kom till ön efter en hungervinter och kan inte föreställa sig något bättre än nyckeln till böckerna. Sedan syns ett segel, och allt hon lärt sig måste prövas.

Maria Turtschaninoff är finlandssvensk fantasyförfattare och fick Finlandia Junior-priset för boken, som är den första av tre om Röda klostret. Magin är sparsmakad och kroppslig. För läsare från tretton år som föredrar eftertanke framför svärd; några scener är hårda.`,
  'northern-lights-pullman': `Lyra är ett bångstyrigt barn på ett Oxfordcollege som liknar vårt men inte är det. Hennes daimon Pantalaimon byter skepnad efter humör, och den bildsköna fru Coulter tycks vilja henne väl. Bland båtfolk, vetenskapsmän och en björnkung går resan mot Svalbard och frågan om vad det mystiska Stoftet är.

Philip Pullman för i trilogin, som börjar här, ett samtal med Miltons Det förlorade paradiset och med kyrklig makt. Man kan njuta av äventyret utan att veta det. Från elva, tolv år och för vuxna; tät, lärd och snabb.`,
  'punainen-kuin-veri': `Lumikki Andersson bor ensam, har flyttat hemifrån för att slippa det förflutna och följer en enda regel: lägg dig inte i. Namnet betyder Snövit på finska, och sagan ligger som ett mönster under handlingen, med blod, snö och en fest där alla bär masker.

Salla Simukka skriver korta kapitel och kyliga meningar med mycket kroppslig skräck och lite prat. Boken från 2013 är den första i en trilogi som spridits över världen, och den kan läsas fristående. Passar läsare från fjorton år, också den som sällan läser.`,
  'janne-min-van': `Berättaren Krille sitter inför polisens frågor och försöker minnas hela sitt år med Janne: cykelturerna, konsterna på gator och broar, sommaren och de märkliga frånvarorna. Det man får veta kommer i bitar, och läsaren lägger samman mer än Krille vill se.

Peter Pohl debuterade som ungdomsförfattare 1985 med romanen, som på många håll räknas som en milstolpe för vad genren kan bära. Den kräver sin läsare: slangen är tät, tidshoppen många, svärtan verklig. Från fjorton år, och i lika hög grad för den vuxne som minns sitt femtiotal.`,
  'the-hate-u-give': `Starr Carter lever i två världar: ett svart kvarter där familjen driver butik, och en övervägande vit privatskola där hon vaktar på hur hon talar. Romanen visar hur det sliter att ständigt byta språk, och hur en familj med olika minnen av kamp försöker skydda sina barn.

Angie Thomas debuterade 2017, inspirerad av rörelsen Black Lives Matter, och titeln går tillbaka på rapparen Tupac Shakur. Tonen är ledig och humorn varm, vilket gör vreden desto starkare. För läsare från fjorton år, och lämplig att läsa och diskutera i klass.`,
  'darlah-172-timer-pa-manen': `Uppståndelsen är väldig när rymdstyrelsen lottar ut tre platser åt tonåringar. Norska Mia vill egentligen spela i band, Midori drömmer sig bort från Japan och Antoine försöker glömma en flicka i Paris. Johan Harstad låter dem bli riktiga personer innan raketen lyfter, och varnar emellanåt med små tecken som bara läsaren uppmärksammar.

Romanen från 2008 blandar astronautfakta med klassisk spökhusskräck, understödd av fotografier och ritningar. Våldet stegras mot slutet. För orädda läsare från fjorton; finns här på norska och engelska.`,
} as const;
