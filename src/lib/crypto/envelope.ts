import { createCipheriv, createDecipheriv, randomBytes, createHash } from 'node:crypto'

/** Keys by id; the first one encrypts, all of them decrypt. */
export type KeyRing = ReadonlyMap<string, Buffer>

const ALGORITHM = 'aes-256-gcm'

const NONCE_BYTES = 12

const TAG_BYTES = 16

const VERSION = 'v1'

/** The text was encrypted with a key that is gone, for another place, or it was changed. */
export class CannotDecrypt extends Error {
  override name = 'CannotDecrypt'
}

/** Reads a key ring as it stands in the settings: `id:base64[,id:base64]`. */
export function readKeyRing(setting: string): KeyRing {
  return new Map(
    setting.split(',').map((entry) => {
      const [id = '', key = ''] = entry.split(':')
      return [id, Buffer.from(key, 'base64')]
    }),
  )
}

/**
 * Encrypts a secret for storing.
 * @param place what it belongs to, such as tenant and field: it decrypts nowhere else
 * @returns `v1.keyId.base64url`
 */
export function seal(ring: KeyRing, text: string, place: string): string {
  const [id, key] = [...ring][0]!
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${id}.${sealed.toString('base64url')}`
}

/**
 * Decrypts what `seal` made.
 * @throws CannotDecrypt
 */
export function open(ring: KeyRing, envelope: string, place: string): string {
  const [version, id = '', body = ''] = envelope.split('.')
  const key = ring.get(id)
  const sealed = Buffer.from(body, 'base64url')
  if (version !== VERSION || !key || sealed.length < NONCE_BYTES + TAG_BYTES)
    throw new CannotDecrypt('Unknown key or form')
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES))
    return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new CannotDecrypt('Not what was stored here')
  }
}

/** A token that nobody guesses: 32 random bytes, for a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. Whoever reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
