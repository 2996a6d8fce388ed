'use client'

import { useState } from 'react'
import { Button, Dialog } from '@/exports/client'
import { CallError } from '@/exports/shared'
import styles from './Releases.module.css'

interface Props {
  action: string
  description: string
  /** @throws CallError, which is shown together with its field errors */
  onAct: () => Promise<unknown>
  onClose: () => void
  onDone: () => void
  /** Alternative action, offered when documents block the first one. */
  otherwise?: { action: string; onAct: () => Promise<unknown> }
  title: string
}

const REFUSED = 422

/** Asks for confirmation before many documents change, and lists those that block the change. */
export function ConfirmDialog({ action, description, onAct, onClose, onDone, otherwise, title }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const blockers = failure?.errors?.filter(({ path }) => path) ?? []
  const isBlocked = failure?.status === REFUSED && blockers.length > 0

  async function run(callback: () => Promise<unknown>) {
    setBusy(true)
    setFailure(null)
    try {
      await callback()
      onClose()
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }

  const button = (
    <Button
      disabled={isBusy}
      variant="primary"
      onClick={() => void run(isBlocked && otherwise ? otherwise.onAct : onAct)}
    >
      {isBlocked && otherwise ? otherwise.action : action}
    </Button>
  )
  return (
    <Dialog action={button} description={description} isOpen onClose={onClose} title={title}>
      {failure && (
        <div className={styles.problem} role="alert">
          <p>{failure.message}</p>
          {blockers.length > 0 && (
            <ul>
              {blockers.map(({ message, path }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  )
}
