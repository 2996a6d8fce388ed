'use client'

import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useRead } from '../../../../components/calls/useRead'
import { useMessages } from '../../../../components/ui/useMessages'

export interface PreviewLink {
  id: string
  createdBy: string
  /** ISO moment. */
  expiresAt: string
}

/** The links to a draft that work now, and a way to ask again. */
export function useLinks(document: `${string}/${string}`): { links: PreviewLink[] | null; reload: () => void } {
  const t = useMessages()
  const { data, error, reload } = useRead<{ links: PreviewLink[] }>(`/documents/${document}/preview-links`)
  useEffect(() => {
    if (error) toast.error(error.message || t('previewLinksFailed'))
  }, [error, t])
  return { links: data && data.links, reload }
}
