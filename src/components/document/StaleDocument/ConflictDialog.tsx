'use client'

import { toast, useDocumentInfo, useForm, useRouteCache, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isolateText } from '@/lib/text/isolated'
import { utcMoment } from '@/lib/time/utcMoment'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import { Changes } from './Changes'
import { storeUnsavedEdits } from './unsavedEdits'
import { useComparison } from './useComparison'
import { useDocumentCalls } from './useDocumentCalls'

interface Props {
  /** The server's message. */
  message: string
  screen: string
  onClose: () => void
}

/**
 * Another user has saved the document: shows their changes and lets the user choose which version to continue with.
 * Neither is lost.
 */
export function ConflictDialog({ message, onClose, screen }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { collectionSlug, data, id } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const { clearRouteCache } = useRouteCache()
  const router = useRouter()
  const { saveOver } = useDocumentCalls()
  const [base] = useState<Record<string, unknown>>(() => ({ ...data }))
  const { comparison, hasFailed } = useComparison({ base, screen })
  const [isBusy, setBusy] = useState(false)

  function takeTheirs() {
    if (!storeUnsavedEdits(`${collectionSlug}/${id}`, getData())) return void toast.error(t('editingNoRoom'))
    onClose()
    setModified(false)
    clearRouteCache()
    router.refresh()
  }

  async function saveMine() {
    if (!comparison) return
    setBusy(true)
    const isSaved = await saveOver(comparison.updatedAt)
    setBusy(false)
    if (isSaved) onClose()
  }

  const when = comparison?.savedAt && utcMoment(comparison.savedAt, language)
  const isMine = !comparison?.lockedBy
  return (
    <Dialog
      action={
        <>
          <Button disabled={!comparison || isBusy} variant={isMine ? 'plain' : 'primary'} onClick={takeTheirs}>
            {t('editingTakeTheirs')}
          </Button>
          {isMine && (
            <Button disabled={!comparison || isBusy} variant="primary" onClick={() => void saveMine()}>
              {t('editingKeepMine')}
            </Button>
          )}
        </>
      }
      cancelLabel={t('editingLookFirst')}
      description={when ? `${message} ${t('editingSavedAt', { moment: isolateText(when) })}` : message}
      isOpen
      isWide
      onClose={onClose}
      title={t('editingMeanwhile')}
    >
      {hasFailed ? (
        <p>{t('editingCompareFailed')}</p>
      ) : (
        <Changes
          changes={comparison?.changes ?? null}
          more={comparison?.more ?? 0}
          sides={{ after: t('editingNow'), before: t('editingBefore') }}
        />
      )}
    </Dialog>
  )
}
