// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kizur-toldot-ha-enoshut': `Fire vendepunkter bærer beretningen: sproget, agerbruget, foreningen af menneskeheden gennem handel, imperier og religioner og til sidst videnskaben. Undervejs stiller Harari et spørgsmål, historikere sjældent stiller: Blev mennesker, og dyr, egentlig lykkeligere?

Han underviser i Jerusalem, begyndte som specialist i middelalderens krige og udviklede bogen ud fra forelæsninger. Den kom på hebraisk i 2011 og på engelsk tre år efter. Forskere fra mange fag har anfægtet detaljer og generaliseringer, så den bør læses som et essay. For alle, der holder af at træde langt tilbage og se det hele på én gang.`,
  heimskringla: `Det begynder med Odin som høvding fra øst og slutter i 1177. De store skikkelser er foruden Hårfager og Olav den Hellige, hvis saga optager den midterste tredjedel, Olav Tryggvason, Harald Hårderåde og Sigurd Jorsalfar. Skjaldevers, digtet af folk, som var til stede, tjener som bevis.

Snorre var politiker og lovsigemand, samlede værket omkring 1230 og blev dræbt i en fejde i 1241. I Norge fik det i 1800-tallet næsten karakter af en anden grundlov. Hvad der er fakta, og hvad der er kunst, lader sig sjældent skille ad. Læs en saga ad gangen.`,
  'u-vojny-ne-zjenskoje-litso': `Hundredtusinder af kvinder gjorde tjeneste i Den Røde Hær, mange som frivillige på sytten eller atten år. De taler om den første døde mand, om støvler, der var for store, om kærlighed ved fronten og om den foragt, de blev mødt med derhjemme.

Bogen blev trykt med udeladelser i 1985 og senere udvidet. Den var den første i en række om det sovjetiske menneske, der fortsatte med Afghanistan og Tjernobyl. Forfatteren er fra Belarus, skriver på russisk og fik Nobelprisen i 2015. Læs den i afsnit; den er tung at bære på én gang.`,
  'stridens-skonhet-och-sorg': `Blandt de omkring tyve mennesker er også en engelsk sygeplejerske i russisk tjeneste og en venezuelansk lykkeridder i den osmanniske hær. Dag for dag og år for år løber deres baner side om side, mange af dem uden nogensinde at krydse hinanden.

Peter Englund var historiker, kendt for bøger om Poltava og Trediveårskrigen, og i nogle år Svenska Akademiens faste sekretær. Han kommenterer sparsomt, så forventning og kedsomhed står side om side med rædslen. For læsere, som troede, at de havde læst nok om 1914, og som klarer sig på svensk, engelsk eller finsk.`,
  'a-distant-mirror': `Coucy var gift med en engelsk prinsesse og tjente franske konger; han kæmpede i Italien, Tunesien og på Balkan og havde med næsten alle betydelige folk at gøre. Gennem ham viser Tuchman turneringer, skatter, barnefødsler og en ridderlighed, der ikke længere svarede til noget.

Hun fik to gange Pulitzerprisen, arbejdede uden for universiteterne og troede på fortællingen. I 1978 lagde titlen op til at sammenligne med hendes eget voldsomme århundrede. Middelalderforskere har siden rettet enkelte ting. En lang vinters selskab, for den, der vil have ansigter på historien.`,
  'slagtebaenk-dybbol': `Bogen nærmer sig datoen fra flere sider: politikken i København, hvor illusionerne herskede, Bismarcks regnestykke, livet bag volden under ugers beskydning. Så følger den stormløbet næsten time for time og til sidst feltlazaretter og familier.

Tom Buk-Swienty er historiker og journalist og lærte som korrespondent i USA, hvordan man gør fortid til fortælling. En fortsættelse handler om overgangen til Als, og tv-serien 1864 bygger på dem begge. Forkundskaber er ikke nødvendige. God at have læst, før man går en tur mellem skanserne, og for alle, der vil forstå landets grænse.`,
  'finlands-historia-meinander': `Sprog, religion og lov kom vestfra, mens meget andet blev afgjort i Sankt Petersborg. Meinander forklarer, hvordan de to arvestykker har virket sammen fra middelalderens borge til Nokia: autonomi under zarerne, borgerkrig, krigene mod Sovjetunionen, Kekkonens balancegang og medlemskabet af EU.

Som historieprofessor i Helsinki og finlandssvensker er han vant til at forklare landet på to sprog og for udenforstående. Økonomi og kultur har plads ved siden af politikken. Velegnet før en rejse, og svensken er let tilgængelig for danske læsere.`,
} as const;
