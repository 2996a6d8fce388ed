import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readOrganisationId } from '@/database/accounts/profiles'
import { readOrganisation, type Organisation } from '@/database/collaborators/organisations'
import { lockTenantAllowingReferences } from '@/database/transactions'
import { findRequestedSite, type RequestedSite } from '@/database/tenants/readTenants'
import { isRequestCode } from '@/lib/crypto/requestCode'
import { defineOperation, type RateLimit } from '@/endpoints/define'
import { conflict, refused, tooManyRequests } from '@/endpoints/OperationError'
import { signedIn } from '@/endpoints/routeRules'
import { queueMail } from '@/emails/queueMail'
import { readContact } from '@/endpoints/people/readContact'
import { adminLink } from '@/endpoints/people/adminLink'
import { checkLimit, isLimitReached } from '@/endpoints/rateLimits'
import { readAuthorities } from '@/access/readAuthorities'
import { notify } from '@/endpoints/notices/notify'
import { createStored, updateStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'

const ONE_HOUR = 60 * 60

/** Limit on wrong codes per tenant. Far above the typing errors of those who know the code. */
const WRONG_CODE_LIMIT: RateLimit = { by: ['tenant'], points: 20, seconds: 24 * ONE_HOUR }

const WRONG_CODE = 'wrongRequestCode'

interface Site {
  id: string
  name: string
}

/** @throws OperationError 429 once the limit on wrong codes is reached; even the right code is then refused */
async function assertNotGuessed(req: PayloadRequest, { id }: Site): Promise<void> {
  if (await isLimitReached(WRONG_CODE, WRONG_CODE_LIMIT, { person: null, req, tenantId: id }))
    throw tooManyRequests('collaborators', ONE_HOUR)
}

/** Counts a wrong code and notifies the tenant when the limit is reached. */
async function countWrongCode(req: PayloadRequest, site: Site): Promise<void> {
  const caller = { person: null, req, tenantId: site.id }
  await checkLimit(WRONG_CODE, 'collaborators', WRONG_CODE_LIMIT, caller)
  if (await isLimitReached(WRONG_CODE, WRONG_CODE_LIMIT, caller))
    await notifyDeciders(req, { about: 'noticeGuessed', site, values: {} })
}

const AREA = 'collaborators'

const input = z.strictObject({
  code: z.string().max(100).optional(),
  message: z.string().trim().max(500).optional(),
  slug: z.string().trim().toLowerCase().min(1).max(63),
})

/** The same message for an unknown site and for a wrong code, so that site names cannot be guessed. */
const siteNotFound = (req: PayloadRequest) => refused(AREA, translatorOf(req.i18n)('refusedSiteCode'), 'slug')

/** Requests access to a tenant for the user's organisation. A user of the tenant decides. */
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
  // Outside the transaction, so that a wrong code is counted although the request is refused.
  prepare: async ({ input: { code, slug }, person, req }) => {
    const organisationId = await readOrganisationId(req, person.id)
    if (!organisationId) throw refused(AREA, translatorOf(req.i18n)('refusedOrganisationsOnly'))
    const site = await findRequestedSite(req, slug)
    if (!site) throw siteNotFound(req)
    if (site.code !== null) await checkCode(req, site, code ?? '')
    return { organisationId, site }
  },
  run: async ({ audit, input: { message }, person, prepared, req }) => {
    const { organisationId, site } = prepared
    await lockTenantAllowingReferences(req, site.id)
    const organisation = await readOrganisation(req, organisationId, site.id)
    if (!organisation?.active) throw refused(AREA, translatorOf(req.i18n)('refusedOrganisationPaused'))
    const requestId = await writeRequest(req, { message, organisation, personId: person.id, siteId: site.id })
    const deciders = await notifyDeciders(req, {
      about: 'noticeRequest',
      site,
      values: { organisation: organisation.name },
    })
    await mailDeciders(req, { deciders, organisation: organisation.name, site })
    audit({ after: { organisation: organisation.name }, target: `access-requests/${requestId}` })
    return { message: 'Your request is waiting for an answer.', success: true as const }
  },
  summary: 'Request access to a site for your organisation',
  who: signedIn,
})

async function checkCode(req: PayloadRequest, site: RequestedSite, code: string): Promise<void> {
  await assertNotGuessed(req, site)
  if (isRequestCode(code, site.code ?? '')) return
  if (code) await countWrongCode(req, site)
  throw siteNotFound(req)
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
  if (request?.status === 'approved') throw conflict(AREA, translatorOf(req.i18n)('refusedOrganisationWorks'))
  if (request?.status === 'waiting') throw conflict(AREA, translatorOf(req.i18n)('refusedOrganisationWaiting'))
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

interface RequestedAccess {
  /** Ids of the users who can decide. */
  deciders: string[]
  organisation: string
  site: { id: string; name: string }
}

/** Emails all users who can decide that an organisation requests access. */
async function mailDeciders(req: PayloadRequest, { deciders, organisation, site }: RequestedAccess): Promise<void> {
  for (const id of deciders) {
    const { email, firstName } = await readContact(req, id)
    const content = {
      link: adminLink(req, '/settings/users'),
      name: firstName,
      organisation,
      site: site.name,
      template: 'collaboratorRequest',
    } as const
    await queueMail(req, { content, tenantId: site.id, to: email })
  }
}

interface DeciderNotice {
  /** Prefix of the translation keys of title and body. */
  about: 'noticeGuessed' | 'noticeRequest'
  site: { id: string; name: string }
  values: Record<string, string>
}

/**
 * Creates a notification for every user with `users:admin` in the tenant.
 * @returns their ids
 */
async function notifyDeciders(req: PayloadRequest, { about, site, values }: DeciderNotice): Promise<string[]> {
  const authorities = await readAuthorities(req, site.id)
  const recipients = [...authorities.values()]
    .filter(({ keys, kind }) => kind !== 'provider' && keys.has('users:admin'))
    .map(({ userId }) => userId)
  await notify(req, {
    body: `${about}Body`,
    href: '/settings/users',
    recipients,
    tenantId: site.id,
    title: `${about}Title`,
    values: { ...values, site: site.name },
  })
  return recipients
}
