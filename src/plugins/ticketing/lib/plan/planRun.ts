import type { ExternalInstance } from '../provider/external'
import type { SyncMap } from '../map/rows'
import { emptyPlan, mergePlans } from './makePlan'
import { planEvent, type ListedEvent } from './planEvent'
import type { Plan, PlanProblemName, PlanSettings, StoredEvent, StoredInstance } from './types'

export interface RunInput {
  /** Linked events and events to import (`stored: null`), each with its effective map. */
  events: readonly { stored: StoredEvent | null; external: ListedEvent; map: SyncMap }[]
  /** Stored performances of these events. */
  instances: readonly StoredInstance[]
  externalInstances: Iterable<ExternalInstance>
  /** Performances outside this part, when a run is planned in parts. */
  elsewhere?: {
    /** All performances that the box office lists. */
    listed: ReadonlySet<string>
    /** Performances that are stored under events outside this part. */
    stored: ReadonlySet<string>
  }
}

/** Plans the sync of a whole connection; each event and each performance is planned once. */
export function planRun(
  { elsewhere: outside, events, externalInstances, instances }: RunInput,
  settings: PlanSettings,
): Plan {
  const storedOf = groupBy(instances, ({ event }) => event)
  const externalOf = groupBy(externalInstances, ({ eventId }) => eventId)
  const plans: Plan[] = []
  const planned = new Set<string>()
  const elsewhere = {
    listed: outside?.listed ?? new Set([...externalOf.values()].flatMap((list) => list.map(({ id }) => id))),
    stored: new Set([
      ...(outside?.stored ?? []),
      ...instances.flatMap(({ externalId }) => (externalId === null ? [] : [externalId])),
    ]),
  }
  for (const { external, map, stored } of events) {
    const externalId = typeof external === 'string' ? stored?.externalId : external.id
    if (!externalId) continue
    if (planned.has(externalId)) {
      plans.push(
        duplicateProblem(
          externalId,
          stored?.title ?? (typeof external === 'string' ? externalId : external.name),
          stored ? 'linkedTwice' : 'sameIdTwice',
        ),
      )
      continue
    }
    planned.add(externalId)
    const input = {
      elsewhere,
      external,
      externalInstances: externalOf.get(externalId) ?? [],
      instances: stored ? (storedOf.get(stored.id) ?? []) : [],
      stored,
    }
    plans.push(planEvent(input, { ...settings, map }))
  }
  return mergePlans(plans)
}

const duplicateProblem = (externalId: string, title: string, name: PlanProblemName): Plan => ({
  ...emptyPlan(),
  problems: [{ detail: '', externalId, field: null, name, title, type: 'events' }],
})

function groupBy<Item>(list: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of list) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
