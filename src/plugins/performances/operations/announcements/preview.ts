import { z } from 'zod'
import { callboardOf, defineOperation, tenantOf, translatorOf, withAnyPermission } from '@/exports/server'
import { readScheduledOf } from '@/database/documents/schedules'
import { findClashes } from '@/database/performances/clashes'
import { readEventTitles } from '@/database/performances/names'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { titleIn } from '@/lib/events/performanceName'
import { momentInZone } from '@/lib/events/momentInZone'
import { isContentLanguage } from '@/lib/languages/codes'
import { readTemplates } from '../../database/announcements'
import { choiceInput, choosePerformances } from '../../lib/announcements/choose'
import { outcomeInput } from '../../lib/announcements/kinds'
import { planAnnouncement } from '../../lib/announcements/planAnnouncement'
import { textsFor } from '../../lib/announcements/texts'
import { PERFORMANCE_STATES } from '../../lib/change'
import { AREA } from '../../lib/plan'
import { loadHeldFields } from '../../lib/rejectPerformances'
import { isSeenAtOnce, nameOf } from '../../lib/storedPerformances'

const shown = z.object({
  /** ISO 8601; null for a draft without a time. */
  start: z.string().nullable(),
  state: z.enum(PERFORMANCE_STATES),
  timezone: z.string().nullable(),
  venue: z.uuid().nullable(),
})

const output = z.object({
  /** How many would overlap with another performance in their venue. */
  clashes: z.number().int(),
  performances: z.array(
    z.object({
      id: z.uuid(),
      after: shown,
      before: shown,
      event: z.uuid(),
      /** The system that fills in what changes; it keeps the new value until it sends another. */
      heldBy: z.string().nullable(),
      /** Visitors see the change at once. Otherwise it is saved in a draft. */
      isLive: z.boolean(),
      /** Whether visitors lose the booking link. */
      losesLink: z.boolean(),
      /** Date and time, in the reader's language. */
      name: z.string(),
      /** To be sent with the announcement. */
      seen: z.string(),
      title: z.string(),
    }),
  ),
  /** Releases and scheduled times that concern them, as sentences. */
  planned: z.array(z.string()),
  /** Texts for visitors to begin with, by language of the site. */
  texts: z.record(z.string(), z.string()),
})

export type AnnouncementPreview = z.infer<typeof output>

/** Shows what an announcement would change, without changing anything. */
export const previewAnnouncement = defineOperation({
  name: 'previewAnnouncement',
  area: AREA,
  audit: null,
  input: z.strictObject({
    choice: choiceInput,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    outcome: outcomeInput,
    tenantId: z.uuid(),
  }),
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'post',
  output,
  path: '/announcements/preview',
  run: async ({ input: { choice, locale, outcome }, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const stored = await choosePerformances(req, { choice, locale, outcome, tenant: tenantId })
    const planned = await planAnnouncement(req, tenantId, stored, outcome)
    const ids = stored.map(({ id }) => id)
    const documents = ids.map((id) => ({ id, collection: 'event-instances' }))
    const events = [...new Set(stored.map(({ event }) => event))]
    const [titles, held, site, saved, scheduled, elsewhere] = await Promise.all([
      readEventTitles(req, events),
      loadHeldFields(req, { performances: stored, tenant: tenantId }),
      tenantOf(req, tenantId),
      readTemplates(req, tenantId),
      readScheduledOf(req, 'event-instances', ids),
      Promise.all(callboardOf(req.payload).planned.map((plannedOf) => plannedOf(req, tenantId, documents))),
    ])
    const language = site?.defaultLanguage ?? 'en'
    const names = new Map(stored.map(({ id, values }) => [id, nameOf(req, values)]))
    const clashing = await findClashes(
      req,
      { event: null, locale, tenant: tenantId },
      planned.flatMap(({ performance: { event, id, values: before }, values }) => {
        const { end, instanceStatus, start, venue } = { ...before, ...values }
        const isOn = instanceStatus !== 'cancelled' && instanceStatus !== 'postponed'
        return isOn && start ? [{ end, event, id, key: id, start, venue }] : []
      }),
    )
    return {
      clashes: new Set(clashing.map(({ key }) => key)).size,
      performances: planned.map(({ performance, values }) => {
        const { id, event, updatedAt } = performance
        const after = { ...performance.values, ...values }
        const theirs = held.get(id)
        return {
          id,
          after: toShown(after),
          before: toShown(performance.values),
          event,
          heldBy: theirs && Object.keys(values).some((name) => theirs.fields.includes(name)) ? theirs.by : null,
          isLive: isSeenAtOnce(performance, values),
          losesLink: after.instanceStatus === 'cancelled' || after.instanceStatus === 'postponed',
          name: names.get(id) ?? '',
          seen: updatedAt,
          title: titleIn(titles.get(event) ?? {}, locale, language) ?? t('untitled'),
        }
      }),
      planned: [
        ...scheduled.map(({ at, id, isPublish }) =>
          t(isPublish ? 'announceScheduled' : 'announceUnscheduled', {
            moment: momentInZone(at, site?.timezone ?? 'UTC', req.i18n.language),
            performance: names.get(id) ?? '',
          }),
        ),
        ...elsewhere
          .flat()
          .map(({ id, what }) => t('announceReleased', { performance: names.get(id) ?? '', release: what })),
      ],
      texts: textsFor(outcome.kind, site?.languages ?? [language], saved),
    }
  },
  summary: 'Preview an announcement about performances',
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('events:manage'),
})

const toShown = ({
  instanceStatus: state,
  start,
  start_tz: timezone,
  venue,
}: {
  instanceStatus: (typeof PERFORMANCE_STATES)[number]
  start: string | null
  start_tz: string | null
  venue: string | null
}) => ({ start, state, timezone, venue })
