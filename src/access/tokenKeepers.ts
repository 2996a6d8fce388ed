import type { Transaction } from '../database/connections'
import type { BearerTokens, EndedTokens } from './bearerTokens'
import { callboardOf } from './registryOf'

/** The store of a token, by its prefix; null for a session token. */
export const keeperOf = (payload: Parameters<typeof callboardOf>[0], token: string): BearerTokens | null =>
  callboardOf(payload).bearerTokens.find(({ prefix }) => token.startsWith(prefix)) ?? null

/** Revokes tokens of a user in all stores. */
export async function endTokensOf(req: Transaction, which: EndedTokens): Promise<void> {
  for (const store of callboardOf(req.payload).bearerTokens) await store.end(req, which)
}
