'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../../../components/settings/useApi'
import { useWords } from '../../../../components/ui/useWords'

export interface PreviewLink {
  id: string
  createdBy: string
  /** ISO moment. */
  expiresAt: string
}

/** The links to a draft that work now, and a way to ask again. */
export function useLinks(document: `${string}/${string}`): { links: PreviewLink[] | null; reload: () => void } {
  const t = useWords()
  const call = useApi()
  const [links, setLinks] = useState<PreviewLink[] | null>(null)
  const reload = useCallback(() => {
    void call<{ links: PreviewLink[] }>('GET', `/documents/${document}/preview-links`).then((result) => {
      if (result.success) setLinks(result.doc.links)
      else toast.error(result.error || t('previewLinksFailed'))
    })
  }, [call, document, t])
  useEffect(reload, [reload])
  return { links, reload }
}
