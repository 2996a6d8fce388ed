'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/components/settings/useAction'
import { Button, Dialog, TextField, useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import type { ShownTheme } from './site'
import styles from './Themes.module.css'

const FORM = 'theme-key'

/** The format accepted by the server. */
const KEY = /^[A-Za-z0-9][\w.-]{0,79}$/

/** Changes the key that identifies the theme in uploads. */
export function KeyDialog({ onClose, theme }: { onClose: () => void; theme: ShownTheme }) {
  const t = useMessages()
  const run = useAction()
  const { refresh } = useRouter()
  const [key, setKey] = useState(theme.key)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    if (!KEY.test(key.trim())) return setProblem(t('themesKeyCharacters'))
    setBusy(true)
    const result = await run<{ message: string }>('updateThemeKey', { id: theme.id, key: key.trim() })
    setBusy(false)
    refresh()
    if (!result.success) return setProblem(result.error || t('themesKeyFailed'))
    toast.success(result.doc.message)
    onClose()
  }

  return (
    <Dialog
      action={
        <Button
          disabled={isBusy || !key.trim() || key.trim() === theme.key}
          form={FORM}
          variant="primary"
          type="submit"
        >
          {t(isBusy ? 'themesProcessing' : 'themesKeySave')}
        </Button>
      }
      description={t('themesKeyHelp', { theme: isolateText(theme.name) })}
      isOpen
      onClose={onClose}
      title={t('themesKeyChange')}
    >
      <form
        className={styles.form}
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          error={problem}
          help={t('themesKeyCharacters')}
          label={t('themesKey')}
          maxLength={80}
          onValue={setKey}
          spellCheck={false}
          value={key}
        />
      </form>
    </Dialog>
  )
}
