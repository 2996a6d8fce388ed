'use client'

import { useId, useState, type FormEvent } from 'react'
import { Button, Dialog, TextAreaField } from '@/exports/client'
import { CallError } from '@/exports/shared'

interface Props {
  /** The verb on the button. */
  action: string
  description: string
  initial?: string
  isRequired?: boolean
  label: string
  onClose: () => void
  /**
   * @returns what hinders it, if anything does
   * @throws CallError, whose message is shown
   */
  onSend: (text: string) => Promise<string | undefined>
  title: string
}

/** Asks for a text and submits it. */
export function NoteDialog({
  action,
  description,
  initial = '',
  isRequired = false,
  label,
  onClose,
  onSend,
  title,
}: Props) {
  const form = useId()
  const [text, setText] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isReady = !isBusy && (!isRequired || text.trim() !== '')

  async function send(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: keep this one from the surrounding document form.
    event.stopPropagation()
    setBusy(true)
    setProblem(null)
    try {
      const error = await onSend(text.trim())
      if (error === undefined) return onClose()
      setProblem(error)
      setBusy(false)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      action={
        <Button disabled={!isReady} form={form} variant="primary" type="submit">
          {action}
        </Button>
      }
      description={description}
      isOpen
      onClose={onClose}
      title={title}
    >
      <form id={form} onSubmit={(event) => void send(event)}>
        <TextAreaField
          error={problem}
          label={label}
          maxLength={1000}
          onValue={setText}
          required={isRequired}
          value={text}
        />
      </form>
    </Dialog>
  )
}
