import type { Plan, PlanProblemName } from './types'

export type Counted = Record<'created' | 'updated' | 'removed' | 'unchanged' | 'held' | 'failed', number>

/** Over events and performances together, and of each apart. */
export interface Counts extends Counted {
  events: Counted
  instances: Counted
}

/** After these a document is not written; the others leave out one field. */
const FAILURES = new Set<PlanProblemName>(['linkedTwice', 'noStart', 'sameIdTwice'])

/** How much a plan would do. What comes back out of the trash counts as created. */
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

const addCounted = (one: Counted, other: Counted): Counted => ({
  created: one.created + other.created,
  failed: one.failed + other.failed,
  held: one.held + other.held,
  removed: one.removed + other.removed,
  unchanged: one.unchanged + other.unchanged,
  updated: one.updated + other.updated,
})

/** Counts of several parts of one run. */
export const addCounts = (one: Counts, other: Counts): Counts => ({
  ...addCounted(one, other),
  events: addCounted(one.events, other.events),
  instances: addCounted(one.instances, other.instances),
})
