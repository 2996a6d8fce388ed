import type { PayloadRequest } from 'payload'
import { connectionOf, markRevoked, tokenOf, type StoredConnection } from '../../database/connections'
import { GithubClient } from './GithubClient'
import { GithubProblem, toGithubProblem } from './GithubProblem'

export interface Connected {
  client: GithubClient
  connection: StoredConnection
}

/**
 * Returns a client for the first of these users with a working account.
 * @throws GithubProblem `disconnected`, `revoked`
 */
export async function clientFor(req: PayloadRequest, ...userIds: string[]): Promise<Connected> {
  const found = (await Promise.all([...new Set(userIds)].map((id) => connectionOf(req, id)))).filter(
    (connection) => connection !== null,
  )
  if (found.length === 0) throw new GithubProblem('disconnected')
  for (const connection of found) {
    const token = connection.isRevoked ? null : tokenOf(connection)
    if (token) return { client: new GithubClient(token), connection }
  }
  throw new GithubProblem('revoked')
}

/**
 * Sends a request to GitHub, and marks the connection as revoked when GitHub rejects its token.
 * @throws GithubProblem
 */
export async function requestGithub<Result>(
  req: PayloadRequest,
  connected: Connected,
  request: (client: GithubClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await request(connected.client)
  } catch (error) {
    if (error instanceof GithubProblem && error.code === 'revoked') await markRevoked(req, connected.connection)
    throw error instanceof GithubProblem ? error : toGithubProblem(error)
  }
}
