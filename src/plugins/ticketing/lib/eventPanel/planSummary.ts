const PLANNED = [
  'newPerformances',
  'timesChanged',
  'performancesChanged',
  'removed',
  'newEvents',
  'eventChanged',
  'held',
] as const

/** Kinds of changes in a plan's summary. */
export type Planned = (typeof PLANNED)[number]

interface Part {
  fields: readonly { name: string }[]
  type: string
}

export interface PlannedParts {
  create: readonly Part[]
  held: readonly unknown[]
  remove: readonly Part[]
  update: readonly Part[]
}

const TIMES = new Set(['end', 'start'])
const isPerformance = ({ type }: Part): boolean => type === 'event-instances'
const movesTime = ({ fields }: Part): boolean => fields.some(({ name }) => TIMES.has(name))

/** Counts a plan's changes by kind, in display order. Kinds without changes are left out. */
export function planSummary({ create, held, remove, update }: PlannedParts): { count: number; kind: Planned }[] {
  const performances = update.filter(isPerformance)
  const counts: Record<Planned, number> = {
    eventChanged: update.filter((part) => !isPerformance(part)).reduce((sum, { fields }) => sum + fields.length, 0),
    held: held.length,
    newEvents: create.filter((part) => !isPerformance(part)).length,
    newPerformances: create.filter(isPerformance).length,
    performancesChanged: performances.filter((part) => !movesTime(part)).length,
    removed: remove.length,
    timesChanged: performances.filter(movesTime).length,
  }
  return PLANNED.flatMap((kind) => (counts[kind] > 0 ? [{ count: counts[kind], kind }] : []))
}
