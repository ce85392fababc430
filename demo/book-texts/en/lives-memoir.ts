// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'barndom-ditlevsen': `The flat lies in a back building in Vesterbro; father is a stoker and a socialist who reads, mother is moody and young, and brother Edvin is destined for a trade. Girls, Tove is told, cannot be poets. At the end of compulsory school stands confirmation, and with it the working world.

Youth and Dependency follow; together they are known as the Copenhagen Trilogy, which found an international audience half a century after its first publication. Ditlevsen had already turned the same years into fiction. Here every chapter is compressed like a poem. For readers of Annie Ernaux.`,
  'out-of-africa': `The farm lies at the foot of the Ngong Hills, too high for coffee. Kamante, a sick boy, becomes a cook of genius; an antelope moves in; Somali women, Kikuyu squatters and European wanderers come and go. Her friend Denys Finch Hatton takes her up in his aeroplane.

Blixen arranged her seventeen years in Kenya not by date but by theme, and said little about her marriage or her illness. She wrote the book in English and in Danish, under two names. Kenyan writers have criticised its view of Africans sharply; it is best read with that in mind.`,
  'laterna-magica': `He was a sickly child in Uppsala and Stockholm, punished with a ritual that appears again in Fanny and Alexander. Later came the municipal theatres, the islands, an arrest over taxes in the middle of a rehearsal and years in Munich. Garbo, Olivier and Karajan have short, unforgettable scenes.

Bergman had taken leave of the cinema when he published this in 1987, and he turned to writing with the same intensity. The facts have been questioned by biographers; the emotional truth is another matter. For those interested in theatre, shame and the staging of memories.`,
  'forandringen-ullmann': `Born in Tokyo, brought up in Norway, she left school for the stage, and became known throughout the world with Persona. The book jumps from the set to the kitchen and from Broadway to a small desk at which it is being written, always a little late and with a bad conscience.

It was published in 1976, in the midst of the women’s movement, and read in many countries as one of its documents. Ullmann, who would later direct films herself, does not settle accounts with anyone. For working mothers, and for those interested in film.`,
  'les-annees-ernaux': `She appears in the third person, in photographs described at intervals, while the rest is carried by a collective we: family meals with talk of the war, the pill, May 1968, hypermarkets, the first mobile telephones. Advertising jingles and elections mark the time as birthdays would elsewhere.

Ernaux, daughter of shopkeepers in Normandy, had been writing about class and shame for more than thirty years when this came out in 2008, and received the Nobel Prize in 2022. Some allusions are very French, yet the method works on any memory. For readers born at any point after 1940.`,
  'long-walk-to-freedom': `Rolihlahla, given the name Nelson at school, herds cattle in the Transkei, runs away to Johannesburg, becomes a lawyer and joins the ANC. The treason trial, life underground, the Rivonia trial and twenty-seven years of imprisonment follow, much of it in a lime quarry on Robben Island, and then secret talks with the enemy.

The book was published in 1994, the year of his election as president. Family life, which paid the price, is mentioned with restraint. For all its length it is clearly told. For readers of contemporary history.`,
  'i-know-why-the-caged-bird-sings': `Momma’s store in Stamps, revival meetings, cotton pickers at dawn, a brother, Bailey, who is loved beyond measure: around these the early years are arranged. In St Louis something happens after which the child hardly speaks, until a lady with a shelf of literature invites her in. San Francisco completes the education.

It was published in 1969 and was the first of seven autobiographical volumes by the poet, singer and activist. The title comes from a poem by Paul Laurence Dunbar. The chapters about abuse have led to bans in American schools. For adults and readers from about sixteen.`,
  'the-year-of-magical-thinking': `John Gregory Dunne was a novelist too; the couple had worked side by side for almost forty years. Didion goes over the evening of 30 December 2003 minute by minute, consults medical handbooks and etiquette guides, avoids certain streets in Los Angeles and cannot give away his shoes, since he might need them.

She had become known for cool essays about California and politics, and applies the same method to herself. The book received the National Book Award; Blue Nights, about their daughter, came later. For mourners when they are ready, and for those who wish to understand them.`,
  'becoming-obama': `Three parts are headed Becoming Me, Becoming Us and Becoming More. A great-aunt teaches piano downstairs, the father goes to work despite multiple sclerosis, a school counsellor doubts that Princeton is realistic. As a young lawyer she is asked to look after a summer associate with an unusual name.

Later there are a miscarriage, couples therapy, campaign buses and a vegetable garden on the South Lawn. Published in 2018, the memoir is frank about being watched as the first Black woman in that position. Clear and conversational, it can be given to teenagers from fifteen and to grandmothers alike.`,
  'bildhuggarens-dotter': `Each chapter is a story with its own logic: a heavy silvery stone is rolled home and up the stairs, an iceberg comes near the shore. Father loves storms, mother draws stamps and book jackets. Nobody explains the world, so the girl finds rules of her own.

It was Jansson’s first book for adults, published in 1968, and marks her gradual departure from the Moomin valley. Whether it is memoir or fiction she left open. The rhythm is oral, sentences run on with and, and it lends itself to reading aloud. For admirers of The Summer Book.`,
} as const;
