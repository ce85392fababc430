// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  roseanna: `At first there is only a lock on the Göta Canal near Motala and a description sent round the world. Beck, a chain-smoker with a bad stomach and a stale marriage, works alongside Kollberg and Melander; they telephone, wait, check passenger lists and wait again. The tedium is the suspense.

Sjöwall and Wahlöö, partners in life, planned ten novels that would X-ray Swedish society, and this was the first, in 1965. Their team of ordinary, tired policemen has had countless descendants. For readers who prefer procedure to pyrotechnics and want to begin at the beginning.`,
  'mordare-utan-ansikte': `A single word from the dying woman is enough to set off threats and arson against asylum seekers, and the Ystad police have to protect people as well as catch killers. Wallander listens to opera, eats badly, misses his daughter and visits a father who always paints the same landscape.

Mankell had returned from Africa to a country he found changed, and invented his inspector in 1991 in order to write about that. The novel, the first in the series, won the first Glass Key. Wind, mud and doubt set the tone.`,
  'man-som-hatar-kvinnor': `Mikael Blomkvist, of the magazine Millennium, has just lost a libel case when old Henrik Vanger invites him north to Hedestad, officially to write a family chronicle. Photographs, ledgers and Bible verses supply the clues. The industrial dynasty has its Nazis, its silences and its locked doors.

Larsson, an expert on the far right, died in 2004 and never saw the success of his trilogy. The original title means Men Who Hate Women, and violence of that kind is shown without softening. A long opening pays off in a relentless second half. For adult readers with strong nerves.`,
  snomannen: `Married women with children have been disappearing at the time of the first snow for years, and nobody has seen a pattern before. Harry Hole, back from the bottle and alone again, gets a new colleague from Bergen, Katrine Bratt, whose interest in the case seems almost as fierce as his own.

It is the seventh book about Hole and can be read first, though Rakel and earlier ghosts mean more if you know them. Nesbø, also a rock musician, plays with expectation like a conjuror and does not stint on gruesome detail. Not for an empty house.`,
  rodstrupe: `The novel’s two halves speak of different kinds of loyalty. In 1944 young Norwegians lie in the frozen lines outside Leningrad, and one falls in love with a nurse in Vienna; in 1999 a clumsy shot during a presidential visit has earned Harry Hole a desk job and a file on neo-Nazis nobody wants.

Nesbø’s third novel in the series, published in 2000, opens what is often called the Oslo trilogy. It asks how a nation remembers its traitors and its heroes, and who decides which is which. A sound place to meet Harry Hole.`,
  'kvinden-i-buret': `Mørck has survived a shooting that killed one colleague and paralysed another, and no longer cares to please anybody. Assad, hired to clean and make coffee, reads the files instead. Between their chapters we follow Merete Lynggaard, the politician, from 2002 onwards, and know more than the police do.

Published in 2007, this is the first of the Department Q novels, a series of ten in which Assad’s own history is one of the riddles. Adler-Olsen mixes cruelty with office farce and a sharp view of Danish officialdom. For readers who like long series with regulars to grow fond of.`,
  'froken-smillas-fornemmelse-for-sne': `Smilla Jaspersen’s mother was a Greenlandic hunter, her father is a wealthy Danish doctor, and she has broken with almost everything. Isaiah, the neighbour’s son, was the one person she let in. A stammering mechanic, a mining company’s archive and finally an expedition ship mark the way north.

The novel carried Danish literature far beyond Scandinavia after 1992. Høeg combines thriller machinery with mathematics, glaciology and an angry account of how Denmark treated Greenland. Smilla’s voice, sarcastic and exact, holds it together. For readers who do not need every mystery to be tidied away.`,
  'ensimmainen-murhani': `Tommi Peltonen is found in the water by his parents’ seaside villa, where his student choir friends were rehearsing for the weekend. All of them had reasons, and Maria, a law student and former punk filling in as a detective, once shared a flat with one of them.

Lehtolainen published the novel in 1993 and gave Finnish crime fiction one of its first female police heroes. Over many books Maria Kallio ages, marries, has children and argues about justice; here she is still undecided. The pattern is the classic closed circle, the tone young and direct.`,
  myrin: `The victim was no innocent, and some of those who knew him are not sorry. Erlendur, divorced and gruff, has a daughter, Eva Lind, who is addicted to drugs and pregnant; her scenes with him are as tense as the investigation itself. Old injuries to women, and a national archive of inherited illness, slowly come together.

Arnaldur wrote it in 2000, when Iceland was debating a genetic database for the whole population. It won the Glass Key and was later filmed by Baltasar Kormákur. Bare sentences, bad weather and compassion without speeches: for readers of Mankell and Sjöwall and Wahlöö.`,
  'thridja-taknid': `Thóra Gudmundsdóttir would much rather be handling contracts, but the German family’s fee is tempting, and so is the company of their stiff emissary, Matthew Reich. The dead student belonged to a circle obsessed with sorcery, and the body bears signs that are hard to explain.

Yrsa, a civil engineer by profession, had written for children before this crime debut of 2005, which began a series. The material on Icelandic magic, staves and burnings is drawn from history, and the gruesome parts are balanced by dry domestic comedy. For readers who enjoy learning something between corpses.`,
  'se-deg-ikke-tilbake': `It begins with a false alarm, a small girl who accepts a lift, and only in its aftermath is the fifteen-year-old discovered. Konrad Sejer, a widower with a large dog, and his younger colleague Skarre knock on doors and listen. Annie had changed in the last months; that is where they start.

Fossum published poetry before she wrote crime, and the precision shows. This second Sejer novel, from 1996, received the Glass Key. She is less interested in monsters than in the moment when an ordinary person does something irreversible. Quiet, sad and humane, for readers who dislike gore.`,
  'blind-gudinne': `Karen Borg normally deals with business law. Now she has a silent Dutch client, and another lawyer has been killed; Håkon Sand, the police attorney who has long been in love with her, leads the case together with Hanne Wilhelmsen. Drug money seems to reach much further up than it should.

Holt’s debut of 1993 introduced one of the first lesbian detectives in Nordic crime fiction, admired at work and guarded about home. The series follows her for many years. Legal procedure and politics matter more than forensics here. For readers curious about how institutions function.`,
  'handelser-vid-vatten': `Annie Raft has moved to the village of Svartvattnet to join her lover in a commune, and nobody is there to meet the bus. A local doctor with a restless wife and a boy running away from brutal brothers are also abroad that night. Nearly two decades later somebody’s face brings everything back.

Ekman began as a crime writer and returned to the genre in 1993 with a novel far larger than it: about logging, nature, Sami and settlers, love and shame. It received the August Prize and the Nordic Council’s prize. For readers of literary fiction.`,
  solstorm: `Viktor Strandgård, known all over Sweden for having returned from the dead, was the star of his free church. His sister calls the one friend who might help. In Kiruna Rebecka Martinsson meets pastors who used to know everything about her, and Anna-Maria Mella, a police inspector in the last stage of pregnancy.

Åsa Larsson grew up in Kiruna and was herself a tax lawyer. Her debut of 2003, the first of six novels about Rebecka, combines sharp observation of faith and power with dogs, snowmobiles and Norrland humour. For readers who want landscape to be more than scenery.`,
  isprinsessan: `Erica is clearing out her parents’ house and struggling with a biography when she is asked to write about her dead friend instead. Patrik Hedström, a policeman who admired her at school, is working on the same questions from the other side. Money, class and an old secret divide the little town.

Läckberg comes from Fjällbacka herself and set her first novel there in 2003; many more have followed. She shifts constantly between suspects, kitchens and family rows, with romance as a counterweight to the cruelty. A good choice for those who like company, cliff-hangers and coastline in their crime.`,
  kastanjemanden: `Naia Thulin wants to leave the murder squad for cyber crime; Mark Hess, sent home from Europol in disgrace, wants only to get out of Denmark again. The fingerprint belongs to the minister’s daughter, who was declared dead a year earlier and whose mother has just returned to politics.

It is the first novel by a screenwriter, published in 2018, and the craft is visible in the cutting, the false endings and the weather. Under the horror lies a theme taken seriously: what happens to children whom the authorities fail. Graphic in places.`,
} as const;
