import { APIError } from 'payload'
import { isRecord } from '../../../../lib/values'
import type { Plan, PlanPart } from '../plan/types'
import type { RefusedPart } from './createParts'

/** Reasons by `type id` of the document. */
export type RefusedWrites = ReadonlyMap<string, string>

export const keyOfPart = ({ externalId, id, type }: Pick<PlanPart, 'externalId' | 'id' | 'type'>): string =>
  `${type} ${id ?? externalId}`

/** A rule of its content type forbids one document as a sync would leave it. Payload has undone the whole transaction by then. */
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

/** What went wrong with one document, told apart from what went wrong with the database. */
export function asRefusedWrite(part: PlanPart, error: unknown): unknown {
  if (!(error instanceof APIError) || error.status >= 500) return error
  return new RefusedWrite(part, error, reasonOf(error))
}

/** The words at the first field that is wrong, with its name. */
function reasonOf({ data, message }: APIError): string {
  const [first] = isRecord(data) && Array.isArray(data.errors) ? (data.errors as unknown[]) : []
  if (!isRecord(first) || typeof first.message !== 'string') return message
  return typeof first.path === 'string' && first.path !== '' ? `${first.path}: ${first.message}` : first.message
}

/** A plan without the documents that cannot be written. Nothing else of it waits for them. */
export function withoutRefused(plan: Plan, refused: RefusedWrites = new Map()): { plan: Plan; refused: RefusedPart[] } {
  if (refused.size === 0) return { plan, refused: [] }
  const left: RefusedPart[] = []
  const keep = (part: PlanPart): boolean => {
    const reason = refused.get(keyOfPart(part))
    if (reason !== undefined) left.push({ part, reason })
    return reason === undefined
  }
  return {
    plan: {
      ...plan,
      remove: plan.remove.filter(keep),
      restore: plan.restore.filter(keep),
      update: plan.update.filter(keep),
    },
    refused: left,
  }
}
