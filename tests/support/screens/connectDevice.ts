import type { Authenticator, Deviation } from '@tests/support/authenticator'

type Creation = { challenge: ArrayBuffer; rp: { id?: string }; user: { id: ArrayBuffer } }
type Request = { challenge: ArrayBuffer; rpId?: string }
type Call<Options> = { mediation?: string; publicKey: Options; signal?: AbortSignal }

const toText = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url')
const toBytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer

/** What a browser fills in for the person: it waits until they choose something. */
export interface Autofill {
  /** Chooses the passkey that is offered. */
  choose: () => void
  isOffered: () => boolean
  /** @throws DOMException if the page takes the offer back */
  wait: (signal?: AbortSignal) => Promise<void>
}

export function offerPasskeys(): Autofill {
  let chosen: (() => void) | null = null
  return {
    choose: () => chosen?.(),
    isOffered: () => chosen !== null,
    wait: (signal) =>
      new Promise((resolve, reject) => {
        chosen = resolve
        signal?.addEventListener('abort', () => {
          chosen = null
          reject(new DOMException('Aborted', 'AbortError'))
        })
      }),
  }
}

interface DeviceOptions extends Deviation {
  /** Default: the browser fills in no passkeys. */
  autofill?: Autofill
}

/**
 * Gives the browser of screens a device with passkeys, for which jsdom has nothing.
 * @param device null for a person who cancels what the device asks
 * @returns a function that takes it away
 */
export function connectDevice(
  device: Authenticator | null,
  { autofill, ...deviation }: DeviceOptions = {},
): () => void {
  const sign = <Options>(use: (from: Authenticator, options: Options) => { id: string; response: object }) => {
    return async ({ mediation, publicKey, signal }: Call<Options>): Promise<object> => {
      if (mediation === 'conditional') await autofill?.wait(signal)
      if (!device) throw new DOMException('Cancelled', 'NotAllowedError')
      const { id, response } = use(device, publicKey)
      return {
        id,
        authenticatorAttachment: 'platform',
        getClientExtensionResults: () => ({}),
        rawId: toBytes(id),
        response: {
          ...Object.fromEntries(
            Object.entries(response).map(([name, value]) => [name, typeof value === 'string' ? toBytes(value) : value]),
          ),
          getTransports: () => ['internal'],
        },
        type: 'public-key',
      }
    }
  }
  const credentials = {
    create: sign<Creation>((from, { challenge, rp, user }) =>
      from.create({ challenge: toText(challenge), rp, user: { id: toText(user.id) } }, deviation),
    ),
    get: sign<Request>((from, { challenge, rpId }) => from.sign({ challenge: toText(challenge), rpId }, deviation)),
  }
  const places = [...new Set<object>([globalThis, window])]
  for (const place of places)
    Object.defineProperty(place, 'PublicKeyCredential', {
      configurable: true,
      value: class PublicKeyCredential {
        static isConditionalMediationAvailable = () => Promise.resolve(Boolean(autofill))
      },
    })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  return () => {
    for (const place of places) Reflect.deleteProperty(place, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  }
}
