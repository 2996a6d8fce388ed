'use client'

import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  count: number
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Confirms the deletion of submissions and states their number. */
export function DeleteAnswers({ count, isBusy, onClose, onConfirm }: Props) {
  const t = useMessages()
  return (
    <Dialog
      action={
        <Button disabled={isBusy} variant="danger" onClick={onConfirm}>
          {t('answersDelete')}
        </Button>
      }
      cancelLabel={t('answersCancel')}
      description={t('answersDeleteQuestion', { count })}
      isOpen
      onClose={onClose}
      title={t('answersDeleteTitle', { count })}
    />
  )
}
