import { z } from 'zod'
import { dbOf, defineOperation, lockValue, notFound, signedIn } from '@/exports/server'
import { deleteToken, listTokensOf, readToken } from '../lib/accessTokens'
import { AREA } from './createToken'

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  tenant: z.uuid(),
  keys: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export const listTokens = defineOperation({
  name: 'listTokens',
  area: AREA,
  audit: null,
  input: z.strictObject({}),
  method: 'get',
  output: z.object({ tokens: z.array(listed) }),
  path: '/tokens',
  run: async ({ person, req }) => {
    const rows = await listTokensOf(req, person.id)
    return {
      tokens: rows.map(({ createdAt, expiresAt, id, keys, lastUsedAt, name, tenantId }) => ({
        id,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        keys,
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        name,
        tenant: tenantId,
      })),
    }
  },
  summary: 'List your access tokens',
  who: signedIn,
})

/** Revokes one of the person's own tokens. Programs using it are rejected from the next request on. */
export const endToken = defineOperation({
  name: 'endToken',
  area: AREA,
  audit: 'tokens.ended',
  input: z.strictObject({ id: z.uuid() }),
  method: 'delete',
  output: z.object({ ended: z.literal(1) }),
  path: '/tokens/:id',
  run: async ({ audit, input: { id }, person, req }) => {
    // A token ends once, also when it is ended twice at the same time.
    await lockValue(await dbOf(req), 'access-tokens', id)
    const token = await readToken(req, id, person.id)
    if (!token) throw notFound(AREA)
    await deleteToken(req, id)
    audit({ before: { name: token.name }, target: `access-tokens/${id}` })
    return { ended: 1 as const }
  },
  summary: 'End one of your access tokens',
  // The audit entry belongs to the tenant of the token.
  tenant: async ({ id }, req) =>
    req.user ? ((await readToken(req, id, String(req.user.id)))?.tenantId ?? null) : null,
  who: signedIn,
})
