import type { PayloadRequest } from 'payload'
import { connectionOf, markRevoked, tokenOf, type StoredConnection } from '../../database/connections'
import { GithubClient } from './GithubClient'
import { GithubProblem, toGithubProblem } from './GithubProblem'

export interface Connected {
  client: GithubClient
  connection: StoredConnection
}

/** GitHub, as the account of the first of these people who has one. @throws GithubProblem `disconnected`, `revoked` */
export async function clientFor(req: PayloadRequest, ...userIds: string[]): Promise<Connected> {
  const found = (await Promise.all([...new Set(userIds)].map((id) => connectionOf(req, id)))).filter(
    (one) => one !== null,
  )
  if (found.length === 0) throw new GithubProblem('disconnected')
  for (const connection of found) {
    const token = connection.isRevoked ? null : tokenOf(connection)
    if (token) return { client: new GithubClient(token), connection }
  }
  throw new GithubProblem('revoked')
}

/** Asks GitHub, and remembers where it refuses the account. @throws GithubProblem */
export async function requestGithub<Result>(
  req: PayloadRequest,
  connected: Connected,
  ask: (client: GithubClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(connected.client)
  } catch (error) {
    if (error instanceof GithubProblem && error.code === 'revoked') await markRevoked(req, connected.connection)
    throw error instanceof GithubProblem ? error : toGithubProblem(error)
  }
}
