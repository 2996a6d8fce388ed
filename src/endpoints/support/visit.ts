import type { PayloadRequest } from 'payload'
import { readVisit, type SupportVisit } from '../../database/people/supportVisits'
import { translatorOf } from '../../i18n/translator'
import { personName, type NamedPerson } from '../../lib/names/personName'
import { notFound, refused } from '../OperationError'

export const AREA = 'support'
/** Path of the screen that lists support visits, below the admin route. */
export const VISITS_SCREEN = '/settings/users'

/** The tenant of a visit, for an operation to act in. */
export const tenantOfVisit = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readVisit(req, id))?.tenantId ?? null

/** Whether the visit is still open. */
export const isOpenVisit = ({ endedAt, endsAt }: Pick<SupportVisit, 'endedAt' | 'endsAt'>): boolean =>
  endedAt === null && endsAt.getTime() > Date.now()

/**
 * Reads an open visit and locks it until the end of the transaction.
 * @throws OperationError 404 if there is none, 422 if it is over
 */
export async function lockOpenVisit(req: PayloadRequest, id: string): Promise<SupportVisit> {
  const visit = await readVisit(req, id, { forUpdate: true })
  if (!visit) throw notFound(AREA)
  if (!isOpenVisit(visit)) throw refused(AREA, translatorOf(req.i18n)('supportOver'))
  return visit
}

/** Display name of the request's user. */
export const callerName = ({ user }: PayloadRequest): string => personName((user ?? {}) as NamedPerson)
