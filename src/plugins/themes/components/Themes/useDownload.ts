'use client'

import { toast } from '@payloadcms/ui'
import { useCallback } from 'react'
import { useAction } from '@/components/settings/useAction'
import { useMessages } from '@/exports/client'

/** Downloads the package of a theme's current version, or of a given version. */
export function useDownload(): (id: string, version?: number) => Promise<void> {
  const t = useMessages()
  const run = useAction()
  return useCallback(
    async (id, version) => {
      const result = await run<{ url: string }>('downloadTheme', { id, ...(version !== undefined && { version }) })
      if (!result.success) return void toast.error(result.error || t('themesDownloadFailed'))
      toast.success(t('themesDownloadStarted'))
      // The response is an attachment, so the page stays open.
      window.location.assign(result.doc.url)
    },
    [run, t],
  )
}
