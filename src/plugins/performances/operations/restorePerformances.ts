import { z } from 'zod'
import { TAKES_BACK } from '../../../collections/EventInstances/keepPreviousStart'
import { lockedMessage } from '../../../collections/saves/lockedBy'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { translatorOf } from '../../../i18n/translator'
import { MOST_AT_ONCE } from '../../../lib/events/recurring/rule'
import { isContentLanguage } from '../../../lib/languages/codes'
import { isSameValue } from '../../../lib/content/valueChanges'
import { CHANGED_FIELDS, momentInput, performanceValues, type PerformanceValues } from '../lib/change'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { heldOf, heldReasons } from '../lib/refuseMany'
import { changedSince, nameOf, readMany, writeMany, type StoredPerformance } from '../lib/storedMany'

const output = z.object({
  /** Why those stay that somebody has changed since, is editing, or that a box office fills in. */
  leftOut: z.array(z.string()),
  restored: z.number().int(),
})

export type RestoredPerformances = z.infer<typeof output>

/** Gives performances their values from before a change back, but for those that somebody has changed since. */
export const restorePerformances = defineOperation({
  name: 'restorePerformances',
  area: AREA,
  audit: 'events.performancesRestored',
  input: z.strictObject({
    id: z.uuid(),
    locale: z.string().refine(isContentLanguage, 'Not a language').default('en'),
    performances: z
      .array(z.strictObject({ before: performanceValues, id: z.uuid(), leftAt: momentInput }))
      .min(1)
      .max(MOST_AT_ONCE),
  }),
  method: 'post',
  output,
  path: '/events/:id/performances/restore',
  run: async ({ audit, input: { id: event, locale, performances }, req, tenantId }) => {
    const given = new Map(performances.map((one) => [one.id, one]))
    const among = { event, ids: [...given.keys()], locale, tenant: tenantId }
    const changed = (one: StoredPerformance): (keyof PerformanceValues)[] =>
      CHANGED_FIELDS.filter((name) => !isSameValue(one.values[name], given.get(one.id)?.before[name]))
    req.context[TAKES_BACK] = true
    const { leftOut, result } = await writeMany(req, among, async (free, save) => {
      const stored = (await readMany(req, among)).filter(({ id }) => free.includes(id))
      const stays = new Map([
        ...heldReasons(req, stored, await heldOf(req, { event, performances: free, tenant: tenantId }), changed),
        ...(await changedSince(req, stored, new Map(performances.map(({ id, leftAt }) => [id, leftAt])))),
      ])
      const open = stored.filter(({ id }) => !stays.has(id))
      for (const one of open)
        await save(one, Object.fromEntries(changed(one).map((name) => [name, given.get(one.id)?.before[name]])))
      const gone = free.length - stored.length
      return {
        reasons: [
          ...stays.values(),
          ...(gone > 0 ? [translatorOf(req.i18n)('performancesGone', { count: gone })] : []),
        ],
        restored: open.length,
      }
    })
    const names = new Map(
      leftOut.size > 0 ? (await readMany(req, among)).map(({ id, values }) => [id, nameOf(req, values)]) : [],
    )
    const locked = await Promise.all(
      [...leftOut].map(async ([id, holder]) => `${names.get(id)}: ${await lockedMessage(req, holder)}`),
    )
    const { reasons, restored } = result
    audit({
      after: { performances: restored, title: (await titleOfEvent(event, tenantId, req)) ?? '' },
      isNothing: restored === 0,
      target: `events/${event}`,
    })
    return { leftOut: [...reasons, ...locked], restored }
  },
  summary: 'Give performances back what they were before a change',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: holderOf('events:manage'),
})
