import { z } from 'zod'
import { defineOperation, findPersonName, tenantOf, withAnyPermission } from '@/exports/server'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { readEventTitles } from '@/database/performances/names'
import { titleIn } from '@/lib/events/performanceName'
import { isSameValue } from '@/lib/content/values'
import { isContentLanguage } from '@/lib/languages/codes'
import { listAnnouncements, performancesOfAnnouncements } from '../../database/announcements'
import { MAX_LISTED } from '../../lib/announcements/limits'
import { outcomeInput } from '../../lib/announcements/kinds'
import { isOnPages } from '../../lib/announcements/lockInEffect'
import type { PerformanceValues } from '../../lib/change'
import { AREA } from '../../lib/plan'
import { findPerformances } from '../../lib/storedPerformances'

const output = z.object({
  docs: z.array(
    z.object({
      id: z.uuid(),
      /** ISO 8601. */
      createdAt: z.string(),
      /** Name of whoever announced it; null if the account is gone. */
      createdBy: z.string().nullable(),
      /** How many of its performances have been changed since, by staff or a box office. */
      differing: z.number().int(),
      /** Whether all pages show it now. */
      isOnPages: z.boolean(),
      isOnSite: z.boolean(),
      messages: z.record(z.string(), z.string()),
      outcome: outcomeInput,
      performances: z.array(z.uuid()),
      reason: z.string(),
      state: z.enum(['done', 'replaced', 'takenBack']),
      /** Titles of the events. */
      titles: z.array(z.string()),
    }),
  ),
})

export type Announcements = z.infer<typeof output>

/** Lists the newest announcements of a site. */
export const listSiteAnnouncements = defineOperation({
  name: 'listAnnouncements',
  area: AREA,
  audit: null,
  input: z.strictObject({
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    tenantId: z.uuid(),
  }),
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'get',
  output,
  path: '/announcements',
  run: async ({ input: { locale }, req, tenantId }) => {
    const found = await listAnnouncements(req, tenantId, MAX_LISTED)
    const rows = await performancesOfAnnouncements(
      req,
      found.map(({ id }) => id),
    )
    const of = Map.groupBy(rows, ({ announcementId }) => announcementId)
    const inEffect = found.filter(({ state }) => state === 'done').flatMap(({ id }) => of.get(id) ?? [])
    const [titles, site, current, people] = await Promise.all([
      readEventTitles(req, [...new Set(rows.map(({ eventId }) => eventId))]),
      tenantOf(req, tenantId),
      findPerformances(req, {
        locale,
        where: {
          and: [
            { id: { in: [...new Set(inEffect.map(({ performanceId }) => performanceId))] } },
            { tenant: { equals: tenantId } },
          ],
        },
      }),
      Promise.all(
        [...new Set(found.map(({ createdBy }) => createdBy))].map(
          async (id) => [id, await findPersonName(req, id)] as const,
        ),
      ),
    ])
    const names = new Map(people)
    const values = new Map(current.map((performance) => [performance.id, performance.values]))
    const language = site?.defaultLanguage ?? 'en'
    const now = new Date()
    return {
      docs: found.map(({ createdAt, createdBy, id, isOnSite, messages, outcome, reason, state, until }) => {
        const own = of.get(id) ?? []
        return {
          id,
          createdAt: createdAt.toISOString(),
          createdBy: names.get(createdBy) ?? null,
          differing: state === 'done' ? own.filter((row) => differsFrom(row, values.get(row.performanceId))).length : 0,
          isOnPages: state === 'done' && isOnPages({ isOnSite, until }, now),
          isOnSite,
          messages,
          outcome,
          performances: own.map(({ performanceId }) => performanceId),
          reason,
          state,
          titles: [...new Set(own.map(({ eventId }) => eventId))].flatMap(
            (event) => titleIn(titles.get(event) ?? {}, locale, language) ?? [],
          ),
        }
      }),
    }
  },
  summary: 'List the announcements about performances',
  tenant: ({ tenantId }) => tenantId,
  tool: {
    description:
      'Lists what the site last announced about performances: cancelled, postponed, moved or delayed, with the texts for visitors, and how many have been changed since.',
  },
  who: withAnyPermission('events:view'),
})

/** Fields that visitors were told about. */
const TOLD = ['instanceStatus', 'start', 'venue'] as const

/** Whether a performance is no longer as it was announced: somebody or a box office has changed it since. */
const differsFrom = ({ after }: { after: PerformanceValues }, current: PerformanceValues | undefined): boolean =>
  current !== undefined && TOLD.some((name) => !isSameValue(current[name], after[name]))
