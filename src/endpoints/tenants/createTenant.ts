import { z } from 'zod'
import { callboardOf, type SiteStarter } from '@/access/registryOf'
import { dbOf } from '@/database/connections'
import { lockValue } from '@/database/transactions'
import { queueMail } from '@/emails/queueMail'
import { isTimezone } from '@/lib/events/momentInZone'
import { resetLink, issueResetToken } from '@/endpoints/accounts/accountTokens'
import { defineOperation } from '@/endpoints/define'
import { conflict, refused } from '@/endpoints/OperationError'
import { superAdmin, type Rule } from '@/endpoints/routeRules'
import type { PayloadRequest } from 'payload'
import { CODES } from '@/lib/languages/codes'
import { newToken } from '@/lib/crypto/envelope'
import { countStored, findStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { accountEmail } from '@/endpoints/emailInput'

/** The site begins without content. */
const EMPTY = 'empty'

/** What a site begins with if nothing is chosen, where the installation has it. */
const DEFAULT_STARTER = 'pages'

/** @throws OperationError 422 */
function findStarter(req: PayloadRequest, key: string | undefined): SiteStarter | null {
  if (key === EMPTY) return null
  const starter = callboardOf(req.payload).starters.find((one) => one.key === (key ?? DEFAULT_STARTER))
  if (!starter && key) throw refused('tenants', translatorOf(req.i18n)('refusedStarterUnknown'), 'starter')
  return starter ?? null
}

const SEVEN_DAYS_MINUTES = 7 * 24 * 60

const input = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, inputProblem('currencyCode'))
    .default('USD'),
  language: z.enum(CODES).default('en'),
  name: z.string().trim().min(1).max(120),
  ownerEmail: accountEmail(),
  ownerFirstName: z.string().trim().max(80).default(''),
  ownerLastName: z.string().trim().max(80).default(''),
  planId: z.uuid().nullable().default(null),
  slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, inputProblem('slug')),
  starter: z
    .string()
    .max(40)
    .optional()
    .meta({ examples: ['theatre'] }),
  timezone: z.string().refine(isTimezone, inputProblem('zone')).default('UTC'),
})

/** Creates a tenant with its owner, who receives a welcome email. */
export const createTenant = defineOperation({
  name: 'createTenant',
  area: 'tenants',
  audit: 'tenant.created',
  input,
  method: 'post',
  output: z.object({ id: z.uuid(), name: z.string(), ownerIsNew: z.boolean(), slug: z.string() }),
  path: '/tenants/onboard',
  run: async ({
    audit,
    input: { language, name, ownerEmail, ownerFirstName, ownerLastName, planId, slug, starter: starterKey, ...formats },
    req,
  }) => {
    const { payload } = req
    const starter = findStarter(req, starterKey)
    await lockValue(await dbOf(req), 'tenant', slug)
    const { totalDocs: taken } = await countStored(req, {
      collection: 'tenants',
      where: { slug: { equals: slug } },
    })
    if (taken > 0) throw conflict('tenants', translatorOf(req.i18n)('refusedSiteAddress'), 'slug')
    if (planId && !(await findStored(req, { collection: 'plans', where: { id: { equals: planId } } }))) {
      throw refused('tenants', translatorOf(req.i18n)('refusedPlanUnknown'), 'planId')
    }
    const owner = await findOrCreateOwner(req, {
      email: ownerEmail,
      firstName: ownerFirstName,
      lastName: ownerLastName,
    })
    const tenant = await payload.create({
      collection: 'tenants',
      data: {
        ...formats,
        defaultLanguage: language,
        languages: [language],
        name,
        owner: owner.id,
        plan: planId,
        publishedLanguages: [language],
        slug,
      },
      // Authorised by the operation's rule. The collection's own rule would require fields that only a migration sets.
      overrideAccess: true,
      req,
    })
    await starter?.write(req, { id: tenant.id, language, name })
    const { routes, serverURL } = payload.config
    const link = owner.isNew
      ? resetLink(req, await issueResetToken(req, owner.id, SEVEN_DAYS_MINUTES))
      : `${serverURL}${routes.admin}`
    await queueMail(req, {
      content: { isNew: owner.isNew, link, name: ownerFirstName, site: name, template: 'welcomeOwner' },
      tenantId: tenant.id,
      to: ownerEmail,
    })
    audit({ after: { name, owner: ownerEmail, plan: planId, slug }, target: `tenants/${tenant.id}` })
    return { id: tenant.id, name, ownerIsNew: owner.isNew, slug }
  },
  status: 201,
  summary: 'Create a site with its owner',
  // The console runs it as well, without a person.
  who: superAdmin as Rule,
})

interface NewUser {
  email: string
  firstName: string
  lastName: string
}

/** Finds the account of an address, or creates one with a random password. */
async function findOrCreateOwner(
  req: PayloadRequest,
  { email, firstName, lastName }: NewUser,
): Promise<{ id: string; isNew: boolean }> {
  // Serialised, because two tenants of one new owner may be created concurrently.
  await lockValue(await dbOf(req), 'email', email)
  const existing = await findStored<{ id: string }>(req, {
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (existing) return { id: String(existing.id), isNew: false }
  const user = await req.payload.create({
    collection: 'users',
    data: { email, emailVerified: false, firstName, lastName, password: newToken() },
    // Only super-admins reach this, and only name and address are set.
    overrideAccess: true,
    req,
  })
  return { id: user.id, isNew: true }
}
