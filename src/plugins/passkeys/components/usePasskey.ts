'use client'

import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { useApi, useMessages } from '@/exports/client'

/** What the browser returned, or why it returned nothing, as a text for the reader. */
type Answer<Response> = { response: Response } | { problem: string }

interface Passkeys {
  /** Asks the device for a new passkey. */
  create: (options: PublicKeyCredentialCreationOptionsJSON) => Promise<Answer<RegistrationResponseJSON>>
  /**
   * Offers the passkeys of the device where the browser fills in the email address, until the signal is aborted.
   * @returns the signature of the one that the person chose; null if they chose none, or the browser cannot
   */
  offer: (signal: AbortSignal) => Promise<AuthenticationResponseJSON | null>
  /** Asks the device for a signature with one of its passkeys. */
  sign: () => Promise<Answer<AuthenticationResponseJSON>>
}

/** Calls the browser's passkeys. The person may cancel, and the browser may not have any. */
export function usePasskey(): Passkeys {
  const t = useMessages()
  const call = useApi()

  async function ask<Response>(device: () => Promise<Response>): Promise<Answer<Response>> {
    try {
      return { response: await device() }
    } catch (error) {
      if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
        return { problem: t('passkeyKnown') }
      if (error instanceof WebAuthnError || error instanceof DOMException) return { problem: t('passkeyCancelled') }
      throw error
    }
  }

  const begin = () => call<{ options: PublicKeyCredentialRequestOptionsJSON }>('POST', '/passkeys/challenge', {})

  return {
    create: (optionsJSON) => ask(() => startRegistration({ optionsJSON })),
    offer: async (signal) => {
      if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return null
      const begun = await begin()
      if (!begun.success || signal.aborted) return null
      signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
      // Nobody has asked for it: whatever fails, the other ways to sign in are there.
      return startAuthentication({ optionsJSON: begun.doc.options, useBrowserAutofill: true }).catch(() => null)
    },
    sign: async () => {
      if (!isSupported()) return { problem: t('passkeyUnsupported') }
      const begun = await begin()
      if (!begun.success)
        return { problem: begun.code.startsWith('rate_limit') ? t('accountTooOften') : t('passkeyFailed') }
      return ask(() => startAuthentication({ optionsJSON: begun.doc.options }))
    },
  }
}

/** Whether the browser has passkeys. */
export const isSupported = (): boolean => typeof window.PublicKeyCredential === 'function'
