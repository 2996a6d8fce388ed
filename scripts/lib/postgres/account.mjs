import { statSync } from 'node:fs'
import { capture } from '../capture.mjs'
import { StartError } from '../StartError.mjs'

/** @typedef {{ uid?: number, gid?: number }} Account empty for the user who runs this script */

/**
 * The user that runs the server. PostgreSQL refuses to run as root, so root runs it as the owner of an existing
 * cluster, or as the system user `postgres`, which is created if missing.
 * @param {string} cluster folder that may not exist yet
 * @returns {Promise<Account>}
 * @throws StartError if root cannot create that user
 */
export async function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return {}
  return ownerOf(cluster) ?? (await systemUser()) ?? (await createSystemUser())
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

async function createSystemUser() {
  const created = await capture('useradd', [
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
    `PostgreSQL does not run as root, and the system user "postgres" could not be created (${created.output.trim()}): create it, start as another user, or set DATABASE_URL.`,
  )
}
