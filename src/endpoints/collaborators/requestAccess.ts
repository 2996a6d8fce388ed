import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { organisationOf } from '../../database/accounts/profiles'
import { readOrganisation, type Organisation } from '../../database/collaborators/organisations'
import { lockTenantBesideSaves } from '../../database/tenants/locks'
import { findAskedSite, type AskedSite } from '../../database/tenants/readTenants'
import { isRequestCode } from '../../lib/crypto/requestCode'
import { defineOperation } from '../define'
import { conflict, refused } from '../OperationError'
import { signedIn } from '../rules'
import { tellDeciders } from './tellDeciders'
import { writeToDeciders } from './writeToDeciders'
import { countWrongCode, refuseWhileGuessed } from './wrongCodes'

const AREA = 'collaborators'

const input = z.strictObject({
  code: z.string().max(100).optional(),
  message: z.string().trim().max(500, 'At most 500 characters').optional(),
  slug: z.string().trim().toLowerCase().min(1, 'Which site?').max(63),
})

/** One sentence for a site that does not exist and for a wrong code: nobody learns here who is with us. */
const wrong = () =>
  refused(
    AREA,
    'There is no site of this name that you can ask with this code. Ask the site for its name and its code.',
    'slug',
  )

/** Asks a site to let one's organisation work on it. It waits until somebody there decides. */
export const requestAccess = defineOperation({
  name: 'requestAccess',
  area: AREA,
  audit: 'collaborators.requested',
  input,
  limit: [
    { by: ['ip'], points: 30, seconds: 60 * 60 },
    { by: ['person'], points: 10, seconds: 60 * 60 },
  ],
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/collaborators/request-access',
  // Outside of the transaction, so that a wrong code counts although the request is refused.
  prepare: async ({ input: { code, slug }, person, req }) => {
    const organisationId = await organisationOf(req, person!.id)
    if (!organisationId)
      throw refused(AREA, 'Only people of an organisation can ask for access. The provider makes organisations.')
    const site = await findAskedSite(req, slug)
    if (!site) throw wrong()
    if (site.code !== null) await checkCode(req, site, code ?? '')
    return { organisationId, site }
  },
  run: async ({ audit, input: { message }, person, prepared, req }) => {
    const { organisationId, site } = prepared!
    await lockTenantBesideSaves(req, site.id)
    const organisation = await readOrganisation(req, organisationId, site.id)
    if (!organisation?.active) throw refused(AREA, 'Your organisation is not active.')
    const requestId = await writeRequest(req, { message, organisation, personId: person!.id, siteId: site.id })
    const deciders = await tellDeciders(req, {
      about: 'noticeRequest',
      site,
      values: { organisation: organisation.name },
    })
    await writeToDeciders(req, { deciders, organisation: organisation.name, site })
    audit({ after: { organisation: organisation.name }, target: `access-requests/${requestId}` })
    return { message: 'Your request is waiting for an answer.', success: true as const }
  },
  summary: 'Ask a site to let your organisation work on it',
  who: signedIn,
})

async function checkCode(req: PayloadRequest, site: AskedSite, given: string): Promise<void> {
  await refuseWhileGuessed(req, site)
  if (isRequestCode(given, site.code ?? '')) return
  if (given) await countWrongCode(req, site)
  throw wrong()
}

interface NewRequest {
  message: string | undefined
  organisation: Organisation
  personId: string
  siteId: string
}

async function writeRequest(
  req: PayloadRequest,
  { message, organisation, personId, siteId }: NewRequest,
): Promise<string> {
  const { request } = organisation
  if (request?.status === 'approved') throw conflict(AREA, 'Your organisation works on this site already.')
  if (request?.status === 'waiting') throw conflict(AREA, 'Your request is waiting for an answer already.')
  const data = {
    message: message ?? null,
    organisation: organisation.id,
    requestedBy: personId,
    status: 'waiting',
    tenant: siteId,
    userRole: null,
  }
  if (!request) return String((await req.payload.db.create({ collection: 'access-requests', data, req })).id)
  await req.payload.db.updateOne({ id: request.id, collection: 'access-requests', data, req, returning: false })
  return request.id
}
