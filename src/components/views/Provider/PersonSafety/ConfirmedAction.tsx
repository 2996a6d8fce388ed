'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  /** Success message. */
  done: string
  /** What the action does. */
  help: string
  /** Disables the button if there is nothing to do. */
  isClosed: boolean
  onDone: () => void
  path: `/${string}`
  verb: string
}

/** A button that asks for confirmation before it sends its request. */
export function ConfirmedAction({ done, help, isClosed, onDone, path, verb }: Props) {
  const t = useMessages()
  const call = useApi()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    const result = await call('POST', path, {})
    setBusy(false)
    if (!result.success) return void toast.error(result.error || t('providerFailed'))
    setConfirming(false)
    toast.success(done)
    onDone()
  }

  const action = (
    <Button disabled={isBusy} variant="danger" onClick={() => void confirm()}>
      {verb}
    </Button>
  )
  return (
    <>
      <Button disabled={isClosed} onClick={() => setConfirming(true)}>
        {verb}
      </Button>
      <Dialog
        action={action}
        cancelLabel={t('cancel')}
        description={help}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={verb}
      />
    </>
  )
}
