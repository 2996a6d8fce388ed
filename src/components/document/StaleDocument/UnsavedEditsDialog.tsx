'use client'

import { toast, useDocumentInfo, useForm, useRouteCache } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import { Changes } from './Changes'
import { clearUnsavedEdits } from './unsavedEdits'
import { useComparison } from './useComparison'
import { useDocumentCalls } from './useDocumentCalls'

interface Props {
  /** The values as typed. */
  edits: Record<string, unknown>
  screen: string
  onClose: () => void
}

/**
 * Edits that were set aside when the user took another's version, next to the saved document: to copy from or to
 * restore.
 */
export function UnsavedEditsDialog({ edits, onClose, screen }: Props) {
  const t = useMessages()
  const { collectionSlug, id } = useDocumentInfo()
  const { setModified } = useForm()
  const { clearRouteCache } = useRouteCache()
  const router = useRouter()
  const { putBack } = useDocumentCalls()
  const { comparison } = useComparison({ base: edits, screen })
  const [isBusy, setBusy] = useState(false)
  const document = `${collectionSlug}/${id}`

  function discard() {
    clearUnsavedEdits(document)
    onClose()
  }

  async function restore() {
    if (!comparison) return
    setBusy(true)
    const problem = await putBack(edits, comparison.updatedAt)
    setBusy(false)
    // When opened again, it compares with what is saved by then.
    onClose()
    if (problem !== null) return void toast.error(problem || t('editingPutBackFailed'))
    clearUnsavedEdits(document)
    setModified(false)
    clearRouteCache()
    router.refresh()
  }

  return (
    <Dialog
      action={
        <>
          <Button disabled={isBusy} onClick={discard}>
            {t('editingForget')}
          </Button>
          <Button disabled={!comparison || isBusy} variant="primary" onClick={() => void restore()}>
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
      <Changes
        changes={comparison?.changes ?? null}
        more={comparison?.more ?? 0}
        sides={{ after: t('editingSaved'), before: t('editingYours') }}
      />
    </Dialog>
  )
}
