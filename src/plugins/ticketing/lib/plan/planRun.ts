import type { ExternalInstance } from '../provider/external'
import type { SyncMap } from '../map/rows'
import { emptyPlan } from './makePlan'
import { mergePlans } from './mergePlans'
import { planEvent, type ListedEvent } from './planEvent'
import type { Plan, PlanProblemName, PlanSettings, StoredEvent, StoredInstance } from './types'

export interface RunInput {
  /** Linked events, and those to be brought in (`stored: null`), each with the map that holds for it. */
  events: readonly { stored: StoredEvent | null; external: ListedEvent; map: SyncMap }[]
  /** Performances of these events here. */
  instances: readonly StoredInstance[]
  externalInstances: Iterable<ExternalInstance>
  /** What is known of performances beyond these, where a run is planned in parts. */
  elsewhere?: {
    /** Every performance that the box office lists. */
    listed: ReadonlySet<string>
    /** Performances there that are here under other events than these. */
    stored: ReadonlySet<string>
  }
}

/** What a sync would do with a whole connection: each event once, and each performance once. */
export function planRun(
  { elsewhere: beyond, events, externalInstances, instances }: RunInput,
  settings: PlanSettings,
): Plan {
  const hereOf = groupBy(instances, ({ event }) => event)
  const thereOf = groupBy(externalInstances, ({ eventId }) => eventId)
  const plans: Plan[] = []
  const taken = new Set<string>()
  const elsewhere = {
    listed: beyond?.listed ?? new Set([...thereOf.values()].flatMap((list) => list.map(({ id }) => id))),
    stored: new Set([
      ...(beyond?.stored ?? []),
      ...instances.flatMap(({ externalId }) => (externalId === null ? [] : [externalId])),
    ]),
  }
  for (const { external, map, stored } of events) {
    const externalId = typeof external === 'string' ? stored?.externalId : external.id
    if (!externalId) continue
    if (taken.has(externalId)) {
      plans.push(
        twice(
          externalId,
          stored?.title ?? (typeof external === 'string' ? externalId : external.name),
          stored ? 'linkedTwice' : 'sameIdTwice',
        ),
      )
      continue
    }
    taken.add(externalId)
    const input = {
      elsewhere,
      external,
      externalInstances: thereOf.get(externalId) ?? [],
      instances: stored ? (hereOf.get(stored.id) ?? []) : [],
      stored,
    }
    plans.push(planEvent(input, { ...settings, map }))
  }
  return mergePlans(plans)
}

const twice = (externalId: string, title: string, name: PlanProblemName): Plan => ({
  ...emptyPlan(),
  problems: [{ detail: '', externalId, field: null, name, title, type: 'events' }],
})

function groupBy<One>(list: Iterable<One>, keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
