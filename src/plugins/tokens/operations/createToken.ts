import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isTokenKey } from '../../../access/bearerTokens'
import { holds, type Person } from '../../../access/person'
import { closure } from '../../../access/permissions'
import { registryOf } from '../../../access/registryOf'
import { hasFactor } from '../../../database/accounts/secondFactors'
import { holdOpenSession } from '../../../database/accounts/sessions'
import { checkPassword } from '../../../endpoints/accounts/checkPassword'
import { ownSession } from '../../../endpoints/accounts/ownSession'
import { takeCode } from '../../../endpoints/accounts/takeCode'
import { defineOperation } from '../../../endpoints/define'
import { notFound, refused, signedOut } from '../../../endpoints/OperationError'
import { lockPeople } from '../../../endpoints/people/site'
import { member } from '../../../endpoints/rules'
import { hashToken } from '../../../lib/crypto/tokens'
import { addToken, countTokensOf } from '../database/accessTokens'
import { newAccessToken } from '../lib/tokenText'

export const AREA = 'tokens'
/** Tokens of one person. */
const MOST = 50
const MOST_DAYS = 366
const A_DAY = 24 * 60 * 60 * 1000

/** Creates a token for a program. It is shown in the answer and never again. */
export const createToken = defineOperation({
  name: 'createToken',
  area: AREA,
  audit: 'tokens.created',
  input: z.strictObject({
    name: z.string().trim().min(1).max(80),
    tenant: z.uuid(),
    keys: z.array(z.string().max(100)).min(1).max(200),
    /** A moment, in ISO 8601. */
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
    if (!isInReach(expiresAt)) throw refused(AREA, `Choose a day within the next ${MOST_DAYS} days.`, 'expiresAt')
    await requireCode(req, person.id, input.code)
    const sessionId = await stillHere(req, person.id, tenantId)
    if ((await countTokensOf(req, person.id)) >= MOST)
      throw refused(AREA, `You have ${MOST} tokens. End one that you no longer use first.`)
    const token = newAccessToken()
    const id = randomUUID()
    await addToken(req, {
      expiresAt,
      hash: hashToken(token),
      id,
      keys,
      name: input.name,
      sessionId,
      tenantId: tenantId,
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
 * Makes sure that the person is still signed in and belongs to the site, and keeps whoever ends either waiting: this token
 * ends with the others.
 * @returns id of the session
 * @throws OperationError 401 or 404 where they are out by now
 */
async function stillHere(req: PayloadRequest, userId: string, tenantId: string): Promise<string> {
  const { people } = await lockPeople(req, tenantId)
  if (!people.has(userId)) throw notFound(AREA)
  const session = ownSession(req)
  if (!session || !(await holdOpenSession(req, userId, session))) throw signedOut(AREA)
  return session
}

/** @throws OperationError 422 where the person does not hold a key, or no token may carry it */
function grantedKeys(req: PayloadRequest, person: Person, tenantId: string, asked: string[]): string[] {
  const known = registryOf(req.payload)
  // What the provider may do anywhere is nothing that a program should carry about.
  const isHeld = (key: string) =>
    person.memberships.has(tenantId) && known.keys.has(key) && holds({ ...person, isSuperAdmin: false }, key, tenantId)
  const wrong = asked.find((key) => !isTokenKey(key) || !isHeld(key))
  if (wrong !== undefined) throw refused(AREA, `You cannot give "${wrong.slice(0, 60)}" to a token.`, 'keys')
  return [...closure(known, asked)].filter(isTokenKey).sort()
}

const isInReach = (moment: Date): boolean =>
  moment.getTime() > Date.now() && moment.getTime() <= Date.now() + MOST_DAYS * A_DAY

/** Whoever signs in with a second proof gives it here, too. */
async function requireCode(req: PayloadRequest, userId: string, code: string | undefined): Promise<void> {
  if (!(await hasFactor(req, userId)) || (code && (await takeCode(req, userId, code)))) return
  throw refused(AREA, 'This code is not right, or it has been used already.', 'code')
}
