'use client'

import { useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useWords } from '../../../../components/ui/useWords'
import { noteChat } from './historyTurn'
import type { ListedChat } from './useHistory'

const MAX = 120

export function RenameChat({ chat: { id, title }, onClose }: { chat: ListedChat; onClose: () => void }) {
  const t = useWords()
  const api = useApi()
  const [name, setName] = useState(title)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const rename = async () => {
    setBusy(true)
    const result = await api('PATCH', `/chat/${id}`, { title: name })
    setBusy(false)
    if (!result.success) return setError(result.error || t('chatRenameFailed'))
    noteChat(id)
    onClose()
  }
  const action = (
    <Button disabled={isBusy || name.trim() === ''} form={`rename-${id}`} look="primary" type="submit">
      {t('chatRename')}
    </Button>
  )
  return (
    <Dialog action={action} cancelWord={t('chatCancel')} isOpen onClose={onClose} title={t('chatRenameTitle')}>
      <form
        id={`rename-${id}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && name.trim()) void rename()
        }}
      >
        <TextField autoFocus error={error} label={t('chatName')} maxLength={MAX} onValue={setName} value={name} />
      </form>
    </Dialog>
  )
}
