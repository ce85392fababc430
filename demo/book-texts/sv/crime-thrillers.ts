// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-spy-who-came-in-from-the-cold': `Leamas förlorar sin plats, dricker för mycket, arbetar i ett bibliotek och får kontakt med den unga kommunisten Liz. Läsaren vet länge inte mer än han själv om vilken operation det rör sig om, och när sammanhanget långsamt visar sig är det öst och väst som speglar varandra.

John le Carré arbetade själv i underrättelsetjänsten när han skrev sin tredje roman, och den slog igenom över hela världen 1963. Kärv prosa, få ord, ingen bok att läsa för glansen. För den som vill veta varför kalla kriget egentligen var kallt.`,
  'tinker-tailor-soldier-spy': `Tjänsten kallas Cirkusen, efter adressen vid Cambridge Circus, och i dess innersta krets finns fyra namn att välja mellan. Smiley, tjock, närsynt och bedragen av sin vackra hustru, läser gamla akter på ett hotell i Paddington. Små minnesbilder från Tjeckoslovakien, Hongkong och en skola i England fyller i mönstret.

Romanen från 1974 inleder trilogin om Smiley och hans sovjetiske motståndare Karla, inspirerad av Kim Philby-affären. Den kräver koncentration och ger igen. Passar den som tycker att lojalitet är ett av spänningslitteraturens största ämnen.`,
  'the-talented-mr-ripley': `Dickie Greenleaf målar lite, seglar mycket och bor i en by söder om Neapel tillsammans med väninnan Marge, som inte gillar Tom. Ripley är ingen stor förbrytare från början, mest en osäker småbedragare med talang för röster, namnteckningar och att läsa av vad andra vill höra.

Patricia Highsmith skrev sedan ytterligare fyra romaner om honom. Den första, från 1955, är skriven med stadig hand och en nästan glädjelös komik, i vackra italienska miljöer. För den som hellre ser ett brott inifrån än löser det utifrån.`,
  'the-day-of-the-jackal': `Bakgrunden är verklig: OAS, organisationen av missnöjda officerare efter Algerietkriget, hade flera gånger försökt döda presidenten. I romanen hyr ledarna in en utlänning som ingen polis har i sitt register. Kommissarie Lebel, med telefon, en ung assistent och ett oändligt tålamod, fyller den andra halvan.

Frederick Forsyth hade arbetat som korrespondent i Paris och skrev sedan boken, utgiven 1971, på drygt en månad. Den reportageartade stilen, med sina exakta uppgifter, skapade en hel undergenre. För den som gillar teknik, polisarbete och lugnt stegrat tempo.`,
  rebecca: `Jagberättaren får aldrig något förnamn, vilket är en del av poängen: allt bär Rebeccas monogram, från brevpapper till hårborste. Maxim de Winter är älskvärd och otillgänglig, mrs Danvers vakar över den västra flygeln, och en maskeradbal blir mer än ett nöje. Hotet kommer inifrån, ur osäkerheten.

Daphne du Maurier bodde i Cornwall och gav landskapet en roll. Romanen från 1938 har Jane Eyre i botten och filmades av Hitchcock två år senare. Psykologisk spänning med långsam början, för läsare som trivs med atmosfär och en nervös jagröst.`,
  'the-thirty-nine-steps': `Året är 1914, veckorna före krigsutbrottet, och Hannay är gruvingenjör, hemkommen från södra Afrika. Med en kodad anteckningsbok i fickan måste han utge sig för mjölkbud, valtalare och vägarbetare. Hans enda tillgång är kunskap om terräng och en god portion uppfinningsrikedom.

John Buchan skrev den på sjuksängen 1914 och kallade den själv en shocker, det vill säga en berättelse där det osannolika precis får plats. Boken är drygt hundra sidor, med sin tids fördomar och fart. Hitchcock gjorde sin fria filmversion 1935. Perfekt för en tågresa.`,
  'casino-royale': `Le Chiffre har spelat bort pengar som inte var hans och behöver vinna dem tillbaka vid bordet i Royale-les-Eaux. Bond har fransmannen Mathis, amerikanen Felix Leiter och en kvinnlig kollega, Vesper Lynd, som han till en början helst vore utan. Mat, cigaretter och champagne får lika noga beskrivning som kort och vapen.

Ian Fleming hade tjänstgjort vid flottans underrättelseavdelning och skrev debuten 1952 på Jamaica. Kvinnosynen är sin tids; plågsamma scener förekommer. En kort, elegant thriller för den som vill veta vem Bond var innan han blev film.`,
  'gone-girl': `Nick och Amy har förlorat sina jobb på tidningar i New York och flyttat till hans hemstad vid Mississippi, en håla med stängda affärer i finanskrisens spår. Hans dagar efter försvinnandet varvas med hennes dagboksanteckningar från tidigare år, medan polis, grannar och tv-program bestämmer sig för hurdan han är.

Gillian Flynn, tidigare tv-kritiker, skriver om roller vi spelar för varandra, och romanen från 2012 har blivit ett begrepp i spänningsgenren. Den filmades av David Fincher. Fräckt konstruerad, osympatisk på ett uppfriskande sätt. Läs inget om handlingen i förväg.`,
  'orions-belte': `Tom, Lars och Sverre försörjer sig med båten Sandy Hook på allt som går att tjäna en slant på, och vädret respekterar de mer än lagen. När de hamnar i något som angår både Oslo, Moskva och Washington visar det sig att ensamma män på ett hav i norr väger lätt.

Jon Michelet var sjöman, journalist och politisk radikal, och 1977 visste han hur nära Svalbard kalla kriget gick. Romanen blev film åtta år senare. Berättelsen är rå i dialogen och exakt när det gäller is och motorer. För den som vill ha politisk thriller med frost i.`,
  'den-russiske-sangerinde': `Jack Andersen tjänstgör på ambassaden och tror att han känner staden, men det finns rum, språk och lojaliteter som han bara anar. Efter dödsfallet vill både danskar och ryssar ha saken avslutad så tyst som möjligt, men han fortsätter fråga, och varje svar gör honom mer utsatt.

Leif Davidsen debuterade som thrillerförfattare 1984 och kom ut med den här boken fyra år senare. Den är lika mycket reportage som spänning, med kök, vodka, svarta marknader och slitna hotell. Romanen finns här på danska och engelska.`,
  'coq-rouge': `Hamilton har utbildats i Kalifornien på svenska statens bekostnad, och hemma vet få vad de ska använda honom till. Som gammal vänsteraktivist ser han på Säkerhetspolisen med skepsis, och den är ömsesidig. Utredningen går via palestinska kontakter, Beirut och ett Stockholm där alla hoppas att någon annan är skyldig.

Jan Guillou hade som ung journalist avslöjat IB-affären och dömts till fängelse, och den kunskapen finns i varje byråkratiskt övertramp. Första delen i den långa Hamiltonserien kom 1986. Politisk, rappt berättad och gärna tekniskt detaljerad; för läsare som vill tänka efter medan de bläddrar.`,
  parantaja: `Tapani Lehtinen heter poeten, och hustrun Johanna är journalist. Hon var på spåren av en seriemördare som kallar sig Helaren och som säger sig straffa dem som bär ansvar för klimatet. Nu har hon slutat höra av sig, polisen har inga resurser, och Tapani har bara en taxichaufför till hjälp.

Antti Tuomainen lånar den hårdkokta deckarens ensamme spanare men gör honom till en mild och envis äkta man. Boken från 2010 har knappt med sidor och ingen utfyllnad. Finns här på finska, danska och engelska; för läsare som gillar Nordens mörker med poesi i.`,
} as const;
