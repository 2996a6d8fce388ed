import { durationOf } from '../map/sources'
import { readTarget } from '../map/document'
import { readEvent, zoneOfVenue } from '../map/readSource'
import type { Row } from '../map/rows'
import type { TargetValue } from '../map/values'
import type { ExternalEvent, ExternalInstance } from '../provider/external'
import { emptyPlan, hold, partOf, planUpdate, report, withFields, writeMode, mergePlans } from './makePlan'
import { planFields } from './planFields'
import { planInstances } from './planInstances'
import type { Plan, PlanContext, StoredEvent, StoredInstance } from './types'
import { isUpcoming } from './planVanished'

/**
 * `deleted`: the box office reports the event as unknown. `unlisted`: it was missing from the list, which may mean
 * nothing.
 */
export type ListedEvent = ExternalEvent | 'deleted' | 'unlisted'

export interface EventInput {
  /** Null: the event is to be imported. */
  stored: StoredEvent | null
  external: ListedEvent
  /** All stored performances of the event, including trashed ones. */
  instances: readonly StoredInstance[]
  /** Its performances at the box office. */
  externalInstances: readonly ExternalInstance[]
  /** Ids across the whole connection, to detect performances that belong to another event on either side. */
  elsewhere?: { listed: ReadonlySet<string>; stored: ReadonlySet<string> }
}

const FALLBACK: readonly Row[] = [{ authority: 'untilEdited', source: 'name', target: 'title' }]

/** Derived from the performances; set from the event only while it has none. */
const FROM_INSTANCES = new Set(['endDate', 'startDate'])

/** Plans the sync of one event and its performances. */
export const planEvent = (input: EventInput, context: PlanContext): Plan => mergePlans([planEventParts(input, context)])

function planEventParts(input: EventInput, context: PlanContext): Plan {
  const { external, stored } = input
  const plan = emptyPlan()
  if (stored?.isTrashed) {
    hold(
      plan,
      'trashed',
      'update',
      partOf({ externalId: stored.externalId ?? '', id: stored.id, title: stored.title, type: 'events' }),
    )
    return plan
  }
  if (external === 'deleted') {
    if (stored) planDeleted(plan, stored, input.instances, context)
    return plan
  }
  if (external === 'unlisted') {
    if (!stored) return plan
    plan.unchanged.events++
    planInstances(
      plan,
      {
        ...input,
        event: { externalId: stored.externalId, id: stored.id, isPublished: stored.isPublished },
        isUnlisted: true,
        minutes: null,
        zone: zoneOfVenue(null, venueOf(stored, context), context.venues),
      },
      context,
    )
    return plan
  }
  const zone = zoneOfVenue(external.venue, stored && venueOf(stored, context), context.venues)
  const event = { externalId: external.id, id: stored?.id, isPublished: stored?.isPublished ?? false }
  planInstances(plan, { ...input, event, isUnlisted: false, minutes: durationOf(external.values), zone }, context)
  planEventFields(plan, input, external, zone, context)
  return plan
}

/** Plans the event itself, after its performances. */
function planEventFields(
  plan: Plan,
  { externalInstances, instances, stored }: EventInput,
  external: ExternalEvent,
  zone: string | null,
  context: PlanContext,
): void {
  const { language, map, sources, targets, venues } = context
  const isFilled = map.syncInstances && map.addInstances && externalInstances.length > 0
  const hasInstances = isFilled || instances.filter(({ isTrashed }) => !isTrashed).length > plan.remove.length
  const fields = planFields({
    context: { language, venues, zones: { event: null, site: context.zone, venue: zone } },
    fallback: FALLBACK,
    read: (source) => readEvent(external, source),
    rows: hasInstances ? map.events.filter(({ target }) => !FROM_INSTANCES.has(target)) : map.events,
    sources: sources.events,
    stored,
    targets: targets.events,
  })
  const part = partOf(
    { externalId: external.id, id: stored?.id, title: stored?.title || external.name, type: 'events' },
    stored ? writeMode(stored, map.syncToPublished) : 'draft',
  )
  if (!stored) {
    plan.create.push(withFields(part, fields))
    report(plan, part, fields.problems)
  } else {
    planUpdate(plan, stored, { ...part, isAdopted: stored.externalId === null }, fields)
    if (stored.status === 'deleted')
      plan.status.push({
        externalId: external.id,
        from: 'deleted',
        id: stored.id,
        title: stored.title,
        to: 'connected',
      })
  }
}

/** Id of the stored venue. */
function venueOf(stored: StoredEvent, { language, targets }: PlanContext): TargetValue {
  const target = targets.events.find(({ name }) => name === 'venue')
  return target ? readTarget(stored.data, target, language) : null
}

/** Marks the event as deleted at the box office and leaves it unchanged; a user unlinks it. */
function planDeleted(
  plan: Plan,
  stored: StoredEvent,
  instances: readonly StoredInstance[],
  context: PlanContext,
): void {
  plan.unchanged.events++
  if (stored.status === 'deleted') return
  const externalId = stored.externalId ?? ''
  plan.status.push({ externalId, from: stored.status, id: stored.id, title: stored.title, to: 'deleted' })
  for (const instance of instances.filter((stored) => isUpcoming(stored, context))) {
    plan.linked++
    plan.vanished.push(
      partOf({
        event: { externalId, id: stored.id },
        externalId: instance.externalId ?? '',
        id: instance.id,
        title: instance.title,
        type: 'event-instances',
      }),
    )
  }
}
