// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  frankenstein: `Three voices are nested within each other: an explorer writing home from the ice, the scholar Victor Frankenstein whom he has rescued, and, at the centre, the being without a name. From Geneva to Ingolstadt and the Orkneys, creator and creature take turns as pursuer and pursued.

The idea came in 1816 beside Lake Geneva, when Byron proposed that his guests each write a ghost story. The novel appeared anonymously two years later, with Prometheus in its subtitle, and has been claimed as the start of science fiction. For readers interested in responsibility, parenthood and what makes a monster.`,
  dracula: `After the Transylvanian overture the scene changes to Whitby, a shipwreck and the sickbed of Lucy Westenra. Her three suitors, the resourceful Mina and the Dutch professor Van Helsing pool their notes, and the typewriter, the railway timetable and blood transfusion are brought into battle against an ancient evil.

Stoker, an Irishman, managed a London theatre for the actor Henry Irving and wrote in his spare time. In 1897 nobody foresaw how far his Count would travel. Under the adventure run the anxieties of the age, about women, foreigners and progress. Best in autumn, in several long evenings.`,
  'the-fall-of-the-house-of-usher': `Roderick Usher hears too well, paints what should not be paintable and fears for his twin sister Madeline, who is wasting away. The friend who narrates tries reasonable explanations. In Poe the rooms of a house are always rooms of a mind as well, and nowhere more consistently than here.

The story was first printed in 1839 and is a model of his theory of a single, unified effect. Baudelaire translated Poe, and French poetry, the detective story and modern horror all descend from him. For readers of fourteen and up.`,
  'strange-case-of-dr-jekyll-and-mr-hyde': `Mr Utterson walks on Sundays with a cousin who tells him about a door and a trampled child. Around this dry, loyal solicitor Stevenson arranges a set of bachelors, servants, letters and locked cabinets, so that the reader too has to proceed by evidence.

He wrote it in great haste in Bournemouth, and it sold as a cheap thriller in January 1886. Behind the London streets critics have often seen his native Edinburgh, with its respectable and its disreputable halves. Hypocrisy is the real subject. About a hundred pages long, it can be finished in an evening, from thirteen upwards.`,
  'lat-den-ratte-komma-in': `Oskar collects clippings about murders and stabs at trees, imagining his tormentors. Eli lives behind covered windows with an older man who takes terrible risks. Around the two children are the drinkers at the Chinese restaurant, an absent father and a policeman trying to understand a body hung from a tree.

Lindqvist grew up in Blackeberg, and he set his debut of 2004 in the suburb of his own childhood; the title comes from a song by Morrissey. It is more graphic than the film and contains abuse of several kinds. For adults.`,
  farjan: `The Baltic Charisma has seen better days. On board this evening are a lonely boy with quarrelling parents, two friends looking for fun, an ageing pop star hired to host the singing, a security guard and a former employee planning a proposal.

Strandberg, half of the team behind The Circle, uses every deck. Chapters of a few pages cut from person to person until the crew can no longer pretend that it is only drunkenness. For adults; a bad choice as holiday reading on the crossing.`,
  'the-shining': `Jack Torrance has lost his teaching post, his wife Wendy no longer quite trusts him, and five-year-old Danny knows what both of them are thinking. The cook at the Overlook recognises the gift and gives it a name. After that the last guests leave, the road closes and the boiler needs watching.

King was still new when this third novel appeared in 1977; a night in an almost empty hotel in Colorado had given him the setting. He disliked Kubrick’s film, which changes a good deal, and returned to Danny decades later in Doctor Sleep. For adult readers.`,
  'the-haunting-of-hill-house': `Dr Montague wants scientific proof and rents the place from its absent owners. With him stay Luke, the charming heir, Theodora, who seems to read thoughts, and Eleanor Vance, who has spent her youth nursing her mother and has never been expected anywhere. The caretaker’s wife leaves before dark.

Jackson had become notorious with The Lottery, and she also wrote comic pieces about family life; both talents meet in the dialogue. Published in 1959, the novel never settles whether the danger comes from the walls or from loneliness. For readers who find a hand in the dark worse than blood.`,
  kuokkamummo: `Suvikylä is a district of blocks, footpaths and shoreline where a scary game has been passed down for longer than anyone can say. Samuel returns to bury his father and finds that an old summer is not over; the researcher Maisa asks questions that the locals answer too readily or not at all.

Hautala knows this coast of Ostrobothnia from his own life, and his horror grows out of cellars, unemployment and shame rather than castles. The Finnish title names the old woman herself. Concentrated and bleak, for readers who know Nordic darkness only from crime fiction.`,
  'de-dodes-tjern': `A crime novelist, a psychoanalyst, a believer in the occult and a rational lawyer are among those who travel into the forests of eastern Norway. Long ago, it is said, a man killed there out of jealousy and drowned himself, and whoever sleeps in his cabin is drawn to the water.

André Bjerke, poet and celebrated translator, signed the novel Bernhard Borge, which is also the name of its narrator. It appeared in occupied Norway in 1942 and was filmed in 1958. Freud, folklore and detection compete for the explanation, in witty talk by the fire. For teenagers and adults.`,
} as const;
