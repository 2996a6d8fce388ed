import { z } from 'zod'

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

/** WebAuthn allows ids of 1,023 bytes. */
const credentialId = base64url(1400)

const shared = {
  id: credentialId,
  rawId: credentialId,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).transform(() => ({})),
  type: z.literal('public-key'),
}

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** What a browser returns for a new passkey: `RegistrationResponseJSON`. */
const registrationResponse = z.object({
  ...shared,
  response: z.object({
    attestationObject: base64url(30_000),
    clientDataJSON: base64url(8000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

/** What a browser returns for a signature: `AuthenticationResponseJSON`. */
const assertionResponse = z.object({
  ...shared,
  response: z.object({
    authenticatorData: base64url(8000),
    clientDataJSON: base64url(8000),
    signature: base64url(8000),
    /** The account, as `userHandleOf` names it. */
    userHandle: base64url(200).optional(),
  }),
})

/** A response of the browser, as the JSON text that WebAuthn defines. It is made by devices, not by people. */
export const responseText = z.string().min(2).max(60_000)

/** @returns null if it is none */
export const parseRegistration = (text: string): RegistrationResponse | null =>
  registrationResponse.safeParse(parseJson(text)).data ?? null

/** @returns null if it is none */
export const parseAssertion = (text: string): AssertionResponse | null =>
  assertionResponse.safeParse(parseJson(text)).data ?? null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type RegistrationResponse = z.infer<typeof registrationResponse>
export type AssertionResponse = z.infer<typeof assertionResponse>
type TransportName = z.infer<typeof transport>

/** The transports that WebAuthn knows. Browsers may send others. */
export const knownTransports = (names: string[]): TransportName[] =>
  names.flatMap((name) => transport.safeParse(name).data ?? [])
