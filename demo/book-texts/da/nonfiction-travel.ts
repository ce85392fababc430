// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kon-tiki-ekspedisjonen': `Thor Heyerdahl ville vise, at Polynesien kunne være nået fra Sydamerika med forhistoriske midler. Før afgangen er der en del komik på museer, i ministerier og i Ecuadors jungle, hvor træet fældes. Så følger hundrede og en dage med en papegøje, en radio og en hvalhaj som gæst.

Genetikken har siden nuanceret det gamle spørgsmål uden at bekræfte teorien. Bogen fra 1948 er oversat til snesevis af sprog, og filmen, der blev optaget om bord, fik en Oscar. Den egner sig for hele familien fra omkring elleve år, også som højtlæsning i sommerferien.`,
  'fram-over-polhavet': `Skroget var rundt, så isen skulle løfte det. For mændene om bord fulgte julemenuer, en vindmølle til det elektriske lys og lange, ledige måneder. I marts 1895 drog Nansen og Hjalmar Johansen af sted på ski mod polen, og siden overvintrede de i en stenhytte på bjørnekød.

Beretningen kom i 1897, et år efter hjemkomsten, og gjorde sin forfatter til nationalhelt; i 1922 fik han Nobels fredspris for sit arbejde for flygtninge. Dagbogsblade afløser fortælling. Til lange aftener i en varm stue, på norsk, svensk eller engelsk.`,
  'letters-written-during-a-short-residence-in-sweden-norway-and-denmark': `Turen gik i sommeren 1795 fra Göteborg langs kysten til Tønsberg og videre til København. Den unævnte modtager er Gilbert Imlay, far til hendes lille datter, på hvis vegne hun ledte efter et forsvundet skib. Mad, dyner, tjenestefolks løn og købmandsånd er noteret med samme åbenhed.

Mens hun levede, var det hendes mest yndede bog, og den senere ægtemand, William Godwin, blev forelsket i den før i hende. Danskerne bliver ikke altid smigret, hvad der blot gør den sjovere. For læsere af breve og for folk med hang til klippekyster.`,
  onskeresan: `I sommeren 1948 går Göran Schildt og hans kone Mona om bord og tager ad de franske vandveje mod det varme hav. Ved roret taler man om antikken, maleri og madlavning, mens et krigstræt Europa glider forbi.

Det blev den første af flere bøger om sejladser med båden, der med årene nåede til Grækenland og Egypten. Schildt, som senere skrev den store biografi om Alvar Aalto, var essayist med en let og kultiveret tone. Kan fås på svensk og finsk, og svensken er nem at følge. For sejlere på vandet eller i lænestolen.`,
  'naiset-joita-ajattelen-oisin': `Rejsen begynder i Tanzania med Blixens breve i bagagen. Så følger victorianske damer som Isabella Bird, renæssancekunstnere som Sofonisba Anguissola og den nulevende Yayoi Kusama, og af hver enkelt udledes et råd om, hvordan man kan leve.

Mia Kankimäki arbejdede i forlagsbranchen, før hun sagde sit job op. En tidligere bog var viet den japanske hofdame Sei Shōnagon. Denne fra 2018 blander levnedstegning, rejseskildring og bekendelse og taler til de døde som til veninder. Danske læsere får Blixen set fra en uventet kant. For dem, der overvejer, hvad de stadig vil nå.`,
  'in-patagonia': `De syvoghalvfems små afsnit fører uden mange overgange fra Buenos Aires til Ildlandet. Butch Cassidys hytte, en selvudnævnt konge, anarkister, en ordbog over yámana-sproget og en slægtning, der var kaptajn, hører til fundene. Om den rejsende selv erfarer man næsten intet.

Bruce Chatwin havde været kunstekspert hos Sotheby’s og journalist. I 1977 debuterede han med denne bog, og nogle af de portrætterede protesterede siden mod at have sagt den slags. Den skal læses som litteratur: for de tilskårne sætninger og nysgerrigheden på folk, der er kommet langt hjemmefra.`,
  'wild-strayed': `Sommeren 1995: En kvinde på seksogtyve starter i Mojaveørkenen med en rygsæk, hun knap kan løfte. Efternavnet har hun selv valgt. Sne tvinger hende til omveje, pengene slipper op, fremmede viser sig at være venlige eller det modsatte, og romaner bliver læst i lygteskær og brændt side for side.

Erindringerne blev skrevet mange år senere, da hun havde arbejdet som romanforfatter og anonym brevkasseredaktør. I 2012 sendte de mange læsere i friluftsbutikken, og Reese Witherspoon spillede hende på film. For voksne ved en korsvej, hvad enten de vandrer eller ej.`,
  'en-digters-bazar': `I efteråret 1840 forlod Andersen København, såret over dårlige anmeldelser. I Hamborg hører han Liszt spille, i Tyskland tager han for første gang med toget og bliver begejstret, vinteren går i Rom, foråret i Athen, og hjemturen lægges over Sortehavet.

Bogen udkom i 1842 og regnes for den rigeste af hans rejseskildringer. Hans Orient har tidens faste forestillinger med, men også havne og gader, der er iagttaget meget nøje. Hele tiden mærker man, hvor modig den ængstelige mand var. For eventyrets beundrere og for alle, der tager toget sydpå.`,
} as const;
