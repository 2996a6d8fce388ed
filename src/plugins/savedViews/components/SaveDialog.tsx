'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, Checkbox, Dialog, TextField, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { MAX_TITLE_LENGTH } from '../lib/area'
import styles from './SavedViews.module.css'

interface Props {
  onClose: () => void
  onSaved: () => void
  query: string
  tenantId: string
  type: string
}

/** Saves the current state of a list as a named view. */
export function SaveDialog({ onClose, onSaved, query, tenantId, type }: Props) {
  const t = useMessages()
  const call = useCall()
  const [title, setTitle] = useState('')
  const [isShared, setShared] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await call(`/views/${type}`, { body: { isShared, query, tenantId, title } })
      onSaved()
      onClose()
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : t('viewFailed'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      action={
        <Button disabled={isBusy || title.trim() === ''} form="save-view" variant="primary" type="submit">
          {t('viewSave')}
        </Button>
      }
      description={t('viewSaveHelp')}
      isOpen
      onClose={onClose}
      title={t('viewSave')}
    >
      <form
        className={styles.form}
        id="save-view"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField label={t('viewTitle')} maxLength={MAX_TITLE_LENGTH} onValue={setTitle} required value={title} />
        <Checkbox isOn={isShared} label={t('viewShare')} onChange={setShared} />
      </form>
    </Dialog>
  )
}
