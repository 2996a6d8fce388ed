'use client'

import { useState } from 'react'
import { useCall } from '@/components/calls/useCall'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import { resendOutcome, type ResendState, type ResendResponse } from './outcome'
import styles from './VerifyEmail.module.css'

/** Prompts for verification of the email address and can resend the message. */
export function VerifyEmailBanner({ email }: { email: string }) {
  const t = useMessages()
  const call = useCall()
  const [state, setState] = useState<ResendState>({ kind: 'idle' })
  const resend = async () => {
    setState({ kind: 'sending' })
    setState(await resendOutcome(() => call<ResendResponse>('/users/resend-verification', { body: { email } }), t))
  }
  return (
    <section aria-label={t('resend')} className={styles.banner} data-state={state.kind}>
      <Icon name="Mail" />
      <p aria-live="polite" className={styles.text}>
        {'message' in state ? state.message : t('resendAddress', { email })}
      </p>
      {state.kind !== 'success' && (
        <Button disabled={state.kind === 'sending'} onClick={() => void resend()}>
          {state.kind === 'sending' ? t('resendSending') : t('resend')}
        </Button>
      )}
    </section>
  )
}
