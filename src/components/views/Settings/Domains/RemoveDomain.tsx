'use client'

import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { useMessages } from '../../../ui/useMessages'

interface Props {
  /** Null: nothing is asked. */
  domain: string | null
  onClose: () => void
  onConfirm: (domain: string) => void
}

/** Asks before a name goes, with its proof. */
export function RemoveDomain({ domain, onClose, onConfirm }: Props) {
  const t = useMessages()
  return (
    <Dialog
      action={
        <Button variant="danger" onClick={() => domain && onConfirm(domain)}>
          {t('domainsRemove')}
        </Button>
      }
      cancelWord={t('cancel')}
      description={t('domainsRemoveConfirm')}
      isOpen={domain !== null}
      onClose={onClose}
      title={t('domainsRemoveOf', { domain: domain ?? '' })}
    />
  )
}
