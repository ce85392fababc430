import type { LocalizedText } from '../languages.ts';

/** Authors who wrote in other languages. */
export default {
  'Agatha Christie': {
    sv: 'Agatha Christie (1890–1976) föddes i Torquay och debuterade 1920. Hon skrev sextiosex deckare, de flesta om Hercule Poirot eller Miss Marple, och pjäsen Råttfällan.',
    da: 'Agatha Christie (1890–1976) blev født i Torquay og debuterede i 1920. Hun skrev seksogtres kriminalromaner, de fleste om Hercule Poirot eller Miss Marple, og skuespillet Musefælden.',
    en: 'Agatha Christie (1890–1976) was born in Torquay and published her first novel in 1920. She wrote sixty-six detective novels, most of them about Hercule Poirot or Miss Marple, and the play The Mousetrap.',
    fi: 'Agatha Christie (1890–1976) syntyi Torquayssa, ja esikoisromaani ilmestyi 1920. Hän kirjoitti 66 salapoliisiromaania, useimmat Hercule Poirotista tai neiti Marplesta, sekä näytelmän Hiirenloukku.',
    nb: 'Agatha Christie (1890–1976) ble født i Torquay og debuterte i 1920. Hun skrev sekstiseks krimromaner, de fleste om Hercule Poirot eller Miss Marple, og skuespillet Musefellen.',
  },
  'Arthur Conan Doyle': {
    sv: 'Arthur Conan Doyle (1859–1930) föddes i Edinburgh och var läkare. Sherlock Holmes löste sitt första fall 1887 och kom att uppträda i fyra romaner och femtiosex noveller.',
    da: 'Arthur Conan Doyle (1859–1930) blev født i Edinburgh og var læge. Sherlock Holmes løste sin første sag i 1887 og optræder i fire romaner og seksoghalvtreds noveller.',
    en: 'Arthur Conan Doyle (1859–1930) was born in Edinburgh and trained as a doctor. Sherlock Holmes solved his first case in 1887 and appears in four novels and fifty-six short stories.',
    fi: 'Arthur Conan Doyle (1859–1930) syntyi Edinburghissa ja oli koulutukseltaan lääkäri. Sherlock Holmes ratkaisi ensimmäisen tapauksensa 1887 ja seikkailee neljässä romaanissa ja 56 novellissa.',
    nb: 'Arthur Conan Doyle (1859–1930) ble født i Edinburgh og var lege. Sherlock Holmes løste sin første sak i 1887 og opptrer i fire romaner og femtiseks noveller.',
  },
  'Franz Kafka': {
    sv: 'Franz Kafka (1883–1924) levde i Prag, skrev på tyska och arbetade på en försäkringsanstalt. De flesta av hans verk gavs ut efter hans död av vännen Max Brod.',
    da: 'Franz Kafka (1883–1924) levede i Prag, skrev på tysk og arbejdede i et forsikringsselskab. De fleste af hans værker blev udgivet efter hans død af vennen Max Brod.',
    en: 'Franz Kafka (1883–1924) lived in Prague, wrote in German and worked for an insurance institute. Most of his works were published after his death by his friend Max Brod.',
    fi: 'Franz Kafka (1883–1924) eli Prahassa, kirjoitti saksaksi ja työskenteli vakuutuslaitoksessa. Valtaosan hänen teoksistaan julkaisi ystävä Max Brod kirjailijan kuoltua.',
    nb: 'Franz Kafka (1883–1924) levde i Praha, skrev på tysk og arbeidet i et forsikringsselskap. De fleste verkene ble utgitt etter hans død av vennen Max Brod.',
  },
  'Virginia Woolf': {
    sv: 'Virginia Woolf (1882–1941) föddes i London och hörde till Bloomsburygruppen. Tillsammans med sin man Leonard drev hon förlaget Hogarth Press.',
    da: 'Virginia Woolf (1882–1941) blev født i London og hørte til Bloomsburygruppen. Sammen med sin mand, Leonard, drev hun forlaget Hogarth Press.',
    en: 'Virginia Woolf (1882–1941) was born in London and belonged to the Bloomsbury Group. With her husband Leonard she ran the Hogarth Press.',
    fi: 'Virginia Woolf (1882–1941) syntyi Lontoossa ja kuului Bloomsburyn piiriin. Miehensä Leonardin kanssa hän piti Hogarth Press -kustantamoa.',
    nb: 'Virginia Woolf (1882–1941) ble født i London og hørte til Bloomsbury-gruppen. Sammen med ektemannen Leonard drev hun forlaget Hogarth Press.',
  },
  'Ursula K. Le Guin': {
    sv: 'Ursula K. Le Guin (1929–2018) föddes i Berkeley i Kalifornien och bodde större delen av livet i Portland. Hennes fantasy och science fiction fick både Hugo- och Nebulapriset flera gånger.',
    da: 'Ursula K. Le Guin (1929–2018) blev født i Berkeley i Californien og boede det meste af livet i Portland. Hendes fantasy og science fiction fik både Hugo- og Nebulaprisen flere gange.',
    en: 'Ursula K. Le Guin (1929–2018) was born in Berkeley, California, and lived most of her life in Portland, Oregon. Her fantasy and science fiction won both the Hugo and the Nebula Award several times.',
    fi: 'Ursula K. Le Guin (1929–2018) syntyi Kalifornian Berkeleyssä ja asui suurimman osan elämästään Portlandissa. Hänen fantasiansa ja tieteiskirjallisuutensa sai useita Hugo- ja Nebula-palkintoja.',
    nb: 'Ursula K. Le Guin (1929–2018) ble født i Berkeley i California og bodde det meste av livet i Portland. Fantasyen og science fiction-bøkene hennes fikk både Hugo- og Nebulaprisen flere ganger.',
  },
  'Thomas Mann': {
    sv: 'Thomas Mann (1875–1955) föddes i Lübeck, miljön för debutromanen Buddenbrooks. Han fick Nobelpriset i litteratur 1929 och lämnade Tyskland 1933.',
    da: 'Thomas Mann (1875–1955) blev født i Lübeck, hvor debutromanen Buddenbrooks foregår. Han fik Nobelprisen i litteratur i 1929 og forlod Tyskland i 1933.',
    en: 'Thomas Mann (1875–1955) was born in Lübeck, the setting of his first novel, Buddenbrooks. He received the Nobel Prize in Literature in 1929 and left Germany in 1933.',
    fi: 'Thomas Mann (1875–1955) syntyi Lyypekissä, johon esikoisromaani Buddenbrookit sijoittuu. Nobelin kirjallisuuspalkinnon hän sai 1929, ja Saksasta hän lähti 1933.',
    nb: 'Thomas Mann (1875–1955) ble født i Lübeck, der debutromanen Buddenbrooks foregår. Han fikk Nobelprisen i litteratur i 1929 og forlot Tyskland i 1933.',
  },
  'Jane Austen': {
    sv: 'Jane Austen (1775–1817) var prästdotter från Hampshire och gav ut sina romaner anonymt. Sex fullbordade romaner finns, två av dem utgivna efter hennes död.',
    da: 'Jane Austen (1775–1817) var præstedatter fra Hampshire og udgav sine romaner anonymt. Hun fuldførte seks romaner, hvoraf to udkom efter hendes død.',
    en: 'Jane Austen (1775–1817) was a clergyman’s daughter from Hampshire and published her novels anonymously. She completed six, two of which appeared after her death.',
    fi: 'Jane Austen (1775–1817) oli papintytär Hampshiresta ja julkaisi romaaninsa nimettömänä. Hän sai valmiiksi kuusi romaania, joista kaksi ilmestyi hänen kuolemansa jälkeen.',
    nb: 'Jane Austen (1775–1817) var prestedatter fra Hampshire og ga ut romanene sine anonymt. Hun fullførte seks, og to av dem kom ut etter hennes død.',
  },
  'Robert Louis Stevenson': {
    sv: 'Robert Louis Stevenson (1850–1894) föddes i Edinburgh. Han reste för sin hälsas skull och levde de sista åren på Samoa.',
    da: 'Robert Louis Stevenson (1850–1894) blev født i Edinburgh. Han rejste for sit helbreds skyld og levede de sidste år på Samoa.',
    en: 'Robert Louis Stevenson (1850–1894) was born in Edinburgh. He travelled for the sake of his health and spent his last years in Samoa.',
    fi: 'Robert Louis Stevenson (1850–1894) syntyi Edinburghissa. Hän matkusti terveytensä vuoksi ja eli viimeiset vuotensa Samoalla.',
    nb: 'Robert Louis Stevenson (1850–1894) ble født i Edinburgh. Han reiste for helsens skyld og levde de siste årene på Samoa.',
  },
  'J. R. R. Tolkien': {
    sv: 'J. R. R. Tolkien (1892–1973) var professor i fornengelska och engelsk filologi i Oxford. Bilbo kom 1937 och Sagan om ringen 1954–1955.',
    da: 'J.R.R. Tolkien (1892–1973) var professor i oldengelsk og engelsk filologi i Oxford. Hobbitten udkom i 1937 og Ringenes Herre 1954–1955.',
    en: 'J. R. R. Tolkien (1892–1973) was a professor of Anglo-Saxon and of English language and literature at Oxford. The Hobbit appeared in 1937 and The Lord of the Rings in 1954–1955.',
    fi: 'J. R. R. Tolkien (1892–1973) oli muinaisenglannin ja englannin kielen professori Oxfordissa. Hobitti ilmestyi 1937 ja Taru sormusten herrasta 1954–1955.',
    nb: 'J.R.R. Tolkien (1892–1973) var professor i gammelengelsk og engelsk filologi i Oxford. Hobbiten kom i 1937 og Ringenes Herre 1954–1955.',
  },
  'John le Carré': {
    sv: 'John le Carré (1931–2020), egentligen David Cornwell, arbetade för den brittiska underrättelsetjänsten innan Spionen som kom in från kylan gjorde honom till författare på heltid.',
    da: 'John le Carré (1931–2020), egentlig David Cornwell, arbejdede for den britiske efterretningstjeneste, før Spionen der kom ind fra kulden gjorde ham til forfatter på fuld tid.',
    en: 'John le Carré (1931–2020), born David Cornwell, worked for British intelligence until The Spy Who Came in from the Cold let him write full-time.',
    fi: 'John le Carré (1931–2020), oikealta nimeltään David Cornwell, työskenteli Britannian tiedustelupalvelussa, kunnes Mies kylmästä teki hänestä kokopäiväisen kirjailijan.',
    nb: 'John le Carré (1931–2020), egentlig David Cornwell, arbeidet i britisk etterretning før Spionen som kom inn fra kulden gjorde ham til forfatter på heltid.',
  },
} satisfies Record<string, LocalizedText>;
