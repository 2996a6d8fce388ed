import type { PayloadRequest, Where } from 'payload'
import { UNDOES_MOVE } from '@/collections/EventInstances/rememberPreviousStart'
import { lockedMessages } from '@/collections/saves/lockedError'
import { translatorOf } from '@/exports/server'
import { isSameValue } from '@/lib/content/values'
import { CHANGED_FIELDS, type PerformanceValues } from './change'
import type { Reasons } from './rejectPerformances'
import {
  findConflicts,
  findPerformances,
  nameOf,
  writePerformances,
  type StoredPerformance,
} from './storedPerformances'

/** The values of a performance before a change. */
export interface Earlier {
  before: PerformanceValues
  id: string
  /** Its `updatedAt` right after the change. */
  leftAt: string
}

interface Restored {
  /** Reasons for those that were not restored: changed since, being edited, or refused. */
  leftOut: string[]
  /** Reasons for those that others are editing, by id; also in `leftOut`. */
  locked: Reasons
  /** Ids of those that were. */
  restored: string[]
}

/**
 * Restores performances to their values before a change, except those that have been changed since.
 * @param refuse returns further reasons, by id
 */
export async function restoreValues(
  req: PayloadRequest,
  { events, locale, tenant }: { events: string[]; locale: string; tenant: string },
  earlier: Earlier[],
  refuse?: (
    stored: StoredPerformance[],
    changedFields: (performance: StoredPerformance) => string[],
  ) => Promise<Reasons>,
): Promise<Restored> {
  const requested = new Map(earlier.map((performance) => [performance.id, performance]))
  const ids = [...requested.keys()]
  const where: Where = {
    and: [{ id: { in: ids } }, { event: { in: events } }, { tenant: { equals: tenant } }],
  }
  const changedFields = (performance: StoredPerformance): (keyof PerformanceValues)[] =>
    CHANGED_FIELDS.filter((name) => !isSameValue(performance.values[name], requested.get(performance.id)?.before[name]))
  req.context[UNDOES_MOVE] = true
  const undoes = new Map(earlier.map(({ id, leftAt }) => [id, leftAt]))
  const { leftOut, result } = await writePerformances(
    req,
    { events, ids, locale, tenant, undoes },
    async (free, save) => {
      const stored = (await findPerformances(req, { locale, where })).filter(({ id }) => free.includes(id))
      const refusals = new Map([
        ...((await refuse?.(stored, changedFields)) ?? []),
        ...(await findConflicts(req, stored, undoes)),
      ])
      const open = stored.filter(({ id }) => !refusals.has(id))
      for (const performance of open)
        save(
          performance,
          Object.fromEntries(
            changedFields(performance).map((name) => [name, requested.get(performance.id)?.before[name]]),
          ),
        )
      const missing = free.length - stored.length
      return {
        reasons: [
          ...refusals.values(),
          ...(missing > 0 ? [translatorOf(req.i18n)('performancesGone', { count: missing })] : []),
        ],
        restored: open.map(({ id }) => id),
      }
    },
  )
  const names = new Map(
    leftOut.size > 0
      ? (await findPerformances(req, { locale, where })).map(({ id, values }) => [id, nameOf(req, values)])
      : [],
  )
  const messageOf = await lockedMessages(req, leftOut.values())
  const locked = new Map([...leftOut].map(([id, holder]) => [id, `${names.get(id)}: ${messageOf(holder)}`] as const))
  return { leftOut: [...result.reasons, ...locked.values()], locked, restored: result.restored }
}
