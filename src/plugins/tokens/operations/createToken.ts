import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isTokenKey } from '@/access/bearerTokens'
import { defineOperation, member, notFound, refused, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { withImpliedKeys } from '@/access/permissions'
import { registryOf } from '@/access/registryOf'
import { hasFactor } from '@/database/accounts/secondFactors'
import { lockOpenSession } from '@/database/accounts/sessions'
import { checkPassword } from '@/endpoints/accounts/passwords'
import { ownSession } from '@/endpoints/accounts/sessions/sessions'
import { consumeCode } from '@/endpoints/accounts/consumeCode'
import { unauthorized } from '@/endpoints/OperationError'
import { lockPeople } from '@/endpoints/people/lockedSite'
import { hashToken } from '@/lib/crypto/envelope'
import { addToken, countTokensOf } from '../lib/accessTokens'
import { newAccessToken } from '../lib/tokenText'

export const AREA = 'tokens'
/** Maximum number of tokens per person. */
const MAX_TOKENS = 50
const MAX_DAYS = 366
const DAY_MS = 24 * 60 * 60 * 1000

/** Creates a token for a program. Only this response contains it. */
export const createToken = defineOperation({
  name: 'createToken',
  area: AREA,
  audit: 'tokens.created',
  input: z.strictObject({
    name: z.string().trim().min(1).max(80),
    tenant: z.uuid(),
    keys: z.array(z.string().max(100)).min(1).max(200),
    /** In ISO 8601. */
    expiresAt: z.string().min(1).max(40),
    password: z.string().min(1).max(1000),
    code: z.string().trim().min(1).max(40).optional(),
  }),
  limit: { by: ['person'], points: 20, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ id: z.uuid(), token: z.string() }),
  path: '/tokens',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, AREA),
  run: async ({ audit, input, person, req, tenantId }) => {
    const keys = grantedKeys(req, person, tenantId, input.keys)
    const expiresAt = new Date(input.expiresAt)
    if (!isValidExpiry(expiresAt))
      throw refused(AREA, translatorOf(req.i18n)('tokenRefusedDay', { days: MAX_DAYS }), 'expiresAt')
    await requireCode(req, person.id, input.code)
    const sessionId = await lockSession(req, person.id, tenantId)
    if ((await countTokensOf(req, person.id)) >= MAX_TOKENS)
      throw refused(AREA, translatorOf(req.i18n)('tokenRefusedMany', { most: MAX_TOKENS }))
    const token = newAccessToken()
    const id = await addToken(req, {
      expiresAt,
      hash: hashToken(token),
      keys,
      name: input.name,
      sessionId,
      tenantId,
      userId: person.id,
    })
    audit({ after: { expiresAt: expiresAt.toISOString(), keys, name: input.name }, target: `access-tokens/${id}` })
    return { id, token }
  },
  status: 201,
  summary: 'Create an access token for a program',
  tenant: ({ tenant }) => tenant,
  who: member,
})

/**
 * Asserts that the person is still signed in and a member of the tenant, and locks both: a concurrent sign-out or
 * removal waits, and then also ends this token.
 * @returns id of the session
 * @throws OperationError 401 if the session has ended, 404 if the person is no longer a member
 */
async function lockSession(req: PayloadRequest, userId: string, tenantId: string): Promise<string> {
  const { people } = await lockPeople(req, tenantId)
  if (!people.has(userId)) throw notFound(AREA)
  const session = ownSession(req)
  if (!session || !(await lockOpenSession(req, userId, session))) throw unauthorized(AREA)
  return session
}

/** @throws OperationError 422 if the person does not hold a key, or tokens may not have it */
function grantedKeys(req: PayloadRequest, person: Person, tenantId: string, requested: string[]): string[] {
  const registry = registryOf(req.payload)
  // Super admin permissions must not be granted to programs, so only memberships count.
  const isHeld = (key: string) =>
    person.memberships.has(tenantId) &&
    registry.keys.has(key) &&
    hasPermission({ ...person, isSuperAdmin: false }, key, tenantId)
  const invalid = requested.find((key) => !isTokenKey(key) || !isHeld(key))
  if (invalid !== undefined)
    throw refused(AREA, translatorOf(req.i18n)('tokenRefusedKey', { permission: invalid.slice(0, 60) }), 'keys')
  return [...withImpliedKeys(registry, requested)].filter(isTokenKey).sort()
}

const isValidExpiry = (moment: Date): boolean =>
  moment.getTime() > Date.now() && moment.getTime() <= Date.now() + MAX_DAYS * DAY_MS

/** Requires the second factor from people who sign in with one. */
async function requireCode(req: PayloadRequest, userId: string, code: string | undefined): Promise<void> {
  if (!(await hasFactor(req, userId)) || (code && (await consumeCode(req, userId, code)))) return
  throw refused(AREA, translatorOf(req.i18n)('accountWrongCode'), 'code')
}
