'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { useAdminPath } from '../../../../components/frame/Nav/useAdminPath'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { useWords } from '../../../../components/ui/useWords'
import { deletedToast, noteChat } from './historyTurn'
import type { ListedChat } from './useHistory'

/** Deleting cannot be undone: it asks. @param isOpenNow it is the conversation on screen, which is left then */
export function DeleteChat({
  chat: { id, title },
  isOpenNow,
  onClose,
}: {
  chat: ListedChat
  isOpenNow: boolean
  onClose: () => void
}) {
  const t = useWords()
  const api = useApi()
  const router = useRouter()
  const { hrefOf } = useAdminPath()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const result = await api('DELETE', `/chat/${id}`)
    setBusy(false)
    if (!result.success) return void toast.error(result.error || t('chatDeleteFailed'))
    onClose()
    toast.success(t('chatDeleted'), { id: deletedToast(id) })
    noteChat(id)
    if (isOpenNow) router.push(hrefOf('/chat'))
  }
  const action = (
    <Button disabled={isBusy} look="danger" onClick={() => void remove()}>
      {t('chatDelete')}
    </Button>
  )
  return (
    <Dialog
      action={action}
      cancelWord={t('chatCancel')}
      description={t('chatDeleteHelp', { title })}
      isOpen
      onClose={onClose}
      title={t('chatDeleteTitle')}
    />
  )
}
