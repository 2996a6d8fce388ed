'use client'

import { useMemo } from 'react'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { useMessages } from '@/components/ui/useMessages'
import { UsesList } from './UsesList'
import { useUses } from './useUses'

interface Props {
  id: string
  onClose: () => void
  /** Slug of the content type. */
  type: string
}

/** All documents that use a document. */
export function UsesDialog({ id, onClose, type }: Props) {
  const t = useMessages()
  const { hasFailed, uses } = useUses(
    type,
    useMemo(() => [id], [id]),
  )
  const count = uses && (uses.total === 0 ? t('usesNone') : t('usesCount', { count: uses.total }))
  return (
    <Dialog
      description={hasFailed ? t('usesFailed') : (count ?? undefined)}
      isOpen
      onClose={onClose}
      title={t('usesAsk')}
    >
      {uses ? <UsesList uses={uses} /> : !hasFailed && <Skeleton />}
    </Dialog>
  )
}
