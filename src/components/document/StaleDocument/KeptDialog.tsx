'use client'

import { toast, useDocumentInfo, useRouteCache } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { useWords } from '../../ui/useWords'
import { Changes } from './Changes'
import { forgetTyping } from './keptTyping'
import { useComparison } from './useComparison'
import { useDocumentCalls } from './useDocumentCalls'

interface Props {
  /** As it was typed. */
  kept: Record<string, unknown>
  screen: string
  onClose: () => void
}

/** What somebody had typed before they took over another's version, beside what is saved: to copy from, or to go back to. */
export function KeptDialog({ kept, onClose, screen }: Props) {
  const t = useWords()
  const { collectionSlug, id } = useDocumentInfo()
  const { clearRouteCache } = useRouteCache()
  const router = useRouter()
  const { putBack } = useDocumentCalls()
  const { comparison } = useComparison({ base: kept, screen })
  const [isBusy, setBusy] = useState(false)

  function forget() {
    forgetTyping(`${collectionSlug}/${id}`)
    onClose()
  }

  async function goBack() {
    if (!comparison) return
    setBusy(true)
    const isSaved = await putBack(kept, comparison.updatedAt)
    setBusy(false)
    if (!isSaved) return void toast.error(t('editingPutBackFailed'))
    forget()
    clearRouteCache()
    router.refresh()
  }

  return (
    <Dialog
      action={
        <>
          <Button disabled={isBusy} onClick={forget}>
            {t('editingForget')}
          </Button>
          <Button disabled={!comparison || isBusy} look="primary" onClick={() => void goBack()}>
            {t('editingPutBack')}
          </Button>
        </>
      }
      description={t('editingKeptHelp')}
      isOpen
      isWide
      onClose={onClose}
      title={t('editingKept')}
    >
      <Changes changes={comparison?.changes ?? null} more={comparison?.more ?? 0} sides={{ after: t('editingSaved'), before: t('editingYours') }} />
    </Dialog>
  )
}
