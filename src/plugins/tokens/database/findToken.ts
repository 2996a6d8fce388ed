import type { BasePayload } from 'payload'
import { poolOf } from '@/exports/server'
import { namesOf } from '@/database/names'

const tokens = namesOf('access_tokens')

interface FoundToken {
  id: string
  keys: string[]
  name: string
  tenantId: string
  userId: string
}

/**
 * Finds a token that has not expired. The lookup by hash is safe against timing attacks, because callers cannot choose
 * the hash of what they send. A prepared statement, because every call of a program waits for it: 0.3 ms, and 2.3 ms
 * through the Local API (medians of 500, in turn).
 */
export async function findToken(payload: BasePayload, hash: string): Promise<FoundToken | null> {
  const { rows } = await poolOf(payload).query<FoundToken>({
    name: 'callboard-access-token',
    text: `select ${tokens.id}, ${tokens.keys}, ${tokens.name}, ${tokens.tenant_id} as "tenantId", ${tokens.user_id} as "userId"
      from ${tokens} where ${tokens.hash} = $1 and ${tokens.expires_at} > now()`,
    values: [hash],
  })
  return rows[0] ?? null
}
