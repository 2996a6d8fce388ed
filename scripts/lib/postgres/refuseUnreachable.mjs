import { StartError } from '../StartError.mjs'
import { withClient } from './databases.mjs'

const OLDEST = 16

/** What the server's or the system's code means for the person who wrote DATABASE_URL. @type {Record<string, string>} */
const REASONS = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'no answer',
  '28P01': 'user or password are wrong',
  28000: 'this user may not sign in',
  '3D000': 'there is no such database',
  53300: 'it has too many connections',
}

/**
 * Makes sure that the given database answers, before anything is built upon it.
 * @param {string} url
 * @throws StartError saying why not, without the password
 */
export async function refuseUnreachable(url) {
  const { host, pathname } = new URL(url)
  const place = `The database ${host}${pathname} (DATABASE_URL)`
  const version = await withClient(url, async (client) => {
    const { rows } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS version")
    return rows[0].version
  }).catch((error) => {
    throw new StartError(`${place} cannot be used: ${REASONS[error.code] ?? error.message}.`)
  })
  if (version < OLDEST) throw new StartError(`${place} is PostgreSQL ${version}; ${OLDEST} or newer is needed.`)
}
