import type { BasePayload } from 'payload'
import type { BearerTokenStore } from '@/access/bearerTokens'
import { hashToken } from '@/lib/crypto/envelope'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { findToken } from '../database/findToken'
import { addToken, deleteToken, deleteTokens, writeLastUsed } from './accessTokens'
import { isAccessToken, newAccessToken, TOKEN_PREFIX } from './tokenText'

const MINUTE_MS = 60_000
/** Maximum number of tokens whose last use a process remembers; beyond that the memory is cleared. */
const MAX_REMEMBERED = 10_000

const lastUses = oncePerProcess('tokenUses', () => new Map<string, number>())

/** Connects access tokens to authentication. */
export const bearerTokens: BearerTokenStore = {
  revoke: deleteTokens,
  revokeOne: (payload, id) => deleteToken({ payload }, id),
  find: async (payload, token) => (isAccessToken(token) ? findToken(payload, hashToken(token)) : null),
  issue: async (payload, { keys, name, seconds, tenantId, userId }) => {
    const token = newAccessToken()
    const expiresAt = new Date(Date.now() + seconds * 1000)
    await addToken({ payload }, { expiresAt, hash: hashToken(token), keys, name, sessionId: null, tenantId, userId })
    return token
  },
  recordUse,
  prefix: TOKEN_PREFIX,
}

function recordUse(payload: BasePayload, id: string): void {
  const now = Date.now()
  if (now - (lastUses.get(id) ?? 0) < MINUTE_MS) return
  if (lastUses.size >= MAX_REMEMBERED) lastUses.clear()
  lastUses.set(id, now)
  // If it fails, the next request tries again.
  writeLastUsed(payload, id).catch(() => lastUses.delete(id))
}
