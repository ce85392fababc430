// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'het-achterhuis': `Thirteen-year-old Anne addresses her notebooks to an imaginary Kitty. Eight people live in the rooms above her father’s former business; helpers bring food and news, the radio is listened to in secret, and no tap may run during working hours. The last entry is dated 1 August 1944.

Having heard a broadcast that diaries would be collected after the war, she began to revise hers. Otto Frank, the only survivor of the eight, published it in 1947, and later editions restored what he had left out. From about twelve, ideally with someone to answer questions.`,
  'krigsdagbocker-1939-1945': `From September 1939 Astrid Lindgren filled a series of notebooks with clippings and comments. Finland, Norway, Denmark and the Baltic states weigh on her; rationing, birthdays and a crisis in her marriage find a place too. Her secret job, opening other people’s post, shows her more than the newspapers print.

The diaries were published only in 2015, long after her death, and translated at once into several languages. They explain why the author of Pippi could not stand bullies. As an account of life in a neutral country, with its shame and relief, they stand on their own.`,
  'brev-fran-tove-jansson': `The selection is arranged by recipient: the family, the photographer Eva Konikoff in America, Atos Wirtanen, Vivica Bandler, Tuulikki Pietilä and others. So the same years are seen repeatedly in a different light. Early letters from Paris and Italy are long and exuberant, later ones brief and funny.

Boel Westin and Helen Svensson edited the volume, which appeared in the centenary year 2014, and added helpful introductions. Much could not be said openly, since love between women was a crime in Finland until 1971. A companion to the biography, and also a self-portrait in its own right.`,
  'brief-an-den-vater': `The occasion was an engagement of which Hermann Kafka, a self-made shopkeeper in Prague, disapproved. His son was thirty-six. Swimming lessons, table manners, the synagogue, the treatment of employees and the attempts to marry are gone through one after another, and near the end the father is even granted a reply.

Kafka knew that the letter used the tricks of an advocate. It did not appear in print until the early 1950s, long after his death. Biographers draw on it, though it is as carefully composed as any story. For readers of his stories, and for adult children.`,
  'briefe-an-einen-jungen-dichter': `Franz Xaver Kappus was nineteen, a pupil of the academy where Rilke himself had been unhappy as a boy. The replies were sent between 1903 and 1908 from Paris, Rome, Sweden and elsewhere. Soon they hardly speak of verses any more, but of sex, doubt, God, work and the benefits of sadness.

Rilke was scarcely thirty, and one may see him writing to himself. Kappus became an officer and journalist and published the letters in 1929, after the poet’s death; in most editions his own are missing. A small gift for school-leavers and for people changing direction.`,
  '84-charing-cross-road': `Helene Hanff wrote scripts for television and could find the English classics she wanted only in ugly American editions. Frank Doel of Marks & Co. answered formally, then less so; his colleagues, his wife and a neighbour joined in. Behind the orders for Pepys and Donne one sees rationed Britain and a coronation.

The book of 1970 made its author famous in middle age, and it has been adapted for stage, television and cinema. A sequel tells of her first visit to London. For an hour and a half, and for friends at a distance.`,
} as const;
