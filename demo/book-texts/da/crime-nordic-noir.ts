// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  roseanna: `Til at begynde med findes der kun en sluse ved Motala og et signalement, som sendes ud i verden. Martin Beck ryger for meget, har ondt i maven og et ægteskab uden gnist; sammen med kolleger som Kollberg og Melander ringer han rundt, gennemgår passagerlister og venter. Langsommeligheden er selve spændingen.

Parret Sjöwall og Wahlöö planlagde ti romaner, der skulle gennemlyse det svenske samfund, og denne fra 1965 blev den første. For læsere, der foretrækker politihåndværk frem for fyrværkeri, og som gerne vil tage serien i rækkefølge.`,
  'mordare-utan-ansikte': `Et enkelt ord fra den døende kone er nok til at udløse trusler og brandstiftelse mod asylansøgere, og politiet i Ystad må pludselig både beskytte og efterforske. Wallander hører opera, spiser forkert, savner sin datter og besøger en far, der altid maler det samme landskab.

Henning Mankell var vendt hjem fra Afrika til et land, han syntes havde forandret sig, og fandt i 1991 på sin kommissær for at kunne skrive om det. Romanen var den første, der fik Glasnøglen. Blæst, pløre og tvivl sætter tonen for hele serien.`,
  'man-som-hatar-kvinnor': `Netop dømt i en injuriesag bliver journalisten fra bladet Millennium indbudt nordpå til Hedestad af gamle Henrik Vanger, officielt for at skrive en slægtskrønike. Fotografier, regnskaber og bibelsteder bliver til spor, og i slægten findes både nazister og lukkede døre.

Stieg Larsson var ekspert i det yderste højre. Han døde i 2004 og nåede ikke at opleve trilogiens succes. Volden, som titlen bebuder, er ikke skånsomt skildret. Indledningen tager sin tid, men betaler sig i en anden halvdel, der ikke giver ro. For voksne med stærke nerver.`,
  snomannen: `I årevis er gifte mødre forsvundet, når sneen kom, og ingen har set et mønster før nu. Harry Hole er holdt op med at drikke, er alene igen og får en ny kollega fra Bergen, Katrine Bratt, hvis interesse for sagen forekommer næsten lige så glubende som hans egen.

Det er den syvende roman om Hole; man kan godt begynde her, men Rakel og de gamle spøgelser betyder mere, hvis man kender dem. Jo Nesbø, som også er rockmusiker, behandler læserens forventninger som en tryllekunstner og sparer ikke på gruen. Bør ikke læses i et tomt hus.`,
  rodstrupe: `To former for loyalitet er sat op mod hinanden. I 1944 ligger unge nordmænd i de frosne stillinger ved Leningrad, og en af dem forelsker sig i en sygeplejerske; i 1999 har et uheldigt skud under et præsidentbesøg skaffet Harry Hole et skrivebord og en sag om nynazister, som ingen andre vil have.

Den tredje roman i serien udkom i 2000 og indleder det, man ofte kalder Oslotrilogien. Den spørger, hvordan et land husker sine forrædere og helte, og hvem der afgør forskellen. Et solidt sted at stifte bekendtskab med Hole.`,
  'kvinden-i-buret': `Et skyderi har kostet Mørck én kollega og gjort en anden lam, og han gider ikke længere være behagelig over for nogen. Assad, der er ansat til at gøre rent og lave kaffe, læser i stedet sagsmapperne. Indimellem følger vi politikeren Merete Lynggaard fra 2002 og frem og ved dermed mere end politiet.

Romanen fra 2007 er den første af ti, hvor Assads egen fortid er en af gåderne. Jussi Adler-Olsen blander grusomhed, kontorfarce og et skarpt blik for dansk forvaltning. For læsere, der gerne vil have et fast persongalleri at holde af.`,
  'froken-smillas-fornemmelse-for-sne': `Smillas mor var fanger i Grønland, faderen er en velhavende dansk læge, og hun har brudt med det meste. Nabodrengen Esajas var den eneste, der slap ind. En stammende mekaniker, et mineselskabs arkiv og til sidst et skib mod nord viser vejen.

I 1992 bragte romanen ny dansk litteratur langt ud over Norden. Peter Høeg bruger thrillerens maskineri til at tale om matematik, glaciologi og om, hvordan Danmark har behandlet Grønland, og hovedpersonens sarkasme holder sammen på det hele. For læsere, som ikke kræver, at enhver gåde ryddes pænt af vejen.`,
  'ensimmainen-murhani': `Tommi bliver fundet i vandet ved forældrenes sommervilla, hvor han og vennerne skulle øve. Alle kunne have en grund, og Maria Kallio, jurastuderende, tidligere punker og vikar ved kriminalpolitiet, har engang delt lejlighed med en af dem.

Leena Lehtolainen udgav romanen i 1993 og gav finsk krimi en af dens første kvindelige politihelte. Gennem mange bind bliver Maria gift, får børn og diskuterer retfærdighed, men her har hun endnu ikke bestemt sig. Mønsteret er den klassiske lukkede kreds, tonen er ung og direkte. Kan fås på finsk, svensk og engelsk.`,
  myrin: `Offeret var ikke nogen uskyldig mand, og der er dem, som ikke sørger over ham. Den fraskilte, brummende Erlendur har en datter, Eva Lind, der er narkoman og gravid, og scenerne mellem de to er lige så anspændte som selve sagen. Gamle overgreb og et arkiv over arvelige sygdomme føres langsomt sammen.

Arnaldur skrev den i 2000, mens Island drøftede et genregister over hele befolkningen. Bogen fik Glasnøglen og blev filmatiseret af Baltasar Kormákur. For læsere af Mankell og Sjöwall og Wahlöö.`,
  'thridja-taknid': `Thóra Gudmundsdóttir ville hellere skrive kontrakter, men den tyske families honorar frister, og det samme gør efterhånden selskabet med deres stive udsending, Matthew. Den dræbte studerende hørte til en kreds, der var besat af sort magi, og politiet synes at have fat i den forkerte.

Yrsa er civilingeniør og havde skrevet for børn, før hun i 2005 debuterede som krimiforfatter med dette første bind af en serie. Stoffet om islandske runer og trolddomsprocesser bygger på historien, og det grusomme afløses af tør hverdagskomik. For læsere, som gerne lærer noget mellem ligene.`,
  'se-deg-ikke-tilbake': `Det begynder med falsk alarm, en lille pige, der har taget imod et lift, og først derefter bliver en femtenårig fundet ved en skovsø. Enkemanden Sejer og hans yngre kollega Skarre går fra dør til dør. I de sidste måneder var Annie blevet en anden, og dér må de begynde.

Karin Fossum var lyriker, før hun skrev krimi, og det mærkes på præcisionen. Den anden roman om Sejer, fra 1996, blev belønnet med Glasnøglen. Monstre optager hende mindre end det øjeblik, da et almindeligt menneske gør noget uopretteligt. For læsere, der kan undvære blod.`,
  'blind-gudinne': `Karen Borg plejer at føre erhvervssager. Nu sidder hun med en hollandsk klient, der tier, og en kollega er blevet skudt; politiadvokaten Håkon Sand, som længe har været forelsket i hende, leder sagen sammen med Hanne. Pengene ser ud til at nå højere op, end godt er.

Med debuten i 1993 indførte Anne Holt en af de første lesbiske efterforskere i nordisk krimi, beundret på jobbet og tavs om privatlivet. Serien følger hende i mange år. Jura og politik vejer tungere end teknik her. For læsere, der er nysgerrige efter, hvordan institutioner virker.`,
  'handelser-vid-vatten': `Annie Raft er rejst til Svartvattnet for at slå sig ned hos sin kæreste i et kollektiv, men ingen venter ved bussen. Den nat er også en læge, hvis kone er på vej væk, og en dreng på flugt fra voldelige brødre ude. Knap tyve år senere dukker et ansigt op, og alt vender tilbage.

Kerstin Ekman begyndte med krimier og vendte i 1993 tilbage til genren for at sprænge den. Skovhugst, samer og nybyggere, kærlighed og skam får plads. Den fik både Augustprisen og Nordisk Råds Litteraturpris. For læsere af stor skønlitteratur.`,
  solstorm: `Den døde var kendt i hele Sverige, fordi han engang kom tilbage fra døden, og han var frikirkens store navn. Hans søster ringer til den eneste ven, der måske vil hjælpe. I Kiruna står Rebecka ansigt til ansigt med pastorer, der engang vidste alt om hende, og med politiinspektør Anna-Maria Mella, som er højgravid.

Åsa Larsson er vokset op i byen og har selv været skattejurist. Debuten fra 2003 er den første af seks romaner. Hun forstår tro og magt og har norrlandsk humor. For læsere, der ønsker et landskab, som er mere end kulisse.`,
  isprinsessan: `Erica kæmper egentlig med en biografi, men bliver bedt om at skrive om sin døde veninde i stedet. Politimanden Patrik Hedström, der sværmede for hende i skolen, arbejder med de samme spørgsmål fra den anden side. Penge, klasse og en gammel hemmelighed deler den lille by i to.

Camilla Läckberg er selv fra Fjällbacka og lagde i 2003 sin første roman dér; mange er fulgt siden. Hun skifter stadig mellem mistænkte, køkkener og familieskænderier, med romantik som modvægt til det grumme. For dem, der gerne vil have selskab, cliffhangere og kystluft i deres krimi.`,
  kastanjemanden: `Naia Thulin vil væk fra drabsafdelingen og over til it-efterforskning; Mark Hess, sendt hjem fra Europol, vil bare ud af Danmark igen. Aftrykket stammer fra socialministerens datter, som blev erklæret død et år tidligere, og hvis mor netop er vendt tilbage til sit arbejde.

Søren Sveistrups første roman kom i 2018, og manuskriptforfatteren kan mærkes på klipningen, de falske slutninger og vejret over København. Under gruen ligger et emne, der tages alvorligt: hvad der bliver af børn, som myndighederne svigter. Stedvis meget voldsom, og kun for voksne.`,
} as const;
