'use client'

import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useMessages, useRead } from '@/exports/client'

export interface PreviewLink {
  id: string
  createdBy: string
  /** ISO 8601. */
  expiresAt: string
}

/** Loads the active preview links of a draft. */
export function useLinks(document: `${string}/${string}`): { links: PreviewLink[] | null; reload: () => void } {
  const t = useMessages()
  const { data, error, reload } = useRead<{ links: PreviewLink[] }>(`/documents/${document}/preview-links`)
  useEffect(() => {
    if (error) toast.error(error.serverMessage || t('previewLinksFailed'))
  }, [error, t])
  return { links: data && data.links, reload }
}
