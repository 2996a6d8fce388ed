import pg from 'pg'

/**
 * Runs a job on its own connection.
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} job
 * @returns {Promise<T>}
 */
export async function withClient(url, job) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // Losing an idle connection must not end the process; the next query reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await job(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Creates a database.
 * @param {string} adminUrl URL of any database of the server, with a role that may create databases
 * @param {string} name
 * @param {{ template?: string, owner?: string }} [options] `template`: the database to copy, which must have no
 *   connections
 * @returns {Promise<string>} its URL, with the same role
 */
export async function createDatabase(adminUrl, name, { template, owner } = {}) {
  await withClient(adminUrl, (client) => {
    const quote = (/** @type {string} */ part) => client.escapeIdentifier(part)
    const from = template ? ` TEMPLATE ${quote(template)}` : ''
    return client.query(`CREATE DATABASE ${quote(name)}${owner ? ` OWNER ${quote(owner)}` : ''}${from}`)
  })
  return addressOf(adminUrl, name)
}

/**
 * Drops a database and closes its connections. Does nothing if it does not exist.
 * @param {string} adminUrl
 * @param {string} name
 */
export async function dropDatabase(adminUrl, name) {
  await withClient(adminUrl, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  )
}

/**
 * The URL of another database of the same server.
 * @param {string} url
 * @param {string} name
 */
export function addressOf(url, name) {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}

/**
 * Creates the role and the database of the application unless they exist. The role owns nothing but its database.
 * @param {string} adminUrl
 * @param {{ role: string, password: string, database: string }} options
 */
export async function ensureDatabase(adminUrl, { role, password, database }) {
  await withClient(adminUrl, async (client) => {
    const { rowCount: roles } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
    if (!roles)
      await client.query(
        `CREATE ROLE ${client.escapeIdentifier(role)} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
      )
    const { rowCount: databases } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (!databases)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)} OWNER ${client.escapeIdentifier(role)}`)
  })
}
