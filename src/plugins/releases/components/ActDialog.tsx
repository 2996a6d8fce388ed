'use client'

import { useState } from 'react'
import { CallError } from '../../../components/calls/CallError'
import { Button } from '../../../components/ui/Button/Button'
import { Dialog } from '../../../components/ui/Dialog/Dialog'
import styles from './Releases.module.css'

interface Props {
  action: string
  description: string
  /** @throws CallError, which is shown with all that it names */
  onAct: () => Promise<unknown>
  onClose: () => void
  onDone: () => void
  /** Offered where documents are in the way. */
  otherwise?: { action: string; onAct: () => Promise<unknown> }
  title: string
}

const REFUSED = 422

/** Asks before something is done to many documents, and names those that are in the way. */
export function ActDialog({ action, description, onAct, onClose, onDone, otherwise, title }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallError | null>(null)
  const named = failed?.errors?.filter(({ path }) => path) ?? []
  const isInTheWay = failed?.status === REFUSED && named.length > 0

  async function act(does: () => Promise<unknown>) {
    setBusy(true)
    setFailed(null)
    try {
      await does()
      onClose()
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailed(error)
      setBusy(false)
    }
  }

  const button = (
    <Button
      disabled={isBusy}
      variant="primary"
      onClick={() => void act(isInTheWay && otherwise ? otherwise.onAct : onAct)}
    >
      {isInTheWay && otherwise ? otherwise.action : action}
    </Button>
  )
  return (
    <Dialog action={button} description={description} isOpen onClose={onClose} title={title}>
      {failed && (
        <div className={styles.problem} role="alert">
          <p>{failed.message}</p>
          {named.length > 0 && (
            <ul>
              {named.map(({ message, path }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  )
}
