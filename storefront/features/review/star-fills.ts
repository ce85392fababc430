type StarFill = 'full' | 'half' | 'empty';

/** Five stars, rounded to the nearest half. */
export function starFills(rating: number): StarFill[] {
  const halves = Math.round(rating * 2);
  return [1, 2, 3, 4, 5].map((star) => fillOf(star * 2, halves));
}

/** `halvesWhenFull`: from this number of half stars on, the star is full. */
function fillOf(halvesWhenFull: number, halves: number): StarFill {
  if (halves >= halvesWhenFull) return 'full';
  return halves === halvesWhenFull - 1 ? 'half' : 'empty';
}
