// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'sofies-verden': `Sophie Amundsen comes home from school one day in May to find the first of many envelopes. Her unknown teacher proves to be a philosopher named Alberto Knox; meanwhile postcards keep arriving that are meant for another girl, Hilde. Lessons and plot begin to comment on each other.

Gaarder taught philosophy at school level before he became a full-time writer, and he explains Plato, Spinoza, Kant or Darwin through marbles, Lego bricks and rabbits’ fur. The novel from 1991 made him known worldwide. It suits curious readers from about fourteen, and adults too.`,
  intet: `Agnes, one of the class, reports what happens in the disused sawmill at the edge of a Danish suburb, and her plain, rhythmic voice makes the events harder to dismiss. Nobody is forced by an adult; the group itself supplies the logic.

When the novel appeared in 2000 it caused heated debate among teachers and parents, and it has been compared with Lord of the Flies. Teller, who had worked as an economist for international organisations, answers none of its questions. For readers from fourteen, preferably with someone to talk to afterwards.`,
  'the-hunger-games': `Panem has risen from the ruins of North America: a glittering Capitol, and twelve districts that feed it. Katniss comes from the poorest, where she hunts illegally with a bow to keep her family alive. With her into the arena goes Peeta, a baker’s son, who may be an ally, a rival or a brilliant performer.

Collins, who had written for children’s television, has named Greek myth, reality shows and war reporting as her sources. The present tense keeps everything close. First of a trilogy, from 2008; for readers from thirteen.`,
  'the-book-thief': `Himmel Street lies in a small town near Munich. There Liesel Meminger is placed with foster parents: Hans, who plays the accordion and teaches her to read at night, and Rosa, whose affection takes the form of insults. Rudy next door wants a kiss and to be Jesse Owens. In the cellar a young Jewish man is hiding.

Zusak, an Australian, drew on what his German and Austrian parents had told him about their childhood. Drawings, definitions and announcements interrupt the story. Published in 2005, it is read by teenagers from thirteen and quite as often by adults.`,
  'the-fault-in-our-stars': `Hazel Grace Lancaster is sixteen, lives in Indianapolis, breathes with the help of an oxygen tank and has no patience with inspirational posters. Augustus has lost a leg and cultivates large gestures. The search for an author who will not answer letters takes them as far as Amsterdam.

Green once worked as a student chaplain in a children’s hospital, and he has kept the anger of that experience as well as the comedy. The title answers a line in Shakespeare’s Julius Caesar. His teenagers talk faster than any real ones, which readers from thirteen never hold against him.`,
  'twilight-meyer': `Seventeen-year-old Bella leaves sunny Phoenix to live with her father, the taciturn police chief of Forks, among dripping firs and log trucks. At school the Cullens sit apart, beautiful and untouched by their lunch. On the reservation by the coast, an old family friend’s son knows a legend about them.

It was Meyer’s first novel, published in 2005, and the start of a saga in several volumes. She borrows from Austen and the Brontës rather than from Dracula: the true subject is restraint. Romantic, slow-burning and moody, it appeals from thirteen.`,
  maresi: `Menos is an island no man may set foot on. The sisters of the Abbey make dye from shells, tend goats and worship a goddess with three faces, and Maresi, a novice from the hungry north, is writing down what occurred after Jai arrived.

Turtschaninoff writes in Swedish in Finland, and the novel received the Finlandia Junior Prize in 2014. Two companion volumes, before and after, complete the chronicles of the Red Abbey. Violence against women is confronted without lingering over it. For readers from about thirteen who like their fantasy rooted in daily work.`,
  'northern-lights-pullman': `Jordan College, zeppelins, anbaric lamps and an all-powerful Church: the Oxford of this novel is almost ours. Lyra Belacqua has a gift for lying, a dæmon called Pantalaimon and, before long, a rare instrument that answers questions truthfully if one can read it. Her friend Roger is among the missing.

The first part of His Dark Materials appeared in 1995 and received the Carnegie Medal; in America it is called The Golden Compass. Behind it stand Milton and Blake and a quarrel with authority that grows in the sequels. From eleven or twelve, with no upper limit.`,
  'punainen-kuin-veri': `Lumikki Andersson lives on her own in Tampere, attends a school for the arts and has learned, for reasons told only gradually, to make herself unseen. Three schoolmates have done something stupid after a party, and a good deal of money is wanted back by people who do not negotiate.

Her name is the Finnish for Snow White, and the trilogy that starts here takes its colours from the tale: red, white and black. Simukka published all three in quick succession from 2013. Short chapters, bitter cold, drugs and corruption in the background: suitable from fourteen.`,
  'janne-min-van': `Two policemen are asking about a bicycle, and Krille must think back over everything he knows about Johnny, who turned up with a daredevil’s skill and vanished for days without explanation. So the novel moves in loops, from the questioning to the boys’ gang on Söder, its races, dares and codes.

It was Peter Pohl’s first book, published in 1985, when he was already a mathematician in his mid-forties. The slang and the streets of 1950s Stockholm are exact, and the narrator’s blindness is part of the design. For readers from about fourteen.`,
  'the-hate-u-give': `At home in Garden Heights Starr’s father runs the grocery shop and has taught his children the Black Panthers’ ten points; at Williamson Prep she watches every word so as not to seem loud. After Khalil’s death the two versions of herself will not stay apart, and everyone wants her either to speak or to keep quiet.

Angie Thomas grew up in Jackson, Mississippi, and began the story as a student. The title comes from the rapper Tupac Shakur. Her debut of 2017 belongs to the years of Black Lives Matter, yet the close family carries it. From fourteen.`,
  'darlah-172-timer-pa-manen': `Mia from Norway would rather play in her band, Midori wants to escape the expectations of Japan, and Antoine from France has a broken heart to leave behind. Once they have been drawn in NASA’s worldwide lottery, the media carnival begins; an old man in a nursing home is alarmed.

Harstad published the novel in 2008 and received the Brage Prize for it. Photographs, diagrams and documents interrupt the text and lend the impossible a dry official look. It begins almost cosily and then shuts the hatch. From fourteen or fifteen.`,
} as const;
