import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { organisationOf } from '../../database/accounts/profiles'
import { readOrganisation, type Organisation } from '../../database/collaborators/organisations'
import { lockTenantBesideSaves } from '../../database/tenants/locks'
import { findAskedSite, type AskedSite } from '../../database/tenants/readTenants'
import { isRequestCode } from '../../lib/crypto/requestCode'
import { defineOperation, type RateLimit } from '../define'
import { conflict, refused, tooOften } from '../OperationError'
import { signedIn } from '../rules'
import { queueMail } from '@/emails/queueMail'
import { contactOf } from '../people/contactOf'
import { linkTo } from '../people/linkTo'
import { checkLimit, isUsedUp } from '../limits'
import { readStandings } from '@/access/standings'
import { tell } from '../notices/tell'
import { createStored, updateStored } from '@/database/documents/stored'

const AN_HOUR = 60 * 60

/** Whoever knows the code mistypes it less often than that. */
const A_DAYS_TRIES: RateLimit = { by: ['tenant'], points: 20, seconds: 24 * AN_HOUR }

const NAME = 'wrongRequestCode'

interface Site {
  id: string
  name: string
}

/** @throws OperationError 429 while somebody guesses: until then the right code is not taken either */
async function refuseWhileGuessed(req: PayloadRequest, { id }: Site): Promise<void> {
  if (await isUsedUp(NAME, A_DAYS_TRIES, { person: null, req, tenantId: id })) throw tooOften('collaborators', AN_HOUR)
}

/** Counts a wrong code, and tells the site when there were too many. */
async function countWrongCode(req: PayloadRequest, site: Site): Promise<void> {
  const caller = { person: null, req, tenantId: site.id }
  await checkLimit(NAME, 'collaborators', A_DAYS_TRIES, caller)
  if (await isUsedUp(NAME, A_DAYS_TRIES, caller)) await tellDeciders(req, { about: 'noticeGuessed', site, values: {} })
}

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
    const organisationId = await organisationOf(req, person.id)
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
    const requestId = await writeRequest(req, { message, organisation, personId: person.id, siteId: site.id })
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
  if (!request) return String((await createStored(req, { collection: 'access-requests', data })).id)
  await updateStored(req, { id: request.id, collection: 'access-requests', data, returning: false })
  return request.id
}

interface Asked {
  /** Ids of the people who decide. */
  deciders: string[]
  organisation: string
  site: { id: string; name: string }
}

/** Writes to everybody who decides about people of a site that an organisation asks for access. */
async function writeToDeciders(req: PayloadRequest, { deciders, organisation, site }: Asked): Promise<void> {
  for (const id of deciders) {
    const { email, firstName } = await contactOf(req, id)
    const content = {
      link: linkTo(req, '/settings/users'),
      name: firstName,
      organisation,
      site: site.name,
      template: 'collaboratorRequest',
    } as const
    await queueMail(req, { content, tenantId: site.id, to: email })
  }
}

interface About {
  /** Which words: title and body. */
  about: 'noticeGuessed' | 'noticeRequest'
  site: { id: string; name: string }
  values: Record<string, string>
}

/** Puts a notice behind the bell of everybody who decides about people of a site. @returns their ids */
async function tellDeciders(req: PayloadRequest, { about, site, values }: About): Promise<string[]> {
  const standings = await readStandings(req, site.id)
  const recipients = [...standings.values()]
    .filter(({ keys, kind }) => kind !== 'provider' && keys.has('users:admin'))
    .map(({ userId }) => userId)
  await tell(req, {
    body: `${about}Body`,
    href: '/settings/users',
    recipients,
    tenantId: site.id,
    title: `${about}Title`,
    values: { ...values, site: site.name },
  })
  return recipients
}
