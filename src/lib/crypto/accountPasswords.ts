import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveInThread } from './derivationThread'
import { runQueued } from './runQueued'

/** As Payload stores passwords since 3.90, so that its own doors and ours read each other's. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const BYTES = 32

export interface StoredPassword {
  salt: string
  hash: string
}

/** Nobody's: compared with where there is no account, so that the answer takes as long. */
const NOBODY: StoredPassword = { hash: `${PREFIX}${'00'.repeat(BYTES)}`, salt: '00'.repeat(BYTES) }

/** What is stored of an account's password. Takes about 0.2 s of a processor. */
export async function hashAccountPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(BYTES).toString('hex')
  return { hash: `${PREFIX}${(await deriveKey(password, salt)).toString('hex')}`, salt }
}

/**
 * Is this the password of the account?
 * @param stored null where there is no such account: takes as long, and is never right
 */
export async function isAccountPassword(password: string, stored: StoredPassword | null): Promise<boolean> {
  const { hash, salt } = stored ?? NOBODY
  const wanted = Buffer.from(hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '', 'hex')
  const key = await deriveKey(password, salt)
  return stored !== null && wanted.length === BYTES && timingSafeEqual(key, wanted)
}

const deriveKey = (password: string, salt: string): Promise<Buffer> =>
  runQueued(() => deriveInThread({ bytes: BYTES, iterations: ITERATIONS, password, salt }))
