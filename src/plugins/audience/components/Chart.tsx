import { scaleBand, scaleLinear } from 'd3-scale'
import styles from './Audience.module.css'

export interface Bar {
  label: string
  presses: number
  visits: number
}

interface Props {
  bars: Bar[]
  format: (count: number) => string
  isRightToLeft: boolean
  /** Names of the two figures, and of the columns of the table. */
  names: { label: string; presses: string; visits: string }
  tableName: string
  title: string
  totals: { presses: number; visits: number }
}

const [WIDTH, HEIGHT] = [1000, 200]
const TICKS = 4

/** Visits as bars with the presses of Book in front of them, and the same as a table. Drawn on the server. */
export function Chart({ bars, format, isRightToLeft, names, tableName, title, totals }: Props) {
  const highest = Math.max(1, ...bars.map(({ presses, visits }) => Math.max(presses, visits)))
  const x = scaleBand(bars.keys(), isRightToLeft ? [WIDTH, 0] : [0, WIDTH]).paddingInner(0.25)
  const y = scaleLinear([0, highest], [HEIGHT, 0]).nice(TICKS)
  const ticks = y.ticks(TICKS).filter(Number.isInteger)
  const bar = (index: number, count: number, className: string | undefined) =>
    count > 0 && (
      <rect className={className} height={HEIGHT - y(count)} width={x.bandwidth()} x={x(index)} y={y(count)} />
    )
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title}
        <span className={styles.legend}>
          <span className={styles.visits}>
            {names.visits}: {format(totals.visits)}
          </span>{' '}
          <span className={styles.presses}>
            {names.presses}: {format(totals.presses)}
          </span>
        </span>
      </figcaption>
      <div aria-hidden="true" className={styles.plot}>
        {ticks.map((count) => (
          <span className={styles.tick} key={count} style={{ insetBlockStart: `${(y(count) / HEIGHT) * 100}%` }}>
            {format(count)}
          </span>
        ))}
        <svg preserveAspectRatio="none" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {ticks.map((count) => (
            <line key={count} x1={0} x2={WIDTH} y1={y(count)} y2={y(count)} />
          ))}
          {bars.map(({ label, presses, visits }, index) => (
            <g key={label}>
              {bar(index, visits, styles.visitBar)}
              {bar(index, presses, styles.pressBar)}
            </g>
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className={styles.ends}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <details>
        <summary>{tableName}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{names.label}</th>
              <th scope="col">{names.visits}</th>
              <th scope="col">{names.presses}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, presses, visits }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(visits)}</td>
                <td>{format(presses)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
