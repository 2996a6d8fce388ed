'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  isOpen: boolean
  /** Languages that the site does not have yet. */
  offered: Option[]
  onAdd: (code: string) => void
  onClose: () => void
}

/** Adds a language. */
export function AddLanguage({ isOpen, offered, onAdd, onClose }: Props) {
  const t = useMessages()
  const [code, setCode] = useState<string | null>(null)
  const chosen = offered.some(({ value }) => value === code) ? code : null
  return (
    <Dialog
      action={
        <Button disabled={!chosen} variant="primary" onClick={() => chosen && onAdd(chosen)}>
          {t('languagesAdd')}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={offered.length > 0 ? t('languagesAddHelp') : t('languagesAllAdded')}
      isOpen={isOpen}
      onClose={onClose}
      title={t('languagesAdd')}
    >
      {offered.length > 0 && (
        <Combobox
          label={t('language')}
          onValue={setCode}
          options={offered}
          placeholder={t('languagesChoose')}
          value={chosen}
        />
      )}
    </Dialog>
  )
}
