import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import { idOf } from '../../../lib/values'
import { NAMES_FOLLOW } from '../../../collections/EventInstances/nameInstance'
import { renamePerformances } from '../../../collections/EventInstances/renamePerformances'
import { changeManyOutsideForms } from '../../../collections/saves/changeOutsideForm'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import { writeSpan } from '../../../database/events/span'
import { savedSince } from '../../../database/saves/documentSaves'
import { translatorOf } from '../../../i18n/translator'
import { isTimezone } from '../../../lib/events/isTimezone'
import { momentInZone } from '../../../lib/events/momentInZone'
import { isolated } from '../../../lib/text/isolated'
import type { EventInstance } from '../../../payload-types'
import { CHANGED_FIELDS, type PerformanceValues } from './change'

const SLUG = 'event-instances' satisfies CollectionSlug

/** A performance as its editors see it. */
export interface StoredPerformance {
  id: string
  /** What is written to it is seen by visitors at once. */
  isLive: boolean
  updatedAt: string
  values: PerformanceValues
}

interface Among {
  event: string
  ids: string[]
  /** Language of labels. */
  locale: string
  tenant: string
}

/** Those of some performances that are there and of this event, the earliest first. */
export async function readMany(req: PayloadRequest, { event, ids, locale }: Among): Promise<StoredPerformance[]> {
  const { docs } = await req.payload.find({
    collection: SLUG,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale: locale as TypedLocale,
    overrideAccess: false,
    pagination: false,
    req,
    sort: 'start',
    where: { and: [{ id: { in: ids } }, { event: { equals: event } }] },
  })
  return docs.map(toStored)
}

const toStored = (doc: EventInstance): StoredPerformance => ({
  id: String(doc.id),
  isLive: doc._status === 'published',
  updatedAt: doc.updatedAt,
  values: {
    accessTypes: doc.accessTypes ?? [],
    bookingLinkLabel: doc.bookingLinkLabel ?? null,
    bookingLinkURL: doc.bookingLinkURL ?? null,
    end: doc.end ?? null,
    end_tz: doc.end_tz ?? null,
    instanceStatus: doc.instanceStatus,
    start: doc.start ?? null,
    start_tz: doc.start_tz ?? null,
    venue: idOf(doc.venue),
  },
})

/**
 * Changes performances of an event, once whoever is saving them has finished. What is live changes for visitors at once,
 * and a draft stays one; the event begins and ends with them.
 * @param write is given those that nobody is editing, and calls `save` for each that it changes
 * @returns whom the others are left to: id of the person by id of the performance
 */
export async function writeMany<Result>(
  req: PayloadRequest,
  { event, ids, locale, tenant }: Among,
  write: (
    free: string[],
    save: (one: StoredPerformance, values: Partial<PerformanceValues>) => Promise<void>,
  ) => Promise<Result>,
): Promise<{ leftOut: Map<string, string>; result: Result }> {
  const { [NAMES_FOLLOW]: namesFollow, spansFollow, withoutAudit } = req.context
  // The operation's own line of the audit log reports all of them; their names and the event's dates are written once.
  Object.assign(req.context, { [NAMES_FOLLOW]: true, spansFollow: true, withoutAudit: true })
  const save = async ({ id, isLive }: StoredPerformance, values: Partial<PerformanceValues>): Promise<void> => {
    const data = { ...values, ...(isLive && { _status: 'published' as const }) }
    await req.payload.update({
      id,
      collection: SLUG,
      data: data as Partial<EventInstance>,
      depth: 0,
      draft: !isLive,
      locale: locale as TypedLocale,
      overrideAccess: false,
      req,
    })
  }
  const answer = await changeManyOutsideForms(
    req,
    { collection: SLUG, fields: [...CHANGED_FIELDS, 'title'], ids },
    async (free) => {
      const result = await write(free, save)
      await renamePerformances(req, tenant, { ids: free })
      return result
    },
  )
  Object.assign(req.context, { [NAMES_FOLLOW]: namesFollow, spansFollow, withoutAudit })
  await writeSpan(req, event)
  return answer
}

/** What a performance of an event is called beside its sisters: when it is. */
export function nameOf(req: PayloadRequest, { start, start_tz }: PerformanceValues): string {
  const t = translatorOf(req.i18n)
  return isolated(
    start ? momentInZone(start, isTimezone(start_tz) ? start_tz : 'UTC', req.i18n.language) : t('performanceUndated'),
  )
}

/** Says which performances somebody has saved since they were read, by their ids, with their names. */
export async function changedSince(
  req: PayloadRequest,
  stored: StoredPerformance[],
  seen: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const t = translatorOf(req.i18n)
  const saves = await savedSince(
    req,
    SLUG,
    stored.flatMap(({ id }) => (seen.has(id) ? { id, since: seen.get(id)! } : [])),
  )
  const names = new Map(
    await Promise.all(
      [...new Set(saves.values())].map(async (person) => [person, await nameOfPerson(req, person)] as const),
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
                person: name ? isolated(name) : t('performanceSomebody'),
              }),
            ] as const,
          ]
        : []
    }),
  )
}
