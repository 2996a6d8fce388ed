import type { BasePayload } from 'payload'
import type { BearerTokens } from '../../../access/bearerTokens'
import { hashToken } from '../../../lib/crypto/envelope'
import { oncePerProcess } from '../../../lib/process/oncePerProcess'
import { deleteToken, deleteTokens, findToken, writeLastUsed } from '../database/accessTokens'
import { isAccessToken, PREFIX } from './tokenText'

const A_MINUTE = 60_000
/** Tokens whose use a process remembers; it starts afresh beyond that. */
const MOST = 10_000

const noted = oncePerProcess('tokenUses', () => new Map<string, number>())

/** How the sign-in knows our tokens. */
export const bearerTokens: BearerTokens = {
  end: deleteTokens,
  endOne: async (payload, id) => void (await deleteToken({ payload }, id)),
  find: async (payload, token) => {
    const row = isAccessToken(token) ? await findToken(payload, hashToken(token)) : null
    return row && { id: row.id, keys: row.keys, name: row.name, tenantId: row.tenantId, userId: row.userId }
  },
  noteUse,
  prefix: PREFIX,
}

function noteUse(payload: BasePayload, id: string): void {
  const now = Date.now()
  if (now - (noted.get(id) ?? 0) < A_MINUTE) return
  if (noted.size >= MOST) noted.clear()
  noted.set(id, now)
  // Where it fails, the next call notes it.
  writeLastUsed(payload, id).catch(() => noted.delete(id))
}
