'use client'

import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { useWords } from '../../../ui/useWords'

interface Props {
  isOpen: boolean
  isBusy: boolean
  title: string
  /** What follows from it. */
  children: ReactNode
  /** The verb. */
  verb: string
  /** Word of the way out. Default: Cancel. */
  cancelWord?: string
  onClose: () => void
  onConfirm: () => void
}

/** Asks before something that cannot be taken back. */
export function Ask({ cancelWord, children, isBusy, isOpen, onClose, onConfirm, title, verb }: Props) {
  const t = useWords()
  return (
    <Dialog
      action={
        <Button disabled={isBusy} look="danger" onClick={onConfirm}>
          {verb}
        </Button>
      }
      cancelWord={cancelWord ?? t('cancel')}
      description={children}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
    />
  )
}
