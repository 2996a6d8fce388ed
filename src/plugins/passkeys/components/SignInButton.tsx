'use client'

import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { Button, useApi, useMessages } from '@/exports/client'
import { useHydrated } from '@/components/ui/useHydrated'
import styles from './Passkeys.module.css'
import { useAutofill } from './useAutofill'
import { usePasskey } from './usePasskey'

/**
 * Signs in with a passkey and goes to the requested page. Where the browser can, it offers passkeys in the field for the
 * email address too.
 * @param props.redirectTo path to go to
 */
export function SignInButton({ redirectTo }: { redirectTo: string }) {
  const t = useMessages()
  const call = useApi()
  const isHydrated = useHydrated()
  const { sign } = usePasskey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useAutofill(isHydrated && !isBusy, (response) => void signIn(response))

  /** @param chosen signature that the person has given already */
  async function signIn(chosen?: AuthenticationResponseJSON) {
    setBusy(true)
    setProblem(null)
    const failure = await attempt(chosen)
    if (failure === null) return window.location.assign(redirectTo)
    setProblem(failure)
    setBusy(false)
  }

  /** @returns why it failed; null if the person is signed in */
  async function attempt(chosen?: AuthenticationResponseJSON): Promise<string | null> {
    const answer = chosen ? { response: chosen } : await sign()
    if ('problem' in answer) return answer.problem
    const result = await call('POST', '/passkeys/sign-in', { response: JSON.stringify(answer.response) })
    if (result.success) return null
    return result.code.startsWith('rate_limit') ? t('accountTooOften') : result.error || t('passkeyFailed')
  }

  return (
    <>
      <Button disabled={isBusy || !isHydrated} onClick={() => void signIn()}>
        {isBusy ? t('loginWorking') : t('passkeySignIn')}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
