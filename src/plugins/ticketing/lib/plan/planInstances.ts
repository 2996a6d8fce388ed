import { movedEnd } from '@/lib/events/movedEnd'
import { readTarget } from '../map/document'
import { readInstance, timeInstance, zoneOfVenue, type TimedInstance } from '../map/readSource'
import { isSkippedTime, type Zones } from '../map/momentOf'
import type { Row } from '../map/rows'
import { fingerprint, isMoment } from '../map/values'
import { findVenue } from '../map/venues'
import type { ExternalInstance, ExternalTime } from '../provider/external'
import { hold, partOf, planUpdate, report, withFields, writeMode } from './makePlan'
import { planFields, type PlannedFields } from './planFields'
import type { Plan, PlanContext, PlanPart, StoredInstance } from './types'
import { SOLD_OUT, STATE } from './planSoldOut'
import { isUpcoming, planVanished } from './planVanished'

export interface InstancesInput {
  event: { id?: string; externalId: string | null; isPublished: boolean }
  instances: readonly StoredInstance[]
  externalInstances: readonly ExternalInstance[]
  elsewhere?: { listed: ReadonlySet<string>; stored: ReadonlySet<string> }
  /** The event was not listed, so missing performances do not count as removed. */
  isUnlisted: boolean
  /** Running time of the event. */
  minutes: number | null
  /** Time zone of the event's venue. */
  zone: string | null
}

const FALLBACK: readonly Row[] = [{ authority: 'provider', source: 'start', target: 'start' }]

/** Plans the performances of one event. */
export function planInstances(plan: Plan, input: InstancesInput, context: PlanContext): void {
  if (!context.map.syncInstances) return
  const linked = indexLinked(plan, input.instances)
  const unlinked = input.instances
    .filter(({ externalId, isTrashed }) => externalId === null && !isTrashed)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const listed = new Set<string>()
  for (const external of input.externalInstances) {
    if (listed.has(external.id)) {
      plan.problems.push({
        detail: external.start.local,
        externalId: external.id,
        field: null,
        name: 'sameIdTwice',
        title: external.start.local,
        type: 'event-instances',
      })
      continue
    }
    listed.add(external.id)
    const stored = linked.get(external.id)
    const timed = timeInstance(external, zonesOf(external, stored, input, context), input.minutes)
    if (stored) planLinked(plan, stored, timed, input, context)
    else if (!input.elsewhere?.stored.has(external.id)) planNew(plan, timed, unlinked, input, context)
  }
  for (const stored of linked.values()) {
    const id = stored.externalId ?? ''
    if (listed.has(id) || !isUpcoming(stored, context)) continue
    const part = partFor(input, { id }, stored)
    if (!input.elsewhere?.listed.has(id)) planVanished(plan, stored, part, input.isUnlisted, context)
    else {
      // The box office has moved it to another event. It is already known by its id, so it is not created there.
      plan.linked++
      hold(plan, 'moved', 'remove', part)
    }
  }
}

function zonesOf(
  { venue }: ExternalInstance,
  stored: StoredInstance | null | undefined,
  { zone }: InstancesInput,
  { language, targets, venues, zone: site }: PlanContext,
): Zones {
  const target = targets.instances.find(({ name }) => name === 'venue')
  return {
    event: zone,
    site,
    venue: zoneOfVenue(venue, stored && target ? readTarget(stored.data, target, language) : null, venues),
  }
}

/** Indexes by external id. If two performances share an id, the one that is not in the trash wins. */
function indexLinked(plan: Plan, instances: readonly StoredInstance[]): Map<string, StoredInstance> {
  const found = new Map<string, StoredInstance>()
  const sorted = [...instances].sort((a, b) => Number(a.isTrashed) - Number(b.isTrashed) || (a.id < b.id ? -1 : 1))
  for (const instance of sorted) {
    if (instance.externalId === null) continue
    const isDuplicate = found.has(instance.externalId)
    if (!isDuplicate) found.set(instance.externalId, instance)
    else if (!instance.isTrashed)
      plan.problems.push({
        detail: instance.id,
        externalId: instance.externalId,
        field: null,
        name: 'linkedTwice',
        title: instance.title,
        type: 'event-instances',
      })
  }
  return found
}

function partFor(
  { event: { externalId, id } }: InstancesInput,
  external: Pick<ExternalInstance, 'id'> & Partial<ExternalInstance>,
  stored?: StoredInstance,
  write: PlanPart['write'] = 'draft',
): PlanPart {
  return partOf(
    {
      event: { externalId, ...(id !== undefined && { id }) },
      externalId: external.id,
      id: stored?.id,
      title: stored?.title || external.start?.local.replace('T', ' ').slice(0, 16) || external.id,
      type: 'event-instances',
    },
    write,
  )
}

function planLinked(
  plan: Plan,
  stored: StoredInstance,
  timed: TimedInstance,
  input: InstancesInput,
  context: PlanContext,
): void {
  if (isUpcoming(stored, context)) plan.linked++
  const part = partFor(input, timed.external, stored, writeMode(stored, context.map.syncToPublished, 'ahead'))
  if (!stored.isTrashed)
    return planUpdate(
      plan,
      stored,
      part,
      fieldsOf(stored, timed, input, context),
      stored.isMissing ? { isMissing: false } : {},
    )
  if (!stored.isTrashedBySync) {
    // Past performances need no decision.
    if (timed.start && Date.parse(timed.start.moment) > Date.parse(context.now)) hold(plan, 'trashed', 'create', part)
  } else if (context.map.addInstances) {
    const fields = fieldsOf(stored, timed, input, context)
    plan.restore.push(withFields(part, fields))
    if (stored.isMissing) plan.notes.push({ id: stored.id, isMissing: false, seen: {}, type: part.type, unfollow: [] })
    report(plan, part, fields.problems)
  }
}

/**
 * Plans a performance that is not linked yet. An unlinked performance with the same start is linked instead of creating
 * a new one.
 */
function planNew(
  plan: Plan,
  timed: TimedInstance,
  unlinked: StoredInstance[],
  input: InstancesInput,
  context: PlanContext,
): void {
  const index = unlinked.findIndex((instance) => isSamePerformance(instance, timed, context))
  const [stored] = index >= 0 ? unlinked.splice(index, 1) : []
  if (stored)
    return planUpdate(
      plan,
      stored,
      {
        ...partFor(input, timed.external, stored, writeMode(stored, context.map.syncToPublished, 'ahead')),
        isAdopted: true,
      },
      fieldsOf(stored, timed, input, context),
    )
  if (!context.map.addInstances) return
  const part = partFor(
    input,
    timed.external,
    undefined,
    context.map.syncToPublished && input.event.isPublished ? 'live' : 'draft',
  )
  if (!timed.start) return report(plan, part, [{ detail: timed.external.start.local, field: 'start', name: 'noStart' }])
  const fields = fieldsOf(null, timed, input, context)
  plan.create.push(withFields(part, fields))
  report(plan, part, fields.problems)
}

function isSamePerformance(
  { data }: StoredInstance,
  { external, start }: TimedInstance,
  { language, targets, venues }: PlanContext,
): boolean {
  if (!start || typeof data.start !== 'string' || Date.parse(data.start) !== Date.parse(start.moment)) return false
  const target = targets.instances.find(({ name }) => name === 'venue')
  const storedVenue = target ? readTarget(data, target, language) : null
  const externalVenue = external.venue ? findVenue(venues, external.venue.name) : 'noVenue'
  return storedVenue === null || typeof externalVenue === 'string' || storedVenue === externalVenue.id
}

function fieldsOf(
  stored: StoredInstance | null,
  timed: TimedInstance,
  input: InstancesInput,
  context: PlanContext,
): PlannedFields {
  const { features, language, map, sources, targets, venues } = context
  const zones = zonesOf(timed.external, stored, input, context)
  const fields = planFields({
    context: { language, venues, zones },
    fallback: FALLBACK,
    read: (source, current) =>
      source === 'state' && isKeptOnSale(stored, timed.external)
        ? undefined
        : readInstance(timed, source, current, features.cancelled),
    rows: map.instances,
    sources: sources.instances,
    stored,
    targets: targets.instances,
  })
  const isMapped = (name: 'end' | 'start') => map.instances.some(({ source }) => source === name)
  const { end, start } = timed.external
  if (isMapped('end') && typeof timed.end === 'string')
    fields.problems.push({ detail: end?.local ?? '', field: 'end', name: timed.end })
  const isSkipped = {
    end: isMapped('end') && end && isSkippedTime(end, { ...zones, venue: timed.start?.zone ?? null }),
    start: (isMapped('start') || !stored) && isSkippedTime(start, zones),
  }
  for (const name of ['start', 'end'] as const)
    if (isSkipped[name])
      fields.problems.push({ detail: shownTime(timed.external[name]), field: name, name: 'skippedTime' })
  return withValidEnd(fields, stored, timed, context)
}

/** Whether a user took back that it is sold out, where the list of performances does not say whether it still is. */
const isKeptOnSale = (
  stored: StoredInstance | null,
  { isCancelled, isSoldOut }: Pick<ExternalInstance, 'isCancelled' | 'isSoldOut'>,
): boolean =>
  !isCancelled &&
  isSoldOut === null &&
  (stored?.takenBack?.includes(STATE) ?? false) &&
  stored?.seen[STATE]?.theirs === SOLD_OUT

const shownTime = (time: ExternalTime | null): string => time?.local.replace('T', ' ').slice(0, 16) ?? ''

/**
 * Ensures that no performance ends before it starts. When the box office reports no end, the stored end moves with the
 * start; a reported end before the start is left out.
 */
function withValidEnd(
  fields: PlannedFields,
  stored: StoredInstance | null,
  timed: TimedInstance,
  { language, targets, zone: siteZone }: PlanContext,
): PlannedFields {
  const target = targets.instances.find(({ name }) => name === 'end')
  const before = { end: stored?.data.end, start: stored?.data.start }
  const start = fields.changes.find(({ name }) => name === 'start')
  const end = fields.changes.find(({ name }) => name === 'end')
  const starts = isMoment(start?.to) ? start.to.moment : before.start
  if (!target || typeof starts !== 'string') return fields
  if (end) {
    if (!isMoment(end.to) || Date.parse(end.to.moment) > Date.parse(starts)) return fields
    const { end: _, ...seen } = fields.seen
    return {
      ...fields,
      changes: fields.changes.filter((change) => change !== end),
      problems: [...fields.problems, { detail: end.to.moment, field: 'end', name: 'endBeforeStart' }],
      seen,
    }
  }
  if (
    !stored ||
    !isMoment(start?.to) ||
    timed.end !== undefined ||
    typeof before.end !== 'string' ||
    typeof before.start !== 'string'
  )
    return fields
  const from = readTarget(stored.data, target, language)
  const zone = start.to.zone ?? siteZone
  const to = {
    moment: movedEnd({ end: before.end, start: before.start }, starts, { after: zone, before: zone }),
    zone: isMoment(from) ? from.zone : null,
  }
  const seen = stored.seen.end
  return {
    ...fields,
    changes: [...fields.changes, { from, name: 'end', to }],
    seen: seen ? { ...fields.seen, end: { ours: fingerprint('moment', to), theirs: seen.theirs } } : fields.seen,
  }
}
