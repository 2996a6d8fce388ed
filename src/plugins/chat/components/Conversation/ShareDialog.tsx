'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, Dialog, useApi, useMessages } from '@/exports/client'

export interface ShareProps {
  /** Id of the conversation. */
  id: string
  isShared: boolean
  onChange: (isShared: boolean) => void
  site: string
}

/** Confirms sharing a conversation. Colleagues with its URL can read it but not act in it. */
export default function ShareDialog({
  id,
  isOpen,
  isShared,
  onChange,
  onClose,
  site,
}: ShareProps & { isOpen: boolean; onClose: () => void }) {
  const t = useMessages()
  const api = useApi()
  const [isBusy, setBusy] = useState(false)

  const change = async (to: boolean): Promise<boolean> => {
    setBusy(true)
    const result = await api('POST', `/chat/${id}/share`, { isShared: to })
    setBusy(false)
    if (!result.success) {
      toast.error(result.error || t('chatShareFailed'))
      return false
    }
    onChange(to)
    return true
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href.replace(/[?#].*$/, ''))
      toast.success(t('chatShareCopied'))
    } catch {
      toast.error(t('chatErrorAnything'))
    }
  }
  const share = async () => {
    if (isShared || (await change(true))) await copy()
  }
  const stop = async () => {
    if (await change(false)) toast.success(t('chatShareStopped'))
  }
  const action = (
    <>
      {isShared && (
        <Button disabled={isBusy} onClick={() => void stop()}>
          {t('chatShareStop')}
        </Button>
      )}
      <Button disabled={isBusy} variant="primary" onClick={() => void share()}>
        {t(isShared ? 'chatShareCopy' : 'chatShareAndCopy')}
      </Button>
    </>
  )
  return (
    <Dialog
      action={action}
      description={t(isShared ? 'chatSharedHelp' : 'chatShareHelp', { site })}
      isOpen={isOpen}
      onClose={onClose}
      title={t('chatShareTitle')}
    />
  )
}
