import { statSync } from 'node:fs'
import { capture } from '../capture.mjs'
import { StartError } from '../StartError.mjs'

/** @typedef {{ uid?: number, gid?: number }} Account empty: as whoever runs this script */

/**
 * Who the server runs as. PostgreSQL refuses to run as root, so root hands it to the owner of an existing cluster,
 * else to the system user `postgres`, who is made when missing.
 * @param {string} cluster folder that may not exist yet
 * @returns {Promise<Account>}
 * @throws StartError when root cannot make that user
 */
export async function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return {}
  return ownerOf(cluster) ?? (await systemUser()) ?? (await makeSystemUser())
}

/** @param {string} folder */
function ownerOf(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined
}

async function systemUser() {
  const [uid, gid] = await Promise.all([capture('id', ['-u', 'postgres']), capture('id', ['-g', 'postgres'])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function makeSystemUser() {
  const made = await capture('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    'postgres',
  ])
  const account = await systemUser()
  if (account) return account
  throw new StartError(
    `PostgreSQL does not run as root, and the system user "postgres" could not be made (${made.output.trim()}): make it, start as another user, or set DATABASE_URL.`,
  )
}
