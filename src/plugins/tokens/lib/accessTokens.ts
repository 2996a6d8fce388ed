import type { BasePayload, Where } from 'payload'
import type { TokenRevocation } from '@/access/bearerTokens'
import type { Transaction } from '@/exports/types'
import { idOf, required } from '@/lib/values'
import type { AccessToken } from '@/payload-types'

/** A token of a person, without what identifies it. */
export interface StoredToken extends Pick<AccessToken, 'id' | 'name'> {
  tenantId: string
  keys: string[]
  expiresAt: Date
  createdAt: Date
  lastUsedAt: Date | null
}

const toStored = ({ createdAt, expiresAt, id, keys, lastUsedAt, name, tenant }: AccessToken): StoredToken => ({
  createdAt: new Date(createdAt),
  expiresAt: new Date(expiresAt),
  id,
  // Only `addToken` writes them.
  keys: (Array.isArray(keys) ? keys : []) as string[],
  lastUsedAt: lastUsedAt ? new Date(lastUsedAt) : null,
  name,
  tenantId: required(idOf(tenant), 'the tenant of an access token'),
})

const LOCAL = {
  collection: 'access-tokens',
  depth: 0,
  // Operations decide who may have a token, for what, and who ends it.
  overrideAccess: true,
} as const

interface NewToken extends Pick<StoredToken, 'expiresAt' | 'name' | 'tenantId'> {
  hash: string
  keys: readonly string[]
  /** The session in which it is created; null for one of the installation itself. */
  sessionId: string | null
  userId: string
}

/** Stores a token. @returns its id */
export async function addToken(
  req: Transaction,
  { expiresAt, keys, tenantId, userId, ...token }: NewToken,
): Promise<string> {
  const data = { ...token, expiresAt: expiresAt.toISOString(), keys: [...keys], tenant: tenantId, user: userId }
  return (await req.payload.create({ ...LOCAL, data, req })).id
}

/** Lists the tokens of a person, oldest first, including expired ones that have not been deleted yet. */
export async function listTokensOf(req: Transaction, userId: string): Promise<StoredToken[]> {
  const where: Where = { user: { equals: userId } }
  const { docs } = await req.payload.find({ ...LOCAL, pagination: false, req, sort: ['createdAt', 'id'], where })
  return docs.map(toStored)
}

export async function readToken(req: Transaction, id: string, userId: string): Promise<StoredToken | null> {
  const where: Where = { and: [{ id: { equals: id } }, { user: { equals: userId } }] }
  const [token] = (await req.payload.find({ ...LOCAL, limit: 1, pagination: false, req, where })).docs
  return token ? toStored(token) : null
}

export async function countTokensOf(req: Transaction, userId: string): Promise<number> {
  return (await req.payload.count({ ...LOCAL, req, where: { user: { equals: userId } } })).totalDocs
}

/** Deletes a token if it is still there. */
export const deleteToken = (req: Transaction, id: string): Promise<void> => deleteWhere(req, { id: { equals: id } })

export async function deleteTokens(
  req: Transaction,
  { createdIn, notCreatedIn, tenantId, userId }: TokenRevocation,
): Promise<void> {
  const and: Where[] = [{ user: { equals: userId } }]
  if (tenantId !== undefined) and.push({ tenant: { equals: tenantId } })
  if (createdIn !== undefined) and.push({ sessionId: { equals: createdIn } })
  // Payload also finds those without a session.
  if (notCreatedIn !== undefined) and.push({ sessionId: { not_equals: notCreatedIn } })
  await deleteWhere(req, { and })
}

/** Deletes tokens that expired before a date. */
export const deleteExpired = (payload: BasePayload, before: Date): Promise<void> =>
  deleteWhere({ payload }, { expiresAt: { less_than: before.toISOString() } })

/** @throws if one cannot be deleted, which Payload only reports: nobody may believe that it has ended */
async function deleteWhere(req: Transaction, where: Where): Promise<void> {
  const { errors } = await req.payload.delete({ ...LOCAL, req, where })
  if (errors[0]) throw new Error(`Access token ${errors[0].id} could not be deleted: ${errors[0].message}`)
}

/** @throws if it has been deleted meanwhile */
export async function writeLastUsed(payload: BasePayload, id: string): Promise<void> {
  await payload.update({ ...LOCAL, data: { lastUsedAt: new Date().toISOString() }, id })
}
