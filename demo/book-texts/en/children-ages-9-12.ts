// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'broderna-lejonhjarta': `Karl, the younger brother, tells the story. He is ill, frightened and quite certain that he is no hero; Jonathan is everything he admires. In the Cherry Valley they find peace, yet in the neighbouring valley people live behind a wall under Tengil’s soldiers, and someone must help the resistance.

Lindgren published it in 1973, and its treatment of dying has been discussed ever since, the last pages above all. The language is simple and solemn, close to legend. From about nine, and ideally shared with an adult who has time to talk.`,
  'ronja-rovardotter': `Matt’s Fort was split in two by lightning on the night of Ronia’s birth, and a rival band soon moves into the other half. Her father Matt is all noise and feeling, her mother Lovis keeps order with a song, and outside wait harpies, grey dwarfs and a waterfall that can kill.

It was Lindgren’s last novel, written in her seventies, and it feels like a summing-up: the forest, the stubborn child, the love that quarrels. For nine to twelve-year-olds, read alone or aloud; there is danger and grief, and a great deal of laughter.`,
  'glasblasarns-barn': `Albert the glassblower and his wife Sofia sell so little that he must travel to the fairs, and it is there that Klas and Klara are noticed. Flutter Mildweather, who weaves rugs and reads the future in them, is the only one in the village who suspects what is coming.

Gripe published the novel in 1964 and would receive the international Hans Christian Andersen Medal ten years later. Like Andersen she uses fairy-tale figures to ask about freedom, memory and possession. Her husband Harald Gripe drew the illustrations. Dreamlike and a little frightening; from about nine.`,
  'the-lion-the-witch-and-the-wardrobe': `Peter, Susan, Edmund and Lucy Pevensie are as quarrelsome as any siblings, and Edmund’s weakness for Turkish Delight has serious consequences. On the other side they meet Mr Tumnus the faun, a hospitable pair of beavers and Aslan, the great lion whose return has been foretold.

Lewis was an Oxford scholar of medieval literature, and fauns, dwarfs and Father Christmas mingle here with a story shaped by his Christian faith. It was the first of seven Narnia books to be written and remains the best place to start. From eight, alone or at bedtime.`,
  'the-secret-garden': `Mary comes from India, where she was brought up by servants and loved by nobody. At Misselthwaite Manor she meets Martha the housemaid, who speaks broad Yorkshire, Martha’s brother Dickon, whom wild animals trust, and a cousin who has been told all his life that he is about to die.

Burnett, English-born and long settled in America, published the novel in 1911. It holds some of its period’s views of class and empire, and a very modern sympathy for children who are difficult because they are unhappy. Unhurried, for readers of nine and up.`,
  'treasure-island': `The story opens at the Admiral Benbow inn, where an old seaman pays a boy to watch for a man with one leg. From there it moves to Bristol, aboard the Hispaniola and ashore among stockades and swamps, with Squire Trelawney talking too much and Dr Livesey keeping his head.

Stevenson began with a map he had drawn to amuse his stepson on a wet Scottish holiday. The serial became a book in 1883, and nearly every later pirate has borrowed something from Long John Silver. From ten, or earlier if read aloud with gusto.`,
  'anne-of-green-gables': `Matthew Cuthbert can hardly speak to women, his sister Marilla distrusts anything fanciful, and into their scrubbed kitchen at Avonlea comes a girl of eleven who insists on Anne with an e. She finds a bosom friend in Diana, an enemy in Gilbert Blythe and trouble in almost everything else.

It was Montgomery’s first novel, published in 1908, and the beginning of a series that follows Anne into adulthood. The author knew Prince Edward Island from her own childhood with strict grandparents. Long and leisurely, for keen readers from ten and for returning adults.`,
  vaffelhjarte: `Trille, nine years old, tells the story and worries a good deal: about being left behind, about whether Lena considers him her best friend as he does her. Around them stand big brothers, a grandfather with a moped and Auntie Granny, whose waffles are the fixed point of the week.

Maria Parr made her debut with it in 2005, and has since been translated widely from the Nynorsk. Each chapter holds one grand scheme and its aftermath. The grief is real but not overwhelming. For children from seven or eight who like their adventures close to home.`,
  'nils-holgerssons-underbara-resa-genom-sverige': `Akka of Kebnekaise leads the flock, Smirre the fox follows it with a grudge, and each province on the route gets its own legend, disaster or ghost. Nils, no taller than a hand, has to make himself useful among creatures who have every reason to dislike him.

The book came out in two parts in 1906 and 1907, ordered by Swedish teachers who wanted a modern reader for schools. Three years later Lagerlöf became the first woman to receive the Nobel Prize in Literature. From nine; a fine long project for reading aloud.`,
  'mordarens-apa': `In the Lisbon of the 1920s Sally Jones takes refuge with the fado singer Ana Molina and learns to repair instruments in Signor Fidardo’s workshop. She cannot speak, but she can type, and what we read is her own account of the search for proof.

Wegelius both writes and draws, and a gallery of character portraits opens the volume. The chapters are brief, the tone courteous and slightly melancholy. Steamships, harbours and letters of introduction give it the air of an older adventure novel. For patient readers of eleven or twelve, and for adults.`,
  'harry-potter-and-the-philosophers-stone': `Hogwarts is, underneath the spells, a British boarding school, with houses, timetables, ghosts and a caretaker who dislikes children. Harry makes his first friends there: Ron, the youngest of many brothers, and Hermione, who has read all the set books in advance. Something is hidden on a forbidden corridor, and three first-years decide to find out what.

The novel was Rowling’s debut in 1997 and the first of seven, each covering a school year and growing darker with its readers. The invented words and names are half the pleasure in English. For confident readers of eight.`,
  'die-unendliche-geschichte': `Bastian Balthazar Bux, overweight, motherless and bullied, reads about Atreyu, a boy hunter sent to save the Childlike Empress from a Nothing that is swallowing Fantastica. Then the border between the reader and the page begins to give way, and that is only half the book.

Ende’s novel appeared in 1979 in two colours of print, one for each world, with twenty-six chapters whose first letters run through the alphabet. It is both a quest and an argument for the imagination, including its dangers. For strong readers of eleven and for adults.`,
  'skammerens-datter': `Dina, the daughter of a Shamer, has inherited a gift she would gladly give back. At Dunark a young nobleman stands accused of killing his own family, her mother will not confirm his guilt, and the man who wants power has made other arrangements.

This is the first of four novels in which the politics and the family both grow more complicated. Kaaberbøl writes economically and takes the moral questions seriously: what is shame for, and who uses it? There is some violence. Recommended from ten or eleven.`,
  'me-rosvolat': `Ten-year-old Vilja had been facing a dull family holiday in the car with an annoying elder sister. Now she is travelling with Wild Karl, his wife Hilda, who drives like a demon, their two children and a gold-toothed accomplice, and there is an annual gathering of robber clans ahead.

The first volume of a long-running series, it appeared in 2010 and was later filmed. Under the slapstick lies a question any child in a family will recognise: where do I feel at home, and am I the same person there? Loud and fast, for eight to twelve-year-olds.`,
} as const;
