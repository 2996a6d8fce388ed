import { lengthOf } from '../map/sources'
import { readTarget } from '../map/document'
import { readEvent, zoneOfVenue } from '../map/readSource'
import type { Row } from '../map/rows'
import type { TargetValue } from '../map/values'
import type { ExternalEvent, ExternalInstance } from '../provider/external'
import { emptyPlan, hold, partOf, planUpdate, report, withFields, writeMode } from './makePlan'
import { mergePlans } from './mergePlans'
import { planFields, type PlannedFields } from './planFields'
import { planInstances } from './planInstances'
import type { Plan, PlanContext, StoredEvent, StoredInstance } from './types'
import { isToCome } from './vanish'

/** `deleted`: the box office says that it does not know the event. `unlisted`: it was not among those listed, which may say nothing. */
export type ListedEvent = ExternalEvent | 'deleted' | 'unlisted'

export interface EventInput {
  /** Null: it is brought in. */
  stored: StoredEvent | null
  external: ListedEvent
  /** All performances of the event here, those in the trash included. */
  instances: readonly StoredInstance[]
  /** Its performances at the box office. */
  externalInstances: readonly ExternalInstance[]
  /** Of the whole connection, for performances that belong to another event here or there. */
  elsewhere?: { listed: ReadonlySet<string>; stored: ReadonlySet<string> }
}

const FALLBACK: readonly Row[] = [{ authority: 'untilEdited', source: 'name', target: 'title' }]

/** Worked out from the performances; typed while there are none. */
const FROM_INSTANCES = new Set(['endDate', 'startDate'])

/** What a sync would do with one event and its performances. */
export const planEvent = (input: EventInput, context: PlanContext): Plan => mergePlans([planOne(input, context)])

function planOne(input: EventInput, context: PlanContext): Plan {
  const { external, stored } = input
  const plan = emptyPlan()
  if (stored?.isTrashed) {
    hold(plan, 'trashed', 'update', partOf({ externalId: stored.externalId ?? '', id: stored.id, title: stored.title, type: 'events' }))
    return plan
  }
  if (external === 'deleted') {
    if (stored) planDeleted(plan, stored, input.instances, context)
    return plan
  }
  if (external === 'unlisted') {
    if (!stored) return plan
    plan.unchanged.events++
    planInstances(plan, { ...input, event: { externalId: stored.externalId, id: stored.id, isPublished: stored.isPublished }, isUnlisted: true, minutes: null, zone: zoneOfStored(stored, context) }, context)
    return plan
  }
  const venue = planOwn(plan, input, external, context)
  const zone = (typeof venue === 'string' ? context.venues.byId.get(venue)?.zone : null) ?? zoneOfVenue(external.venue, context.venues)
  const event = { externalId: external.id, id: stored?.id, isPublished: stored?.isPublished ?? false }
  planInstances(plan, { ...input, event, isUnlisted: false, minutes: lengthOf(external.values), zone }, context)
  return plan
}

/** The event itself. Returns the id of the venue that it has afterwards. */
function planOwn(plan: Plan, { externalInstances, instances, stored }: EventInput, external: ExternalEvent, context: PlanContext): TargetValue {
  const { language, map, sources, targets, venues } = context
  const zones = { event: stored ? zoneOfStored(stored, context) : null, site: context.zone, venue: zoneOfVenue(external.venue, venues) }
  const hasInstances = instances.some(({ isTrashed }) => !isTrashed) || (map.syncInstances && externalInstances.length > 0)
  const fields = planFields({
    context: { language, venues, zones },
    fallback: FALLBACK,
    read: (source) => readEvent(external, source),
    rows: hasInstances ? map.events.filter(({ target }) => !FROM_INSTANCES.has(target)) : map.events,
    sources: sources.events,
    stored,
    targets: targets.events,
  })
  const part = partOf({ externalId: external.id, id: stored?.id, title: stored?.title || external.name, type: 'events' }, stored ? writeMode(stored, map.syncToPublished) : 'draft')
  if (!stored) {
    plan.create.push(withFields(part, fields))
    report(plan, part, fields.problems)
  } else {
    planUpdate(plan, stored, { ...part, isAdopted: stored.externalId === null }, fields)
    if (stored.status === 'deleted') plan.status.push({ externalId: external.id, from: 'deleted', id: stored.id, title: stored.title, to: 'connected' })
  }
  return venueAfter(fields, stored, context)
}

function venueAfter({ changes }: PlannedFields, stored: StoredEvent | null, { language, targets }: PlanContext): TargetValue {
  const change = changes.find(({ name }) => name === 'venue')
  if (change) return change.to
  const target = targets.events.find(({ name }) => name === 'venue')
  return stored && target ? readTarget(stored.data, target, language) : null
}

const zoneOfStored = (stored: StoredEvent, context: PlanContext): string | null => {
  const venue = venueAfter({ changes: [], edited: [], problems: [], seen: {} }, stored, context)
  return (typeof venue === 'string' ? context.venues.byId.get(venue)?.zone : null) ?? null
}

/** Marked and left as it is: a person unlinks it. */
function planDeleted(plan: Plan, stored: StoredEvent, instances: readonly StoredInstance[], context: PlanContext): void {
  plan.unchanged.events++
  if (stored.status === 'deleted') return
  const externalId = stored.externalId ?? ''
  plan.status.push({ externalId, from: stored.status, id: stored.id, title: stored.title, to: 'deleted' })
  for (const instance of instances.filter((one) => isToCome(one, context))) {
    plan.linked++
    plan.vanished.push(partOf({ event: { externalId, id: stored.id }, externalId: instance.externalId ?? '', id: instance.id, title: instance.title, type: 'event-instances' }))
  }
}
