'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi } from '../../../calls/useApi'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { useMessages } from '../../../ui/useMessages'

interface Props {
  /** Said when it is done. */
  done: string
  /** What follows from it. */
  help: string
  /** There is nothing to do. */
  isClosed: boolean
  onDone: () => void
  path: `/${string}`
  verb: string
}

/** A button that asks before it calls the server. */
export function ConfirmedAction({ done, help, isClosed, onDone, path, verb }: Props) {
  const t = useMessages()
  const call = useApi()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    const result = await call('POST', path, {})
    setBusy(false)
    if (!result.success) return void toast.error(result.error || t('providerFailed'))
    setAsking(false)
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
      <Button disabled={isClosed} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <Dialog
        action={action}
        cancelWord={t('cancel')}
        description={help}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={verb}
      />
    </>
  )
}
