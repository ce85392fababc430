// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-war-of-the-worlds': `The unnamed narrator lives in Woking, writes on philosophical subjects and watches the first capsule unscrew on the common. Separated from his wife, he wanders through places every commuter knew, meeting a hysterical curate and a soldier with plans. A parallel strand follows his brother through the panic in London.

Wells asks his readers of 1898 to imagine what European colonists had done to others being done to them. In 1938 Orson Welles turned the story into a famous radio play. Lean and swift, with very little comfort, for readers from thirteen.`,
  'vingt-mille-lieues-sous-les-mers': `Professor Aronnax, Conseil and the Canadian Ned Land set out to hunt a monster that has been ramming ships. What they find is a man with a library, an organ, a museum of marine treasures and a grudge against the world. The leagues of the title measure distance travelled, not depth.

Verne’s novel came out in 1869 and 1870 and combined the popular science of the day with a true mystery: who is Nemo? Lists of fish alternate with attacks and underwater burials. Older translations are often abridged, so a complete one is worth having. From twelve.`,
  solaris: `Kris Kelvin arrives to find one colleague dead, one drunk and one behind a locked door. Each has a visitor. In the station’s library he reads about a century of research, with its schools, heresies and dead ends, and Lem enjoys himself inventing an entire useless science.

The Polish author published it in 1961. Later he was displeased that Tarkovsky’s film made it a drama of conscience, although the love story is painful enough in print. There are no battles and no villains, only intelligence meeting its limits. For readers who like ideas and can live with open questions.`,
  'the-left-hand-of-darkness': `Genly Ai, from a league of planets that prefers patience to force, has been at the court of Karhide for nearly two years. The only person who seems to believe him is the prime minister Estraven, whom he does not trust. On Gethen anyone may bear a child, and there has never been a war.

Reports, myths and diary entries interrupt the envoy’s account. Le Guin, the daughter of an anthropologist, called such books thought experiments; this one, from 1969, won both the Hugo and the Nebula and changed what the genre could discuss. Slow at first, then absorbing.`,
  foundation: `Terminus is a bare planet with no metals, a community of encyclopaedists and greedy neighbours. Mayors, priests and traders succeed one another, and at each turning point a recorded message from the founder tells them whether they have behaved as predicted.

Asimov had Gibbon’s history of Rome in mind when he wrote the stories for a magazine in the 1940s. Collected in 1951, they opened a trilogy, with sequels decades later. Talk outweighs action and women are scarce. For readers who enjoy seeing large forces explained and clever bluffs called.`,
  kallocain: `Leo Kall, a model citizen of Chemistry City No. 4, tells the story himself from a later captivity. He fears his superior Rissen and suspects his wife Linda, whom he does not know at all. His test subjects speak, one after another, of things for which the language of the state has no words.

Boye was above all a poet, and had travelled in the Soviet Union and lived in Berlin before she wrote this last novel, completed the year before her death. Surveillance is described precisely, yet trust is the actual theme. Brief, intense and well suited to discussion.`,
  aniara: `The narrator looks after the Mima, a machine that shows the passengers distant worlds and comforts them with beauty, until it sees too much. Cults, dances, memories of forests and attempts at scholarship pass the years. Rhyme, parody, hymn and invented jargon take turns.

Martinson had gone to sea as a young man, taught himself astronomy and watched the hydrogen bomb tests with horror. The poem from 1956 became an opera within a few years, and he shared the Nobel Prize in 1974. English versions are approximations of its music. For readers of poetry and science fiction.`,
  'teemestarin-kirja': `Noria Kaitio is learning the ceremony from her father and exploring the old plastic graves with her friend Sanja, who can repair anything from the past world. Then a new commander arrives in the village, neighbours go thirsty, and blue circles begin to be painted on doors.

Itäranta, born in Tampere and resident in England, made her debut with this novel in 2012. It is gentle in tone and hard in its premises: what may one keep to oneself when others are dying? The scientific detail stays in the background, ritual and friendship in front. For readers from fifteen.`,
  'the-hitchhikers-guide-to-the-galaxy': `Ford Prefect has been researching an entry on Earth for the electronic travel guide of the title. With him Arthur stumbles upon a stolen spaceship, a two-headed president called Zaphod Beeblebrox, a woman he once failed to talk to at a party and Marvin, a robot with a very large brain and nothing to hope for.

It all began as a BBC radio series in 1978, and the book of the following year keeps the timing of spoken comedy. Four sequels followed. Adams’s logic is impeccable and always leads somewhere absurd. From about twelve.`,
  dune: `House Atreides takes over Arrakis from House Harkonnen, and everyone at table knows it is dangerous. Lady Jessica belongs to a sisterhood that has been breeding towards a purpose of its own; out among the dunes live the Fremen, for whom a tear is a waste of water. Extracts from later histories open the chapters.

Herbert had been studying the stabilising of sand dunes when the idea took hold. Published in 1965 and awarded both the Hugo and the Nebula, the novel mixes desert cultures, religion and court intrigue. A glossary helps.`,
  'de-ansatte': `The statements are numbered, not signed, and some are missing. From them one gathers that things were brought on board from a planet called New Discovery, that they have scents and moods, that the employees like to sit with them, and that the organisation is concerned about productivity.

Ravn, who is also a poet, wrote the texts in connection with an exhibition by the sculptor Lea Guldditte Hestelund. The novel of 2018 was shortlisted for the International Booker Prize in English. It can be read in two hours, by anyone who has attended too many meetings.`,
  'san-ti': `Ye Wenjie sees her father, a physicist, killed by Red Guards and ends up at a secret radar base in the mountains. Decades later, scientists are taking their lives, and the nanotechnology researcher Wang Miao is sent to find out why, helped by a rude and practical policeman.

Liu worked as an engineer at a power station while he wrote. Ken Liu’s English translation received the Hugo Award in 2015, a first for a novel from Chinese, and two further volumes widen the time scale enormously. Characters serve the concept rather than the reverse.`,
} as const;
