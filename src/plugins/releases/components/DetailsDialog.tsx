'use client'

import { useId, useState, type FormEvent } from 'react'
import { Button, Dialog, TextAreaField, TextField, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import styles from './Releases.module.css'

interface Props {
  action: string
  initial?: { note: string; title: string }
  onClose: () => void
  /** @throws CallError, whose message is shown */
  onSend: (details: { note: string; title: string }) => Promise<void>
  title: string
}

/** Edits the title and note of a release. */
export function DetailsDialog({ action, initial = { note: '', title: '' }, onClose, onSend, title: heading }: Props) {
  const t = useMessages()
  const form = useId()
  const [title, setTitle] = useState(initial.title)
  const [note, setNote] = useState(initial.note)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setProblem(null)
    try {
      await onSend({ note: note.trim(), title: title.trim() })
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
      setBusy(false)
    }
  }

  const button = (
    <Button disabled={isBusy || title.trim() === ''} form={form} variant="primary" type="submit">
      {action}
    </Button>
  )
  return (
    <Dialog action={button} cancelLabel={t('releaseCancel')} isOpen onClose={onClose} title={heading}>
      <form className={styles.details} id={form} onSubmit={(event) => void send(event)}>
        <TextField
          error={problem}
          label={t('releaseTitle')}
          maxLength={200}
          onValue={setTitle}
          required
          value={title}
        />
        <TextAreaField label={t('releaseNote')} maxLength={2000} onValue={setNote} value={note} />
      </form>
    </Dialog>
  )
}
