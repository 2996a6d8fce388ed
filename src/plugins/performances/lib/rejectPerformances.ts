import type { PayloadRequest } from 'payload'
import { eventParts, type ExternalFields, type PerformancesOfEvents } from '@/access/registryOf'
import { lockedMessages } from '@/collections/saves/lockedError'
import { OperationError, translatorOf } from '@/exports/server'
import { isolateText } from '@/lib/text/isolated'
import { AREA } from './plan'
import { nameOf, type StoredPerformance } from './storedPerformances'
import { onlyItem } from '@/lib/lists/items'

/** Why performances were not changed: a sentence for each, by id. */
export type Reasons = ReadonlyMap<string, string>

/**
 * Builds the error for a change that was refused as a whole, listing the performances that prevent it.
 * @param status 409 for a conflict, 422 for a violated rule, 423 for a document that is being edited
 */
export function rejectPerformances(req: PayloadRequest, status: 409 | 422 | 423, reasons: Reasons): OperationError {
  const t = translatorOf(req.i18n)
  const code = { 409: 'stale', 422: 'refused', 423: 'locked' }[status]
  const all = [...reasons]
  const message = onlyItem(reasons.values()) ?? t('performancesNoneChanged', { count: all.length })
  return new OperationError({
    code: `${code}:${AREA}`,
    errors: all.map(([path, reason]) => ({ message: reason, path })),
    message,
    status,
  })
}

/** Builds the error for performances that others are editing. @param leftOut user id by performance id */
export async function rejectLocked(
  req: PayloadRequest,
  stored: StoredPerformance[],
  leftOut: ReadonlyMap<string, string>,
): Promise<OperationError> {
  const names = new Map(stored.map(({ id, values }) => [id, nameOf(req, values)]))
  const messageOf = await lockedMessages(req, leftOut.values())
  const reasons = [...leftOut].map(([id, holder]) => [id, `${names.get(id)}: ${messageOf(holder)}`] as const)
  return rejectPerformances(req, 423, new Map(reasons))
}

/** Loads the fields of performances that other systems manage, by performance id. */
export async function loadHeldFields(
  req: PayloadRequest,
  scope: PerformancesOfEvents,
): Promise<Map<string, ExternalFields>> {
  const found = await Promise.all(eventParts(req.payload, 'heldFields').map((heldFieldsOf) => heldFieldsOf(req, scope)))
  return new Map(found.flatMap((held) => [...held]))
}

/** Returns the reasons for performances of which another system manages one of the fields. */
export function heldReasons(
  req: PayloadRequest,
  stored: StoredPerformance[],
  held: ReadonlyMap<string, ExternalFields>,
  fields: (performance: StoredPerformance) => string[],
): Map<string, string> {
  const t = translatorOf(req.i18n)
  return new Map(
    stored.flatMap((performance) => {
      const managed = held.get(performance.id)
      return managed && fields(performance).some((name) => managed.fields.includes(name))
        ? [
            [
              performance.id,
              t('performanceHeld', {
                performance: nameOf(req, performance.values),
                provider: isolateText(managed.by),
              }),
            ] as const,
          ]
        : []
    }),
  )
}
