import type { Plan, PlanProblemName } from './types'

export type Counted = Record<'created' | 'updated' | 'removed' | 'unchanged' | 'held' | 'failed', number>

/** Totals over events and performances, and for each separately. */
export interface Counts extends Counted {
  events: Counted
  instances: Counted
}

/** These problems prevent a document from being written; the others only skip a field. */
const FAILURES = new Set<PlanProblemName>(['linkedTwice', 'noStart', 'sameIdTwice'])

/** Counts a plan's changes. Documents restored from the trash count as created. */
export function countsOf(plan: Plan): Counts {
  const counted = (isEvent: boolean): Counted => {
    const count = (list: readonly { type: string }[]) =>
      list.filter(({ type }) => (type === 'events') === isEvent).length
    return {
      created: count(plan.create) + count(plan.restore),
      failed: count(plan.problems.filter(({ name }) => FAILURES.has(name))),
      held: count(plan.held.map(({ part }) => part)),
      removed: count(plan.remove),
      unchanged: isEvent ? plan.unchanged.events : plan.unchanged.instances,
      updated: count(plan.update),
    }
  }
  const [events, instances] = [counted(true), counted(false)]
  return { ...addCounted(events, instances), events, instances }
}

const addCounted = (a: Counted, b: Counted): Counted => ({
  created: a.created + b.created,
  failed: a.failed + b.failed,
  held: a.held + b.held,
  removed: a.removed + b.removed,
  unchanged: a.unchanged + b.unchanged,
  updated: a.updated + b.updated,
})

/** Adds the counts of two parts of a run. */
export const addCounts = (a: Counts, b: Counts): Counts => ({
  ...addCounted(a, b),
  events: addCounted(a.events, b.events),
  instances: addCounted(a.instances, b.instances),
})

/** Counts performances of which only the state of sale changed as updated, which the plan counts as unchanged. */
export function countSales(counts: Counts, sales: number): Counts {
  const changed = (part: Counted): Counted => ({
    ...part,
    unchanged: Math.max(0, part.unchanged - sales),
    updated: part.updated + sales,
  })
  return { ...counts, ...changed(counts), instances: changed(counts.instances) }
}
