'use client'

import { useState } from 'react'
import { isolateText } from '@/lib/text/isolated'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import type { AddressChange } from './useAddressChange'

interface Props {
  change: AddressChange
  onClose: () => void
  /** @param keeps whether the old address stays */
  onPublish: (keeps: boolean) => Promise<void>
}

/** Says that publishing changes the address of a document, with the choice to keep the old one where a slug does. */
export function AddressDialog({ change, onClose, onPublish }: Props) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const choose = (keeps: boolean) => async () => {
    setBusy(true)
    await onPublish(keeps)
  }
  return (
    <Dialog
      action={
        <>
          {change.keeps !== null && (
            <Button disabled={isBusy} onClick={() => void choose(true)()}>
              {t('publishKeepAddress')}
            </Button>
          )}
          <Button disabled={isBusy} variant="primary" onClick={() => void choose(false)()}>
            {t('publishNewAddress')}
          </Button>
        </>
      }
      cancelLabel={t('publishCancel')}
      description={t('publishAddress', { from: isolateText(change.from), to: isolateText(change.to) })}
      isOpen
      onClose={onClose}
      title={t('publishAddressTitle')}
    />
  )
}
