import { type Flag as Drawing, FLAGS } from '#storefront/theme/flags.ts';
import styles from './flag.module.css';

/** An SVG, because not every system has flag emoji. It is hidden from screen readers: the country's name is beside it. */
export function Flag({ country }: { country: string }) {
  const drawing = Object.hasOwn(FLAGS, country) ? FLAGS[country] : undefined;
  if (!drawing)
    return (
      <span aria-hidden="true" className={styles.code}>
        {country}
      </span>
    );
  return (
    <svg aria-hidden="true" className={styles.flag} viewBox="0 0 18 12">
      {draw(drawing)}
    </svg>
  );
}

function draw(drawing: Drawing) {
  if ('cross' in drawing) {
    const [field, cross, inner] = drawing.cross;
    return (
      <>
        <path fill={field} d="M0 0h18v12H0z" />
        <path fill={cross} d="M5 0h3v12H5zM0 4.500h18v3H0z" />
        {inner && <path fill={inner} d="M5.750 0h1.500v12h-1.500zM0 5.250h18v1.500H0z" />}
      </>
    );
  }
  if ('ring' in drawing) {
    const [field, stars] = drawing.ring;
    return (
      <>
        <path fill={field} d="M0 0h18v12H0z" />
        {/* Twelve dots: dashes of length 0 with round ends. */}
        <circle
          cx="9"
          cy="6"
          r="3.600"
          fill="none"
          stroke={stars}
          strokeWidth="1.200"
          strokeLinecap="round"
          pathLength="12"
          strokeDasharray="0 1"
        />
      </>
    );
  }
  if ('rows' in drawing) return stripes(drawing.rows, 12, (start, size) => `M0 ${start}h18v${size}H0z`);
  return stripes(drawing.columns, 18, (start, size) => `M${start} 0h${size}v12h-${size}z`);
}

/** Stripes of equal size, which together have this length. */
function stripes(colours: string[], length: number, path: (start: number, size: number) => string) {
  const size = length / colours.length;
  return colours.map((colour, index) => (
    <path key={path(index, 1)} fill={colour} d={path(index * size, size)} />
  ));
}
