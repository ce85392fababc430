// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'on-the-origin-of-species': `More than twenty years passed between the voyage of the Beagle and the book. Only when a letter from Alfred Russel Wallace showed that he had reached the same idea did Darwin write down what he called an abstract. Embryos, bees’ cells, islands and gaps in the rocks are all called as witnesses.

It came out in 1859 and sold out at once to the trade. On the descent of man it has only one cautious sentence. Later editions contain more concessions, so the first is often preferred today. For readers willing to follow a long argument.`,
  'silent-spring': `The opening is a fable about a town in which no bird sings any more. After that come ground water, rivers, household sprays, aerial campaigns against ants and moths, and case after case of unintended damage. Carson does not ask for all chemicals to be banned; she asks who was entitled to decide.

She was a marine biologist, famous for her books about the sea, and already seriously ill. The chemical industry attacked her fiercely; a presidential committee largely confirmed her findings. The modern environmental movement often dates itself from this book. For general readers.`,
  'das-geheime-leben-der-baume': `How do beeches share sugar, why do acacias taste bitter to giraffes, what happens in a forest after a storm? Wohlleben answers in some three dozen sketches, drawn from his district in the Eifel hills and from research on fungal networks, and makes the case for woods left largely to themselves.

The book came out in Germany in 2015 and set off a wave of writing about trees. Scientists have objected to talk of mothers, friendship and pain, and the reader does well to take some of it as metaphor. For walkers, gardeners and families.`,
  'insektenes-planet': `How insects are built, how they mate, whom they eat and who eats them are described first. Then come their services: pollination, pest control, the clearing away of dung and dead wood, silk, dyes, ideas for medicine. Each topic is told in small portions with an anecdote to hold on to.

Anne Sverdrup-Thygeson is a professor of conservation biology in Norway and knows above all the beetles of old oaks. Her book of 2018 has been translated into many languages. Neither a field guide nor a textbook, it suits a summer lawn and teenagers who find insects disgusting.`,
  alevangeliet: `Every other chapter is about knowledge: the Danish oceanographer Johannes Schmidt, who searched the Atlantic for ever smaller larvae, the eel in the kitchen, in religion and at the edge of extinction. The others take place beside a stream in Skåne, at dusk, with lines and torches and few words.

Svensson, a journalist on cultural subjects, won the August Prize for this first book in 2019, and it was sold to dozens of countries. Its theme is what one can know at all, of an animal or of one’s own origins. Also for readers who would never touch a fish.`,
  havboka: `Hugo Aasjord, the companion, is a painter who is restoring an old fish-processing station on the island of Skrova. The Highland bull that provides the bait stinks, the current of the Moskstraumen pulls, and the seasons change. The subtitle of the original is almost a short story in itself.

Strøksnes, a Norwegian journalist and author, received the Brage Prize for the book in 2015. It belongs to a kind of essay in which a single undertaking holds together natural history, literature and local gossip, with Melville and Olaus Magnus in the boat. For patient readers.`,
  'maerk-verden': `The English title comes from computing: the screen with its folders is a helpful illusion for the user, and consciousness might be something of the kind. Starting from Maxwell’s demon and measurements by the neurophysiologist Benjamin Libet, the author asks how much is discarded before we become aware of anything.

It appeared in 1991 and was read in Denmark far beyond scientific circles. Nørretranders also coined the word exformation, for what has been left out and yet gives a message its depth. Research has gone on, but the questions are still good. Challenging here and there; for patient, curious laypeople.`,
  'a-brief-history-of-time': `Aristotle, Newton and Einstein are introduced in turn; then come the expanding universe, the uncertainty principle, elementary particles and the possibility of a cosmos without boundary. Hawking likes to report on bets lost and errors admitted, including his own, and brings God into play without committing himself.

When the book was published in 1988 he held Newton’s old chair in Cambridge and communicated by computer, on account of his illness. Cosmology has moved ahead since, and later editions add something on that. The difficulty increases towards the middle; skipping is allowed. From about sixteen.`,
} as const;
