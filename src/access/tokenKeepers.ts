import type { Transaction } from '../database/connections'
import type { BearerTokens, EndedTokens } from './bearerTokens'
import { callboardOf } from './registryOf'

/** Who keeps tokens that begin like this one; null for a session's. */
export const keeperOf = (payload: Parameters<typeof callboardOf>[0], token: string): BearerTokens | null =>
  callboardOf(payload).bearerTokens.find(({ prefix }) => token.startsWith(prefix)) ?? null

/** Ends tokens of a person, whoever keeps them. */
export async function endTokensOf(req: Transaction, which: EndedTokens): Promise<void> {
  for (const keeper of callboardOf(req.payload).bearerTokens) await keeper.end(req, which)
}
