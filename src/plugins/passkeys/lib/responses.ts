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
export const registrationResponse = z.object({
  ...shared,
  response: z.object({
    attestationObject: base64url(30_000),
    clientDataJSON: base64url(8000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

/** What a browser returns for a signature: `AuthenticationResponseJSON`. */
export const assertionResponse = z.object({
  ...shared,
  response: z.object({
    authenticatorData: base64url(8000),
    clientDataJSON: base64url(8000),
    signature: base64url(8000),
    /** The account, as `userHandleOf` names it. */
    userHandle: base64url(200).optional(),
  }),
})

export type RegistrationResponse = z.infer<typeof registrationResponse>
export type AssertionResponse = z.infer<typeof assertionResponse>
type TransportName = z.infer<typeof transport>

/** The transports that WebAuthn knows. Browsers may send others. */
export const knownTransports = (names: string[]): TransportName[] =>
  names.flatMap((name) => transport.safeParse(name).data ?? [])
