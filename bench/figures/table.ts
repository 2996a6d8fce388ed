import type { Case } from '../cases'
import type { Figure } from './measure'
import { median, ratioOf } from './median'

/** Targets: no slower than bare Payload, and no slowdown with more tenants. */
const MAX_RATIO = 1.05
const MAX_GROWTH = 1.2

export interface Measured {
  test: Case
  connections: number
  figures: Figure[]
}

export interface Verdict {
  /** Callboard compared with bare Payload, by number of tenants. */
  ratios: { tenants: number; bare: Figure; ours: Figure; ratio: number; processor: number }[]
  /** Callboard with the most tenants compared with the fewest. */
  growth: number
  misses: string[]
}

export function judge({ figures, test }: Measured): Verdict {
  const ours = figures.filter(({ app }) => app.name === 'ours')
  const ratios = ours.map((own) => {
    const bare = figures.find(({ app }) => app.name === 'bare' && app.tenants === own.app.tenants)!
    return {
      bare,
      ours: own,
      processor: ratioOf(own.processor, bare.processor),
      ratio: ratioOf(own.turns, bare.turns),
      tenants: own.app.tenants,
    }
  })
  const growth = ratioOf(ours.at(-1)!.turns, ours[0]!.turns)
  const misses = [
    ...(test.isRead && ratios.some(({ ratio }) => ratio > (test.maxRatio ?? MAX_RATIO)) ? ['slower than bare'] : []),
    ...(growth > MAX_GROWTH ? ['grows with tenants'] : []),
    ...(ours.some(({ failed }) => failed > 0) ? ['ours fails'] : []),
  ]
  return { growth, misses, ratios }
}

export const headingOf = (tenants: number[]): string =>
  [
    'case'.padEnd(16),
    'conn',
    ...tenants.map((count) => `${`${count} tenant${count === 1 ? '' : 's'}`.padEnd(32)}`),
    'growth',
    'verdict',
  ].join('  ') +
  `\n${[''.padEnd(16), '    ', ...tenants.map(() => '   ours    bare  ratio    cpu    '), '      '].join('  ')}`

/** One row of the table, in milliseconds. */
export function lineOf(measured: Measured): string {
  const { growth, misses, ratios } = judge(measured)
  const columns = ratios.map(({ bare, ours, processor, ratio }) =>
    `${ms(ours)} ${ms(bare)}  ${ratio.toFixed(2)}  ${processor.toFixed(2).padStart(5)}${failures(ours, bare)}`.padEnd(
      32,
    ),
  )
  const verdict = misses.length > 0 ? misses.join(', ') : measured.test.isRead ? 'as fast, flat' : 'flat'
  return [
    measured.test.name.padEnd(16),
    String(measured.connections).padStart(4),
    ...columns,
    growth.toFixed(2).padStart(6),
    verdict,
  ].join('  ')
}

const ms = ({ turns }: Figure): string => median(turns).toFixed(1).padStart(7)

const failures = (ours: Figure, bare: Figure): string => {
  const part = (name: string, { failed, sent }: Figure) =>
    failed > 0 ? ` ${name}! ${Math.round((100 * failed) / sent)}%` : ''
  return part('ours', ours) + part('bare', bare)
}
