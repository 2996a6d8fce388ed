import type { CollectionSlug, PayloadRequest, TypedLocale, Where } from 'payload'
import { idOf } from '@/lib/values'
import { dependenciesOf, savePerformances } from '@/collections/EventInstances/savePerformances'
import { canPublish } from '@/access/personOf'
import { EVENTS } from '@/collections/groups'
import { changeManyOutsideForms, findPersonName, translatorOf } from '@/exports/server'
import { writeSpans } from '@/database/events/span'
import { findSavedSince } from '@/database/saves/documentSaves'
import { reachingVisitors } from '@/lib/content/reachingVisitors'
import { isSameValue } from '@/lib/content/values'
import { isTimezone, momentInZone } from '@/lib/events/momentInZone'
import { isolateText } from '@/lib/text/isolated'
import type { EventInstance } from '@/payload-types'
import { CHANGED_FIELDS, type PerformanceValues } from './change'

const SLUG = 'event-instances' satisfies CollectionSlug

/** The newest version of a performance, as editors see it. */
export interface StoredPerformance {
  id: string
  event: string
  /** Whether the newest version is published, so that changes are immediately visible to visitors. */
  isLive: boolean
  /** What visitors see while the newest version is a draft, for those who may publish; null if they see nothing. */
  seen: PerformanceValues | null
  updatedAt: string
  values: PerformanceValues
}

interface Selection {
  event: string
  ids: string[]
  /** Language of labels. */
  locale: string
  tenant: string
}

/** Performances to change, of one event or several. */
type Scope = Omit<Selection, 'event'> & {
  events: string[]
  /** As for `saveMany`. */
  undoes?: ReadonlyMap<string, string>
}

/** Loads the selected performances of an event, earliest first. Those that do not exist are left out. */
export async function readPerformances(
  req: PayloadRequest,
  { event, ids, locale }: Selection,
): Promise<StoredPerformance[]> {
  return findPerformances(req, { locale, where: { and: [{ id: { in: ids } }, { event: { equals: event } }] } })
}

/** Finds performances that the caller may read, earliest first. */
export async function findPerformances(
  req: PayloadRequest,
  { limit, locale, where }: { limit?: number; locale: string; where: Where },
): Promise<StoredPerformance[]> {
  const { docs } = await req.payload.find({
    collection: SLUG,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    ...(limit && { limit }),
    locale: locale as TypedLocale,
    overrideAccess: false,
    pagination: false,
    req,
    sort: 'start',
    where,
  })
  const drafts = docs.filter(({ _status }) => _status !== 'published')
  const seen = await readSeen(req, locale, drafts)
  return docs.map((doc) => ({
    id: String(doc.id),
    event: idOf(doc.event) ?? '',
    isLive: doc._status === 'published',
    seen: seen.get(String(doc.id)) ?? null,
    updatedAt: doc.updatedAt,
    values: toValues(doc),
  }))
}

/** Reads what visitors see of drafts, by id. */
async function readSeen(
  req: PayloadRequest,
  locale: string,
  drafts: EventInstance[],
): Promise<Map<string, PerformanceValues>> {
  const tenant = idOf(drafts[0]?.tenant)
  if (!tenant || !(await canPublish(req, EVENTS, tenant))) return new Map()
  const { docs } = await req.payload.find({
    collection: SLUG,
    depth: 0,
    fallbackLocale: false,
    locale: locale as TypedLocale,
    overrideAccess: false,
    pagination: false,
    req,
    where: { and: [{ id: { in: drafts.map(({ id }) => id) } }, { _status: { equals: 'published' } }] },
  })
  return new Map(docs.map((doc) => [String(doc.id), toValues(doc)]))
}

const toValues = (doc: EventInstance): PerformanceValues => ({
  accessTypes: doc.accessTypes ?? [],
  bookingLinkLabel: doc.bookingLinkLabel ?? null,
  bookingLinkURL: doc.bookingLinkURL ?? null,
  end: doc.end ?? null,
  end_tz: doc.end_tz ?? null,
  instanceStatus: doc.instanceStatus,
  start: doc.start ?? null,
  start_tz: doc.start_tz ?? null,
  venue: idOf(doc.venue),
})

/** Whether visitors see these values at once: it is published, or what visitors see changes with the draft. */
export function isSeenAtOnce(
  { isLive, seen, values: before }: StoredPerformance,
  values: Partial<PerformanceValues>,
): boolean {
  if (isLive || !seen) return isLive
  const different = Object.entries(values).filter(
    ([name, value]) => !isSameValue(seen[name as keyof PerformanceValues], value),
  )
  const reaching = reachingVisitors({ ...seen }, { ...before }, Object.fromEntries(different), dependenciesOf)
  return reaching.length === different.length
}

/**
 * Changes performances after concurrent saves have finished, and updates the dates of their events. Published
 * performances change for visitors immediately, also where a draft is ahead of them; drafts stay drafts.
 * @param write receives the ids that nobody else is editing, and calls `save` for each performance to change: all are
 *   saved together once it has ended
 * @returns in `leftOut`, the id of the person who is editing it by performance id
 */
export async function writePerformances<Result>(
  req: PayloadRequest,
  { events, ids, locale, tenant, undoes }: Scope,
  write: (
    free: string[],
    save: (performance: StoredPerformance, values: Partial<PerformanceValues>) => void,
  ) => Promise<Result>,
): Promise<{ leftOut: Map<string, string>; result: Result }> {
  const changed: string[] = []
  const outcome = await changeManyOutsideForms(
    req,
    { collection: SLUG, fields: [...CHANGED_FIELDS, 'title'], ids },
    async (free) => {
      const changes: { id: string; values: Partial<PerformanceValues> }[] = []
      const result = await write(free, ({ id }, values) => void changes.push({ id, values }))
      changed.push(...(await savePerformances(req, { locale, tenant, undoes }, changes)))
      return result
    },
  )
  await writeSpans(req, [...new Set([...events, ...changed])])
  return outcome
}

/** Names a performance by its date and time, which distinguishes it from others of the same event. */
export function nameOf(req: PayloadRequest, { start, start_tz }: PerformanceValues): string {
  const t = translatorOf(req.i18n)
  return isolateText(
    start ? momentInZone(start, isTimezone(start_tz) ? start_tz : 'UTC', req.i18n.language) : t('performanceUndated'),
  )
}

/** Returns the reasons for performances that have been saved since the caller read them, by id. */
export async function findConflicts(
  req: PayloadRequest,
  stored: StoredPerformance[],
  seen: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const t = translatorOf(req.i18n)
  const saves = await findSavedSince(
    req,
    SLUG,
    stored.flatMap(({ id }) => {
      const since = seen.get(id)
      return since === undefined ? [] : { id, since }
    }),
  )
  const names = new Map(
    await Promise.all(
      [...new Set(saves.values())].map(async (person) => [person, await findPersonName(req, person)] as const),
    ),
  )
  return new Map(
    stored.flatMap(({ id, values }) => {
      const name = names.get(saves.get(id) ?? null)
      return saves.has(id)
        ? [
            [
              id,
              t('performanceChangedSince', {
                performance: nameOf(req, values),
                person: name ? isolateText(name) : t('performanceSomebody'),
              }),
            ] as const,
          ]
        : []
    }),
  )
}
