'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '../../../../components/settings/useAction'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useWords } from '../../../../components/ui/useWords'
import type { ShownTheme } from './site'

/** Changes the key by which uploads find a theme. */
export function KeyDialog({ onClose, theme }: { onClose: () => void; theme: ShownTheme }) {
  const t = useWords()
  const run = useAction()
  const { refresh } = useRouter()
  const [key, setKey] = useState(theme.key)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    const result = await run<{ message: string }>('updateThemeKey', { id: theme.id, key })
    setBusy(false)
    if (!result.success) return setProblem(result.error || t('themesKeyFailed'))
    toast.success(result.doc.message)
    onClose()
    refresh()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy || !key.trim() || key === theme.key} look="primary" onClick={() => void save()}>
          {t(isBusy ? 'themesProcessing' : 'themesKeyChange')}
        </Button>
      }
      isOpen
      onClose={onClose}
      title={theme.name}
    >
      <TextField dir="ltr" error={problem} help={t('themesKeyHelp')} label={t('themesKey')} maxLength={80} onValue={setKey} value={key} />
    </Dialog>
  )
}
