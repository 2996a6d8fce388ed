import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { eventParts } from '@/access/registryOf'
import { badRequest, conflict, forbidden, newId, notFound, refused, tenantOf, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { readEventTitles } from '@/database/performances/names'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { titleIn } from '@/lib/events/performanceName'
import { MAX_PERFORMANCES_AT_ONCE } from '@/lib/events/recurring/rule'
import { isContentLanguage } from '@/lib/languages/codes'
import {
  addAnnouncement,
  setAnnouncementState,
  findAnnouncement,
  performancesOfAnnouncements,
  writeTemplate,
} from '../../database/announcements'
import { momentInput } from '../change'
import { AREA } from '../plan'
import { rejectLocked, rejectPerformances } from '../rejectPerformances'
import { findConflicts, findPerformances, isSeenAtOnce, writePerformances } from '../storedPerformances'
import { defaultUntil } from './defaultUntil'
import { outcomeInput } from './kinds'
import { MAX_REASON_LENGTH, MAX_TEXT_LENGTH } from './limits'
import { notifyColleagues } from './notifyColleagues'
import { planAnnouncement } from './planAnnouncement'
import { filledTexts } from './texts'

const text = z.string().trim().max(MAX_TEXT_LENGTH)

export const announcementInput = z.strictObject({
  /** Whether all pages of the site show it. */
  isOnSite: z.boolean().default(false),
  /** Whether the site begins with these texts from now on. */
  keepsTexts: z.boolean().default(false),
  locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
  /** What visitors read, by language. */
  messages: z.partialRecord(z.string().refine(isContentLanguage, inputProblem('language')), text).default({}),
  outcome: outcomeInput,
  performances: z
    .array(z.strictObject({ id: z.uuid(), seen: momentInput }))
    .min(1)
    .max(MAX_PERFORMANCES_AT_ONCE),
  /** Why, for colleagues only. */
  reason: z.string().trim().max(MAX_REASON_LENGTH).default(''),
  /** An announcement about the same performances that this one replaces. */
  replaces: z.uuid().optional(),
  tenantId: z.uuid(),
  /** When pages of the site stop showing it. Default: once the last of the performances is over, in a day at least. */
  until: momentInput.optional(),
})

interface Announced {
  id: string
  changed: number
  /** How many were saved as drafts, so that visitors do not see the change yet. */
  drafts: number
  /** Titles of the events. */
  title: string
}

/**
 * Changes performances of any events of a site in the request's transaction, all or none, and tells visitors and
 * colleagues. The caller writes the audit entry.
 * @param person who may edit events of the site
 */
export async function announceNow(
  req: PayloadRequest,
  {
    input,
    person,
    tenantId,
  }: { input: Omit<z.output<typeof announcementInput>, 'tenantId'>; person: Person; tenantId: string },
): Promise<Announced> {
  const { isOnSite, keepsTexts, locale, outcome, performances, reason, replaces, until } = input
  // Both concern public pages, whatever is published of the performances.
  if ((isOnSite || replaces) && !hasPermission(person, 'events:publish', tenantId)) throw forbidden(AREA)
  const seen = new Map(performances.map((performance) => [performance.id, performance.seen]))
  const ids = [...seen.keys()]
  // Not in the preview, in which one chooses.
  if (outcome.day && ids.length > 1) throw refused(AREA, translatorOf(req.i18n)('announceOneDay'), 'day')
  const where: Where = { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }, { event: { exists: true } }] }
  const texts = definedTexts(input.messages)
  const messages = filledTexts(texts, outcome)
  const site = await tenantOf(req, tenantId)
  const language = site?.defaultLanguage ?? 'en'
  if (isOnSite && !messages[language]) throw badRequest(AREA, translatorOf(req.i18n)('announceNoText'))
  if (replaces) await replaceAnnouncement(req, tenantId, replaces, seen)
  const found = await findPerformances(req, { locale, where })
  if (found.length < ids.length) throw notFound(AREA)
  const events = [...new Set(found.map(({ event }) => event))]
  const scope = { events, ids, locale, tenant: tenantId }
  const { leftOut, result: planned } = await writePerformances(req, scope, async (free, save) => {
    if (free.length < ids.length) return []
    // Read again: another save may have finished in the meantime.
    const stored = await findPerformances(req, { locale, where })
    if (stored.length < ids.length) throw notFound(AREA)
    const stale = await findConflicts(req, stored, seen)
    if (stale.size > 0) throw rejectPerformances(req, 409, stale)
    if (stored.length === 0) throw refused(AREA, translatorOf(req.i18n)('announceNone'))
    const changes = await planAnnouncement(req, tenantId, stored, outcome)
    for (const { performance, values } of changes) save(performance, values)
    return changes
  })
  if (leftOut.size > 0) throw await rejectLocked(req, found, leftOut)
  const after = new Map((await findPerformances(req, { locale, where })).map((one) => [one.id, one]))
  // A new start also moves the end.
  const fields = [...new Set(planned.flatMap(({ values }) => Object.keys(values)))]
  for (const keepValues of eventParts(req.payload, 'keepValues'))
    await keepValues(req, { fields, performances: ids, tenant: tenantId })
  const id = newId(req.payload, 'events')
  await addAnnouncement(
    req,
    {
      id,
      createdBy: person.id,
      isOnSite,
      messages,
      outcome,
      reason,
      replaces: replaces ?? null,
      tenantId,
      until: isOnSite ? (until ? new Date(until) : defaultUntil(planned, Date.now())) : null,
    },
    planned.flatMap(({ performance }) => {
      const left = after.get(performance.id)
      return left
        ? {
            after: left.values,
            before: performance.values,
            eventId: performance.event,
            leftAt: new Date(left.updatedAt),
            performanceId: performance.id,
          }
        : []
    }),
  )
  if (keepsTexts) await writeTemplate(req, tenantId, outcome.kind, texts)
  const titles = await readEventTitles(req, events)
  const title = [...titles.values()].map((one) => titleIn(one, language, language) ?? '').join(', ')
  await notifyColleagues(req, {
    count: ids.length,
    kind: outcome.kind,
    person: person.id,
    reason,
    site: { id: tenantId, name: site?.name ?? '' },
    title,
  })
  const drafts = planned.filter(({ performance, values }) => !isSeenAtOnce(performance, values)).length
  return { id, changed: ids.length, drafts, title }
}

const definedTexts = (texts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, value]) => (value === undefined ? [] : [[code, value] as const])),
  )

/**
 * Ends an announcement if the new one is about all of its performances. Otherwise it stays in effect for the others.
 * @throws OperationError 404 if it is none of the tenant's, 409 if it is no longer in effect, 422 if it is about others
 */
async function replaceAnnouncement(
  req: PayloadRequest,
  tenant: string,
  id: string,
  performances: ReadonlyMap<string, unknown>,
): Promise<void> {
  const replaced = await findAnnouncement(req, id, { forUpdate: true })
  if (replaced?.tenantId !== tenant) throw notFound(AREA)
  if (replaced.state !== 'done') throw conflict(AREA, translatorOf(req.i18n)('announceEnded'))
  const rows = await performancesOfAnnouncements(req, [id])
  const shared = rows.filter(({ performanceId }) => performances.has(performanceId))
  if (shared.length === 0) throw refused(AREA, translatorOf(req.i18n)('announceOthers'))
  if (shared.length === rows.length) await setAnnouncementState(req, id, 'replaced')
}
