import { APIError } from 'payload'
import { isRecord } from '../../../../lib/values'
import type { Plan, PlanPart } from '../plan/types'
import type { RefusedPart } from './createParts'

/** Rejection reasons, keyed by `type id` of the document. */
export type RefusedWrites = ReadonlyMap<string, string>

export const keyOfPart = ({ externalId, id, type }: Pick<PlanPart, 'externalId' | 'id' | 'type'>): string =>
  `${type} ${id ?? externalId}`

/** Validation rejected a document that a sync tried to save. Payload has already rolled back the whole transaction. */
export class RefusedWrite extends Error {
  override name = 'RefusedWrite'

  constructor(
    readonly part: PlanPart,
    override readonly cause: unknown,
    readonly reason: string,
  ) {
    super(`${keyOfPart(part)}: ${reason}`)
  }
}

/**
 * Wraps validation errors of a document as RefusedWrite; other errors, such as database errors, are returned unchanged.
 */
export function asRefusedWrite(part: PlanPart, error: unknown): unknown {
  if (!(error instanceof APIError) || error.status >= 500) return error
  return new RefusedWrite(part, error, reasonOf(error))
}

/** The message of the first invalid field, prefixed with its path. */
function reasonOf({ data, message }: APIError): string {
  const [first] = isRecord(data) && Array.isArray(data.errors) ? (data.errors as unknown[]) : []
  if (!isRecord(first) || typeof first.message !== 'string') return message
  return typeof first.path === 'string' && first.path !== '' ? `${first.path}: ${first.message}` : first.message
}

/** Removes rejected documents from a plan so that the rest can be written. */
export function withoutRefused(plan: Plan, refused: RefusedWrites = new Map()): { plan: Plan; refused: RefusedPart[] } {
  if (refused.size === 0) return { plan, refused: [] }
  const removed: RefusedPart[] = []
  const keep = (part: PlanPart): boolean => {
    const reason = refused.get(keyOfPart(part))
    if (reason !== undefined) removed.push({ part, reason })
    return reason === undefined
  }
  return {
    plan: {
      ...plan,
      remove: plan.remove.filter(keep),
      restore: plan.restore.filter(keep),
      update: plan.update.filter(keep),
    },
    refused: removed,
  }
}
