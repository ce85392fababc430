// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-spy-who-came-in-from-the-cold': `Ved en grænseovergang venter Leamas på sin sidste agent. Hjemme i London drikker han, bliver fyret, får arbejde på et snusket bibliotek og møder Liz Gold, en ung kvinde med sine egne overbevisninger. Hvem der bedrager hvem, bliver først klart sent, og ikke kun for læseren.

John le Carré var stadig ansat i britisk efterretningstjeneste, da han skrev den; romanen fra 1963 gjorde det muligt at sige op. Den spørger, om metoder kan skilles fra formål, og det tema slap han aldrig. En afsluttet historie, som kan læses på to aftener.`,
  'tinker-tailor-soldier-spy': `Smileys kone Ann har forladt ham igen, og så kommer en upålidelig feltagent med en historie, der åbner alt på ny. I hemmelighed, og med Peter Guillam som hjælper, opsøger han de fyrede og de forbigåede. På en kostskole på landet bor en ny lærer i campingvogn.

Bogen fra 1974 indleder trilogien om Smiley og hans sovjetiske modstander Karla; sagen om Kim Philby ligger bag. Fornøjelsen er den langsomme afdækning af klasse, loyalitet og engelsk fortielse. Læses bedst med så få afbrydelser som muligt, for navnene er mange.`,
  'the-talented-mr-ripley': `Dickie maler dårligt, sejler godt og bor i en italiensk kystby med veninden Marge i nærheden. Tom studerer hans tøj, underskrift og måde at tale på. Hvad der siden følger på hoteller i Rom, Venedig og San Remo, er fortalt med fuldkommen sindsro.

Patricia Highsmith var amerikaner, men tilbragte en stor del af livet i Europa. I 1955 skrev hun den første af fem romaner om sin gentlemanforbryder. Der er ingen tvivl om, hvad der sker; spændingen består i medskyld. For læsere, som interesserer sig for at opfinde sig selv og for, hvor tynd høflighed kan være.`,
  'the-day-of-the-jackal': `Undergrundshæren OAS har slået fejl for mange gange og hyrer en udenforstående: en lyshåret englænder, dyr og uden navn. Over for ham står kommissær Claude Lebel, en tålmodig mand under tøflen, med halvdelen af Europas politiarkiver til rådighed og en stikker i sine egne rækker.

Forsyth havde været Reuters-mand i Paris, og debuten i 1971 førte reporterens metode ind i thrilleren. Grænsekontrol, våbensmede og folkeregistre er så nøjagtigt gengivet, at fiktion ligner dokument. Sjælelivet fylder lidt på begge sider. For beundrere af god planlægning.`,
  rebecca: `Maxim de Winter finder sin anden kone i Monte Carlo, hvor hun er betalt selskabsdame hos en vulgær amerikaner. På godset i Sydvestengland holder husbestyrerinden et soveværelse, præcis som det var, indkørslen er kantet af blodrøde rododendroner, og et kostumebal nærmer sig.

Huset fik træk fra Menabilly i Cornwall, som du Maurier senere lejede sig ind på. Bogen fra 1938 sælges tit som romantik, men den leger med Jane Eyre og Blåskæg og ser køligt på ægteskab og magt. Hitchcock filmede den to år efter. Læsekredse bliver sjældent enige om fortælleren.`,
  'the-thirty-nine-steps': `Hannay er mineingeniør, netop hjemvendt fra det sydlige Afrika, og har ingen uddannelse i faget, kun udholdenhed og talent for at spille andre. Gennem ti korte kapitler er han vejarbejder, politisk taler og gæst hos en hyrde, med en notesbog i kode i lommen og en dato, der nærmer sig.

John Buchan skrev den, mens han lå syg, og den udkom i 1915 midt under krigen. Fire romaner mere fulgte, og Hitchcocks film tog sig store friheder. Enkelte holdninger er tidens. Tempoet er det ikke; det passer til en togrejse på tre timer.`,
  'casino-royale': `Le Chiffre har formøblet penge, der tilhørte hans herrer, og håber at vinde dem tilbage ved spillebordet. Bond får midler, en fransk kollega, en amerikansk og, til sin ærgrelse, en kvindelig medarbejder, Vesper Lynd. Meget af dramaet udspilles på hotelværelser og over omhyggeligt bestilte middage.

Ian Fleming havde gjort tjeneste i marinens efterretningsafdeling og skrev sin første roman på Jamaica i 1952. Her er figuren endnu ikke stivnet i formlen: meningsfuld, usikker og i stand til at tvivle. Kvindesynet hører halvtredserne til. En overraskende mørk begyndelse på serien.`,
  'gone-girl': `Nick og Amy Dunne skrev begge for blade i New York, til krisen tog deres job; så blev hans mor syg, og de flyttede til hans fødeby ved Mississippi. Politiet finder spor efter kamp, som virker arrangeret. Nyhedskanalerne finder en ægtemand, man kan hade.

Gillian Flynns tredje roman udløste i 2012 en bølge af spændingsromaner om ægteskab og upålidelige fortællere, og hun skrev selv manuskriptet til David Finchers film. Satiren over det at spille en rolle, i kærlighed og i medierne, er mindst lige så skarp som intrigen. For voksne, og ikke som bryllupsgave.`,
  'orions-belte': `Svalbard har sine egne regler: norsk overhøjhed, en sovjetisk mineby og ingen, der spørger for nøje til en besætning med tilfældige opgaver langs kysten. De tre er hårdføre, altid på spanden og ikke særlig ærlige, og de får brug for al deres sømandskunst.

Jon Michelet hørte til på den yderste venstrefløj, og mistroen til regeringer, hans egen iberegnet, giver bogen dens bid. Den er fra 1977 og blev filmet i 1980’erne. Scenerne til søs er usædvanlig nøjagtige. For læsere, der sætter pris på eventyr under åben himmel med en politisk brod.`,
  'den-russiske-sangerinde': `Officielt er sagen lukket, næsten før den er åbnet. Diplomaten drages ind i en by af rygter, rubler og embedsmænd, der ikke ved, hvilken vej vinden vil blæse, og opdager, hvor lidt immunitet beskytter. Hvor langt man kan stole på titlens sangerinde, er et spørgsmål for sig.

Med bogen fra 1988 blev Leif Davidsen, mangeårig korrespondent for Danmarks Radio, et fast navn i dansk spændingslitteratur. Sovjetunionen står endnu, og romanen har bevaret dens lugte, koder og varemangel. For læsere af le Carré, der gerne vil se den kolde krig fra København.`,
  'coq-rouge': `En højtstående mand i det svenske sikkerhedspoliti bliver skudt i sin bil i Stockholm, og mistanken falder bekvemt på palæstinensere og deres svenske venner. Hamilton, hvis kodenavn har givet romanen titel, følger sporene til Mellemøsten, selv om cheferne helst ikke vil se dem bekræftet.

Jan Guillou kom i fængsel i 1970’erne efter at have afsløret en hemmelig svensk efterretningstjeneste. I 1986 brugte han sin viden i skønlitteraturen, og serien nåede op på ti bind. Datoer, kontorer og våben er angivet med dokumentarisk præcision. For læsere, der også følger med i nyhederne.`,
  parantaja: `Tapanis kone Johanna er journalist og undersøgte en person, der kalder sig Healeren og dræber dem, han giver skylden for verdens tilstand. Tapani har ingen anden kvalifikation, end at han kender hende. Betjentene forlader byen, de rige lejer vagter, og en taxachauffør viser sig at være til at regne med.

Romanen kom i 2010, længe før Antti Tuomainen gik over til de komiske krimier, han nu er kendt for. Ingen holder tale om klimaet; gaderne står bare under vand. Kort og elegisk, for den, der vil have sin dystopi tæt på hjemmet.`,
} as const;
