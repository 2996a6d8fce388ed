import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveInThread } from './derivationThread'
import { runQueued } from './runQueued'

/** Format of Payload passwords since 3.90, so that both its endpoints and ours can read them. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const BYTES = 32

export interface StoredPassword {
  salt: string
  hash: string
}

/** Compared with if there is no account, so that the response takes the same time. */
const DUMMY_PASSWORD: StoredPassword = { hash: `${PREFIX}${'00'.repeat(BYTES)}`, salt: '00'.repeat(BYTES) }

/** Hashes the password of an account. Takes about 0.2 s of CPU time. */
export async function hashAccountPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(BYTES).toString('hex')
  return { hash: `${PREFIX}${(await deriveKey(password, salt)).toString('hex')}`, salt }
}

/**
 * Verifies the password of an account.
 * @param stored null if there is no account: takes the same time and returns false
 */
export async function isAccountPassword(password: string, stored: StoredPassword | null): Promise<boolean> {
  const { hash, salt } = stored ?? DUMMY_PASSWORD
  const storedKey = Buffer.from(hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '', 'hex')
  const key = await deriveKey(password, salt)
  return stored !== null && storedKey.length === BYTES && timingSafeEqual(key, storedKey)
}

const deriveKey = (password: string, salt: string): Promise<Buffer> =>
  runQueued(() => deriveInThread({ bytes: BYTES, iterations: ITERATIONS, password, salt }))
