'use client'

import { useEffect, useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import type { SiteLanguage } from './useLanguages'

interface Props {
  language: SiteLanguage | null
  onClose: () => void
  onConfirm: (language: SiteLanguage) => void
  siteId: string
}

/** States what is hidden by removing a language, and asks for confirmation. No content is deleted. */
export function RemoveLanguage({ language, onClose, onConfirm, siteId }: Props) {
  const t = useMessages()
  const hidden = useHiddenDocuments(siteId, language?.code ?? null)
  return (
    <Dialog
      action={
        <Button variant="danger" onClick={() => language && onConfirm(language)}>
          {t('remove')}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={
        hidden === null
          ? t('languagesRemoveKeeps')
          : `${t('languagesHides', { count: hidden })} ${t('languagesRemoveKeeps')}`
      }
      isOpen={language !== null}
      onClose={onClose}
      title={t('languagesRemoveOf', { label: language?.label ?? '' })}
    />
  )
}

/** Number of documents with text in the language; null until loaded. */
function useHiddenDocuments(siteId: string, code: string | null): number | null {
  const call = useApi()
  const [loaded, setLoaded] = useState<{ code: string; documents: number } | null>(null)
  useEffect(() => {
    if (!code) return
    let isCurrent = true
    void call<{ documents: number }>('GET', `/tenants/${siteId}/languages/${code}`).then((result) => {
      if (isCurrent && result.success) setLoaded({ code, documents: result.doc.documents })
    })
    return () => {
      isCurrent = false
    }
  }, [call, code, siteId])
  return loaded?.code === code ? loaded.documents : null
}
