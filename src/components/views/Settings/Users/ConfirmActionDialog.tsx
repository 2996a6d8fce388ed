'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  isOpen: boolean
  isBusy: boolean
  title: string
  /** Consequences of the action. */
  children: ReactNode
  /** Label of the confirm button. */
  verb: string
  /** Label of the cancel button. Default: Cancel. */
  cancelLabel?: string
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmActionDialog({ cancelLabel, children, isBusy, isOpen, onClose, onConfirm, title, verb }: Props) {
  const t = useMessages()
  return (
    <Dialog
      action={
        <Button disabled={isBusy} variant="danger" onClick={onConfirm}>
          {verb}
        </Button>
      }
      cancelLabel={cancelLabel ?? t('cancel')}
      description={children}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
    />
  )
}
