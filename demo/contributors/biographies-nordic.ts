import type { LocalizedText } from '../languages.ts';

/** Authors who wrote in Danish, Norwegian, Icelandic or Finnish. */
export default {
  'Hans Christian Andersen': {
    sv: 'Hans Christian Andersen (1805–1875) föddes i Odense som son till en skomakare. Från 1835 gav han ut över hundrafemtio sagor; han skrev också romaner och reseskildringar.',
    da: 'H.C. Andersen (1805–1875) blev født i Odense som søn af en skomager. Fra 1835 udgav han mere end hundrede og halvtreds eventyr; han skrev også romaner og rejsebøger.',
    en: 'Hans Christian Andersen (1805–1875) was born in Odense, Denmark, the son of a shoemaker. From 1835 he published more than a hundred and fifty fairy tales; he also wrote novels and travel books.',
    fi: 'Hans Christian Andersen (1805–1875) syntyi Odensessa suutarin poikana. Vuodesta 1835 hän julkaisi yli sataviisikymmentä satua; hän kirjoitti myös romaaneja ja matkakirjoja.',
    nb: 'H.C. Andersen (1805–1875) ble født i Odense som sønn av en skomaker. Fra 1835 ga han ut over hundre og femti eventyr; han skrev også romaner og reiseskildringer.',
  },
  'Karen Blixen': {
    sv: 'Karen Blixen (1885–1962) var dansk författare och skrev på både engelska och danska, också under namnet Isak Dinesen. Hon drev en kaffeodling utanför Nairobi 1914–1931.',
    da: 'Karen Blixen (1885–1962) skrev på både engelsk og dansk, også under navnet Isak Dinesen. Hun drev en kaffefarm ved Nairobi 1914–1931 og boede ellers på Rungstedlund.',
    en: 'Karen Blixen (1885–1962) was a Danish author who wrote in both English and Danish, also as Isak Dinesen. She ran a coffee farm outside Nairobi from 1914 to 1931.',
    fi: 'Karen Blixen (1885–1962) oli tanskalainen kirjailija, joka kirjoitti englanniksi ja tanskaksi, myös nimellä Isak Dinesen. Hänellä oli kahvitila Nairobin liepeillä 1914–1931.',
    nb: 'Karen Blixen (1885–1962) var dansk forfatter og skrev på både engelsk og dansk, også under navnet Isak Dinesen. Hun drev en kaffefarm utenfor Nairobi 1914–1931.',
  },
  'Tove Ditlevsen': {
    sv: 'Tove Ditlevsen (1917–1976) växte upp i arbetarstadsdelen Vesterbro i Köpenhamn. Hon debuterade som poet 1939 och skrev romaner, noveller och memoarer.',
    da: 'Tove Ditlevsen (1917–1976) voksede op i arbejderkvarteret på Vesterbro i København. Hun debuterede som digter i 1939 og skrev romaner, noveller og erindringer.',
    en: 'Tove Ditlevsen (1917–1976) grew up in the working-class district of Vesterbro in Copenhagen. She made her debut as a poet in 1939 and wrote novels, stories and memoirs.',
    fi: 'Tove Ditlevsen (1917–1976) varttui Vesterbron työläiskaupunginosassa Kööpenhaminassa. Hän aloitti runoilijana 1939 ja kirjoitti romaaneja, novelleja ja muistelmia.',
    nb: 'Tove Ditlevsen (1917–1976) vokste opp i arbeiderstrøket på Vesterbro i København. Hun debuterte som lyriker i 1939 og skrev romaner, noveller og erindringer.',
  },
  'Peter Høeg': {
    sv: 'Peter Høeg, född 1957 i Köpenhamn, var dansare och skådespelare innan han debuterade 1988. Fröken Smillas känsla för snö blev en internationell framgång.',
    da: 'Peter Høeg, født 1957 i København, var danser og skuespiller, før han debuterede i 1988. Frøken Smillas fornemmelse for sne blev en international succes.',
    en: 'Peter Høeg, born in Copenhagen in 1957, was a dancer and actor before his debut in 1988. Miss Smilla’s Feeling for Snow became an international success.',
    fi: 'Peter Høeg, syntynyt 1957 Kööpenhaminassa, oli tanssija ja näyttelijä ennen esikoistaan 1988. Lumen taju nousi kansainväliseksi menestykseksi.',
    nb: 'Peter Høeg, født 1957 i København, var danser og skuespiller før han debuterte i 1988. Frøken Smillas fornemmelse for snø ble en internasjonal suksess.',
  },
  'Henrik Ibsen': {
    sv: 'Henrik Ibsen (1828–1906) föddes i Skien i Norge och bodde utomlands i tjugosju år, mest i Italien och Tyskland. Hans samtidsdramer förändrade teatern.',
    da: 'Henrik Ibsen (1828–1906) blev født i Skien i Norge og boede i udlandet i syvogtyve år, mest i Italien og Tyskland. Hans nutidsdramaer forandrede teatret.',
    en: 'Henrik Ibsen (1828–1906) was born in Skien, Norway, and lived abroad for twenty-seven years, mostly in Italy and Germany. His plays of contemporary life changed the theatre.',
    fi: 'Henrik Ibsen (1828–1906) syntyi Norjan Skienissä ja asui ulkomailla 27 vuotta, enimmäkseen Italiassa ja Saksassa. Hänen aikalaisdraamansa muuttivat teatterin.',
    nb: 'Henrik Ibsen (1828–1906) ble født i Skien og bodde i utlandet i tjuesju år, mest i Italia og Tyskland. Samtidsdramaene hans forandret teateret.',
  },
  'Knut Hamsun': {
    sv: 'Knut Hamsun (1859–1952) växte upp på Hamarøy i Nordnorge och slog igenom 1890 med Svält. Han fick Nobelpriset i litteratur 1920; hans stöd för Nazityskland är en del av eftermälet.',
    da: 'Knut Hamsun (1859–1952) voksede op på Hamarøy i Nordnorge og brød igennem i 1890 med Sult. Han fik Nobelprisen i litteratur i 1920; hans støtte til Nazityskland hører med til eftermælet.',
    en: 'Knut Hamsun (1859–1952) grew up on Hamarøy in northern Norway and broke through in 1890 with Hunger. He received the Nobel Prize in Literature in 1920; his support for Nazi Germany is part of his legacy.',
    fi: 'Knut Hamsun (1859–1952) varttui Hamarøyssa Pohjois-Norjassa, ja Nälkä toi läpimurron 1890. Nobelin kirjallisuuspalkinnon hän sai 1920; hänen tukensa natsi-Saksalle on osa jälkimainetta.',
    nb: 'Knut Hamsun (1859–1952) vokste opp på Hamarøy og slo igjennom i 1890 med Sult. Han fikk Nobelprisen i litteratur i 1920; støtten til Nazi-Tyskland er en del av ettermælet.',
  },
  'Jo Nesbø': {
    sv: 'Jo Nesbø, född 1960 i Oslo, var ekonom och musiker innan han debuterade 1997. Han är mest känd för kriminalromanerna om Harry Hole.',
    da: 'Jo Nesbø, født 1960 i Oslo, var økonom og musiker, før han debuterede i 1997. Han er mest kendt for krimierne om Harry Hole.',
    en: 'Jo Nesbø, born in Oslo in 1960, was an economist and musician before his debut in 1997. He is best known for his crime novels about Harry Hole.',
    fi: 'Jo Nesbø, syntynyt 1960 Oslossa, oli ekonomisti ja muusikko ennen esikoistaan 1997. Tunnetuimpia ovat rikosromaanit Harry Holesta.',
    nb: 'Jo Nesbø, født 1960 i Oslo, var siviløkonom og musiker før han debuterte i 1997. Han er mest kjent for krimromanene om Harry Hole.',
  },
  'Jon Fosse': {
    sv: 'Jon Fosse, född 1959 i Haugesund, skriver på nynorska: romaner, dikter, essäer och ett fyrtiotal pjäser. Han fick Nobelpriset i litteratur 2023.',
    da: 'Jon Fosse, født 1959 i Haugesund, skriver på nynorsk: romaner, digte, essays og omkring fyrre skuespil. Han fik Nobelprisen i litteratur i 2023.',
    en: 'Jon Fosse, born in Haugesund, Norway, in 1959, writes in Nynorsk: novels, poems, essays and some forty plays. He received the Nobel Prize in Literature in 2023.',
    fi: 'Jon Fosse, syntynyt 1959 Haugesundissa, kirjoittaa uusnorjaksi: romaaneja, runoja, esseitä ja nelisenkymmentä näytelmää. Nobelin kirjallisuuspalkinnon hän sai 2023.',
    nb: 'Jon Fosse, født 1959 i Haugesund, skriver på nynorsk: romaner, dikt, essays og rundt førti skuespill. Han fikk Nobelprisen i litteratur i 2023.',
  },
  'Halldór Laxness': {
    sv: 'Halldór Laxness (1902–1998) föddes i Reykjavík och skrev över sextio böcker. Han fick Nobelpriset i litteratur 1955, som ende islänning hittills.',
    da: 'Halldór Laxness (1902–1998) blev født i Reykjavík og skrev over tres bøger. Han fik Nobelprisen i litteratur i 1955 som den hidtil eneste islænding.',
    en: 'Halldór Laxness (1902–1998) was born in Reykjavík and wrote more than sixty books. He received the Nobel Prize in Literature in 1955, so far the only Icelander to do so.',
    fi: 'Halldór Laxness (1902–1998) syntyi Reykjavíkissa ja kirjoitti yli kuusikymmentä kirjaa. Nobelin kirjallisuuspalkinnon hän sai 1955, toistaiseksi ainoana islantilaisena.',
    nb: 'Halldór Laxness (1902–1998) ble født i Reykjavík og skrev over seksti bøker. Han fikk Nobelprisen i litteratur i 1955, som den hittil eneste islendingen.',
  },
  'Mika Waltari': {
    sv: 'Mika Waltari (1908–1979) föddes i Helsingfors. Historiska romaner som Sinuhe egyptiern gjorde honom känd världen över; han skrev också deckare, pjäser och filmmanus.',
    da: 'Mika Waltari (1908–1979) blev født i Helsinki. Historiske romaner som Sinuhe ægypteren gjorde ham kendt i hele verden; han skrev også krimier, skuespil og filmmanuskripter.',
    en: 'Mika Waltari (1908–1979) was born in Helsinki. Historical novels such as The Egyptian made him known around the world; he also wrote crime novels, plays and screenplays.',
    fi: 'Mika Waltari (1908–1979) syntyi Helsingissä. Sinuhe egyptiläisen kaltaiset historialliset romaanit tekivät hänestä maailmankuulun; hän kirjoitti myös dekkareita, näytelmiä ja elokuvakäsikirjoituksia.',
    nb: 'Mika Waltari (1908–1979) ble født i Helsingfors. Historiske romaner som Sinuhe egypteren gjorde ham kjent verden over; han skrev også krim, skuespill og filmmanus.',
  },
  'Väinö Linna': {
    sv: 'Väinö Linna (1920–1992) arbetade på bomullsfabriken Finlayson i Tammerfors när han skrev Okänd soldat. Trilogin Här under Polstjärnan gav honom Nordiska rådets litteraturpris 1963.',
    da: 'Väinö Linna (1920–1992) arbejdede på bomuldsfabrikken Finlayson i Tampere, da han skrev Den ukendte soldat. Trilogien Her under Nordstjernen gav ham Nordisk Råds Litteraturpris i 1963.',
    en: 'Väinö Linna (1920–1992) worked at the Finlayson cotton mill in Tampere when he wrote Unknown Soldiers. The trilogy Under the North Star brought him the Nordic Council Literature Prize in 1963.',
    fi: 'Väinö Linna (1920–1992) työskenteli Finlaysonin puuvillatehtaassa Tampereella kirjoittaessaan Tuntematonta sotilasta. Täällä Pohjantähden alla -trilogia toi Pohjoismaiden neuvoston kirjallisuuspalkinnon 1963.',
    nb: 'Väinö Linna (1920–1992) arbeidet på bomullsfabrikken Finlayson i Tammerfors da han skrev Ukjent soldat. Trilogien Her under Polarstjernen ga ham Nordisk råds litteraturpris i 1963.',
  },
} satisfies Record<string, LocalizedText>;
