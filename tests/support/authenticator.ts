import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { ORIGIN } from './boot'

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** What differs from an honest device. */
export interface Deviation {
  /** Default: that of the next signature. */
  counter?: number
  /** Id to claim in place of its own. */
  id?: string
  isVerified?: boolean
  origin?: string
  rpId?: string
  /** Handle of the account to claim. */
  userHandle?: string
}

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

/** A device with one passkey (ES256) and a counter, as browsers reach it. */
export class Authenticator {
  readonly id = base64url(randomBytes(32))
  private readonly key: KeyObject
  private readonly publicKey: Uint8Array
  /** Number of its last signature. */
  counter = 0
  userHandle = ''

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
    this.key = pair.privateKey
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  /** `navigator.credentials.create()`, as `RegistrationResponseJSON`. */
  create({ challenge, rp, user }: CreationOptions, deviation: Deviation = {}) {
    this.userHandle = user.id
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, 32]),
      Buffer.from(this.id, 'base64url'),
      this.publicKey,
    ])
    const authData = this.authenticatorData(rp.id ?? 'localhost', deviation, attested)
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.wrap(deviation, {
      attestationObject: base64url(isoCBOR.encode(attestation)),
      clientDataJSON: clientData('webauthn.create', challenge, deviation),
      transports: ['internal'],
    })
  }

  /** `navigator.credentials.get()`, as `AuthenticationResponseJSON`. */
  sign({ challenge, rpId = 'localhost' }: { challenge: string; rpId?: string }, deviation: Deviation = {}) {
    const authenticatorData = this.authenticatorData(rpId, deviation)
    const clientDataJSON = clientData('webauthn.get', challenge, deviation)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.wrap(deviation, {
      authenticatorData: base64url(authenticatorData),
      clientDataJSON,
      signature: base64url(sign('sha256', signed, this.key)),
      userHandle: deviation.userHandle ?? this.userHandle,
    })
  }

  private wrap<Response>({ id = this.id }: Deviation, response: Response) {
    return { id, clientExtensionResults: {}, rawId: id, response, type: 'public-key' }
  }

  private authenticatorData(
    rpId: string,
    { counter = ++this.counter, isVerified = true, rpId: claimed = rpId }: Deviation,
    attested?: Buffer,
  ): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const number = Buffer.alloc(4)
    number.writeUInt32BE(counter)
    return Buffer.concat([sha256(claimed), Buffer.from([flags]), number, attested ?? Buffer.alloc(0)])
  }
}

const clientData = (type: string, challenge: string, { origin = ORIGIN }: Deviation): string =>
  base64url(JSON.stringify({ challenge, crossOrigin: false, origin, type }))
