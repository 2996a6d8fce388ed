'use client'

import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  /** Null while the dialog is closed. */
  domain: string | null
  onClose: () => void
  onConfirm: (domain: string) => void
}

/** Confirms the removal of a domain, including its verification. */
export function RemoveDomain({ domain, onClose, onConfirm }: Props) {
  const t = useMessages()
  return (
    <Dialog
      action={
        <Button variant="danger" onClick={() => domain && onConfirm(domain)}>
          {t('domainsRemove')}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={t('domainsRemoveConfirm')}
      isOpen={domain !== null}
      onClose={onClose}
      title={t('domainsRemoveOf', { domain: domain ?? '' })}
    />
  )
}
