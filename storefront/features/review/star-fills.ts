type StarFill = 'full' | 'half' | 'empty';

/** Five stars, rounded to the nearest half. */
export function starFills(rating: number): StarFill[] {
  const halves = Math.round(rating * 2);
  return [2, 4, 6, 8, 10].map((fullAt) =>
    halves >= fullAt ? 'full' : halves === fullAt - 1 ? 'half' : 'empty',
  );
}
