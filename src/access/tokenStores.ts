import type { Transaction } from '@/database/connections'
import type { BearerTokenStore, TokenRevocation } from './bearerTokens'
import { callboardOf } from './registryOf'

/** The store of a token, by its prefix; null for a session token. */
export const tokenStoreOf = (payload: Parameters<typeof callboardOf>[0], token: string): BearerTokenStore | null =>
  callboardOf(payload).bearerTokens.find(({ prefix }) => token.startsWith(prefix)) ?? null

/** Revokes tokens of a user in all stores. */
export async function revokeTokens(req: Transaction, which: TokenRevocation): Promise<void> {
  for (const store of callboardOf(req.payload).bearerTokens) await store.revoke(req, which)
}
