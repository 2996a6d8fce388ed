import { StartError } from '../StartError.mjs'
import { withClient } from './databases.mjs'

const MIN_VERSION = 16

/**
 * What error codes mean for the user who set DATABASE_URL.
 * @type {Record<string, string>}
 */
const REASONS = {
  ECONNREFUSED: 'connection refused, no server is listening there',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'the connection timed out',
  '28P01': 'wrong user or password',
  28000: 'this user is not allowed to connect',
  '3D000': 'the database does not exist',
  53300: 'it has too many connections',
}

/**
 * Checks that the given database can be used, before anything depends on it.
 * @param {string} url
 * @throws StartError with the reason, without the password
 */
export async function assertReachable(url) {
  const { host, pathname } = new URL(url)
  const subject = `The database ${host}${pathname} (DATABASE_URL)`
  const version = await withClient(url, async (client) => {
    const { rows } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS version")
    return rows[0].version
  }).catch((error) => {
    throw new StartError(`${subject} cannot be used: ${REASONS[error.code] ?? error.message}.`)
  })
  if (version < MIN_VERSION)
    throw new StartError(`${subject} is PostgreSQL ${version}; ${MIN_VERSION} or newer is needed.`)
}
