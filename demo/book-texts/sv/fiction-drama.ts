// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'et-dukkehjem': `Torvald Helmer har just blivit bankdirektör, väninnan Kristine söker arbete, doktor Rank är svårt sjuk och sakföraren Krogstad har ett papper i fickan. Alla repliker i första akten får ny betydelse i den tredje. Ibsen placerar hela spelet i ett enda rum, med brevlåda, julgran och en ytterdörr som blivit världsberömd.

När pjäsen hade premiär 1879 diskuterades den så häftigt att värdfolk lär ha bett gästerna tala om annat. Den är nyckelverket i Ibsens samtidsdramatik och läses på en kväll. För teaterälskare, skolor och alla som varit gifta.`,
  'peer-gynt': `Mor Åse skäller och älskar, Solveig väntar, Böjgen säger åt Peer att gå runt, och Knappstöparen vill till sist smälta ner honom. Däremellan är hjälten brudrövare, trollkung in spe, affärsman i Marocko och profet i öknen. Verket är både folksaga och satir över norsk självgodhet.

Ibsen skrev det 1867 i Italien som en dramatisk dikt, tänkt att läsas; först senare kom scenen och Edvard Griegs musik. Versen byter takt efter humör, och på svenska bör man gärna läsa högt. För dem som tycker om fantasi, myt och opålitliga hjältar.`,
  'froken-julie': `Personerna är bara tre: Julie, tjugofem år, Jean, trettio, och Kristin vid spisen. Greven syns aldrig, men hans stövlar står framme och hans ringklocka hänger på väggen. Makten byter ägare flera gånger under natten, ibland i en enda replik, medan folket dansar ute på logen.

August Strindberg skrev pjäsen 1888 i Danmark och försåg den med ett förord som blev naturalismens programskrift på svenska. Den stoppades av censuren inför den danska premiären. Kort enaktare, snabbläst, alltjämt omstridd i sin kvinnosyn. Läs gärna förord och drama tillsammans.`,
  'jeppe-paa-bierget': `Jeppe är hunsad av hustrun Nille och hennes piska, utnyttjad av fogden och bedragen av klockaren, och hans långa monolog på väg till krogen hör till den nordiska komedins stora paradnummer. Baronen och hans tjänare vill bara ha roligt, men experimentet går längre än de tänkt sig.

Ludvig Holberg, född i Bergen och professor i Köpenhamn, skrev komedin för den nyöppnade danska scenen i Lille Grønnegade. Stoffet är äldre än så, men klasskildringen är hans egen. Kort, folklig, förvånande mörk. För den som gillar Molière med råg och brännvin.`,
  hamlet: `Runt prinsen finns farbrodern som tagit kronan, modern som gift om sig, den frågvise hovmannen Polonius, Ofelia, vännen Horatio och ett kringresande teatersällskap. Spelet i spelet, dödgrävarna och den maskerade galenskapen gör att man aldrig är säker på vad som är förställning. Elsinore är ett hov där alla lyssnar bakom draperier.

Dramat trycktes först 1603 och finns i flera versioner. På svenska har översättare från Hagberg till senare tiders teaterpoeter skapat egna Hamlet, och valet påverkar läsningen mycket. Passar den som ska se pjäsen och den som vill förstå vad alla anspelar på.`,
  'vishnjovyj-sad': `Ranevskaja kommer hem från Paris till det gods hon älskar och inte kan sköta. Köpmannen Lopachin, vars far var livegen där, har en plan som ingen vill höra; studenten Trofimov talar om framtiden, guvernanten gör trollkonster och den gamle tjänaren Firs går omkring och passar upp. Alla pratar, få svarar.

Anton Tjechov skrev pjäsen svårt sjuk och dog ett halvår efter premiären 1904. Han och regissören Stanislavskij var oense om tonen, en konflikt som varje ny uppsättning återupptar. Liten handling, stor mänsklighet; bra att läsa i sällskap med fördelade roller.`,
  'anna-liisa': `Anna-Liisa är dotter på en gård och förlovad med den hederlige Johannes. Då återvänder Mikko, en gång dräng hos familjen, med pengar, mod och ett anspråk, och hans mor Husso vet för mycket. Tre akter räcker för att lägga hela trycket på en ung människa, och föräldrarnas heder väger tungt.

Minna Canth drev butik i Kuopio, uppfostrade sju barn ensam och skrev samhällskritisk dramatik på finska. Pjäsen från 1895 är påverkad av Tolstoj och har filmats flera gånger. Kort och högdramatisk; för läsare av Ibsen och Strindberg som vill möta en kollega.`,
  'sanna-kvinnor': `Frågan i dramat är ekonomisk: har en hustru rätt att behålla sina egna pengar när mannen ber om dem? Berta vill att modern ska skriva under ett papper, fadern vill något annat, och systern Lissi väljer den förlåtelse som omgivningen kallar kvinnlig. Samhällets ideal om den sanna kvinnan synas utan barmhärtighet.

Anne Charlotte Leffler hörde till det moderna genombrottets ledande kvinnor, och pjäsen anknöt 1883 till debatten om gift kvinnas äganderätt. Replikerna är raska, figurerna komiska och igenkännliga. För den som vill läsa svenskt åttiotal bortom Strindberg.`,
  'en-attendant-godot': `Vladimir och Estragon kallar varandra Didi och Gogo och har hört ihop länge. En herre vid namn Pozzo kommer förbi med sin tjänare Lucky i rep, en pojke har ett besked, och i andra akten upprepas det mesta med små, oroande skillnader. Moroten, stövlarna och hattarna är rekvisita från varietén.

Samuel Beckett, irländare i Paris, skrev pjäsen på franska och översatte den själv till engelska. Premiären ägde rum 1953, ett år efter boken. Lätt att läsa, svår att förklara, och det är meningen. För den som gillar tystnader.`,
  'death-of-a-salesman': `Willy, sextiotre år, har kört hem utan att riktigt veta hur, och sönerna Biff och Happy är på besök i det lilla huset som nu omges av hyreskaserner. Linda, som lagar strumpor, ser allt. Minnen och inbillningar kommer in på scenen utan förvarning, med en bror Ben som blev rik i djungeln.

Arthur Miller ville visa att en vanlig mans liv kan vara en tragedi. Pjäsen fick Pulitzerpriset 1949 och har spelats oavbrutet sedan dess. Enkel dialog, raffinerad tidsstruktur. Läsvärd för alla som arbetar, säljer eller har en far.`,
} as const;
