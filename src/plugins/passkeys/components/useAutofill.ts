'use client'

import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { useEffect } from 'react'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { usePasskey } from './usePasskey'

/** A challenge works for five minutes: it is renewed before, so that whoever leaves the screen open can still choose. */
const RENEW_MS = 4 * 60_000

/**
 * Offers passkeys where the browser fills in the email address, in browsers that can.
 * @param isOn false while something else asks the device
 * @param onChosen receives the signature of the passkey that the person chose
 */
export function useAutofill(isOn: boolean, onChosen: (response: AuthenticationResponseJSON) => void): void {
  const { offer } = usePasskey()
  const choose = useStableCallback(onChosen)
  const begin = useStableCallback(async (signal: AbortSignal) => {
    const response = await offer(signal)
    if (response && !signal.aborted) choose(response)
  })
  useEffect(() => {
    if (!isOn) return
    let offering = new AbortController()
    const renew = () => {
      offering.abort()
      offering = new AbortController()
      void begin(offering.signal)
    }
    renew()
    const timer = setInterval(renew, RENEW_MS)
    return () => {
      clearInterval(timer)
      offering.abort()
    }
  }, [begin, isOn])
}
