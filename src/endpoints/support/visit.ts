import type { PayloadRequest } from 'payload'
import { readVisit, type SupportVisit } from '../../database/people/supportVisits'
import { translatorOf } from '../../i18n/translator'
import { personName, type NamedPerson } from '../../lib/names/personName'
import { notFound, refused } from '../OperationError'

export const AREA = 'support'
/** Where a site reads who of support looks into it, below the admin's route. */
export const VISITS_SCREEN = '/settings/users'

/** The site of a visit, for an operation to act in. */
export const tenantOfVisit = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readVisit(req, id))?.tenantId ?? null

/** Does it go on? */
export const isOpenVisit = ({ endedAt, endsAt }: Pick<SupportVisit, 'endedAt' | 'endsAt'>): boolean =>
  endedAt === null && endsAt.getTime() > Date.now()

/**
 * A visit that is about to be changed: nobody else changes it until the transaction ends.
 * @throws OperationError 404, or 422 where it is over
 */
export async function openVisit(req: PayloadRequest, id: string): Promise<SupportVisit> {
  const visit = await readVisit(req, id, { forUpdate: true })
  if (!visit) throw notFound(AREA)
  if (!isOpenVisit(visit)) throw refused(AREA, translatorOf(req.i18n)('supportOver'))
  return visit
}

/** Whoever calls, by name. */
export const callerName = ({ user }: PayloadRequest): string => personName((user ?? {}) as NamedPerson)
