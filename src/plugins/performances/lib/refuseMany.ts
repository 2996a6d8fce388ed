import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import type { HeldFields } from '../../../access/heldFieldsOf'
import { OperationError } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import { isolated } from '../../../lib/text/isolated'
import { AREA } from './plan'
import { nameOf, type StoredPerformance } from './storedMany'

/** Why some performances stay as they are: a sentence for each, by its id. */
export type Reasons = ReadonlyMap<string, string>

/**
 * Nothing of many is changed because of some, which are named.
 * @param status 409 where somebody was faster, 422 where a rule refuses, 423 where somebody is editing
 */
export function refuseMany(req: PayloadRequest, status: 409 | 422 | 423, reasons: Reasons): OperationError {
  const t = translatorOf(req.i18n)
  const code = { 409: 'stale', 422: 'refused', 423: 'locked' }[status]
  const all = [...reasons]
  const message = all.length === 1 ? all[0]![1] : t('performancesNoneChanged', { count: all.length })
  return new OperationError({
    code: `${code}:${AREA}`,
    errors: all.map(([path, reason]) => ({ message: reason, path })),
    message,
    status,
  })
}

/** Fields of an event's performances that other systems fill in, by the id of the performance. */
export async function heldOf(
  req: PayloadRequest,
  of: { event: string; performances: string[]; tenant: string },
): Promise<Map<string, HeldFields>> {
  const found = await Promise.all(callboardOf(req.payload).heldFields.map((heldFieldsOf) => heldFieldsOf(req, of)))
  return new Map(found.flatMap((held) => [...held]))
}

/** Says of performances which of these fields are filled in by another system, and by which. */
export function heldReasons(
  req: PayloadRequest,
  stored: StoredPerformance[],
  held: ReadonlyMap<string, HeldFields>,
  fields: (one: StoredPerformance) => string[],
): Map<string, string> {
  const t = translatorOf(req.i18n)
  return new Map(
    stored.flatMap((one) => {
      const theirs = held.get(one.id)
      return theirs && fields(one).some((name) => theirs.fields.includes(name))
        ? [
            [
              one.id,
              t('performanceHeld', { performance: nameOf(req, one.values), provider: isolated(theirs.by) }),
            ] as const,
          ]
        : []
    }),
  )
}
