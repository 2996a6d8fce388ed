'use client'

import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { useMessages } from '../useMessages'

interface Props {
  isOpen: boolean
  /** The changes are being saved, and the page is left when they are. */
  isSaving?: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ isOpen, isSaving = false, onLeave, onStay }: Props) {
  const t = useMessages()
  const action = (
    <Button variant="danger" onClick={onLeave}>
      {t('leaveYes')}
    </Button>
  )
  return (
    <Dialog
      action={action}
      cancelLabel={t('leaveNo')}
      description={t(isSaving ? 'leaveSaving' : 'leaveHelp')}
      isOpen={isOpen}
      onClose={onStay}
      title={t('leave')}
    />
  )
}
