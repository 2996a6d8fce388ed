'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** The public address of the document that is edited, asked for again after each save; null where there is none. */
export function useLiveAddress(collection: string | undefined, id: number | string | undefined): string | null {
  const { routes, serverURL } = useConfig().config
  const { data, hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  const [found, setFound] = useState<{ address: string | null; of: string } | null>(null)
  // Autosaves change nothing that the public sees; a publish does, and so does a date for it.
  const state = [hasPublishedDoc, data?.publishedAt ?? savedDocumentData?.publishedAt, data?.publishDate ?? savedDocumentData?.publishDate, hasPublishedDoc && data?.updatedAt].join(' ')
  const of = `${collection} ${id}`
  useEffect(() => {
    if (!collection || !id) return
    const ask = new AbortController()
    fetch(`${serverURL}${routes.api}/documents/${collection}/${id}/live-address`, { credentials: 'include', signal: ask.signal })
      .then(async (answer) => setFound({ address: answer.ok ? ((await answer.json()) as { address: string | null }).address : null, of: `${collection} ${id}` }))
      // Away, or gone to another document: there is nothing to lead to for now.
      .catch(() => undefined)
    return () => ask.abort()
  }, [collection, id, routes.api, serverURL, state])
  return found?.of === of ? found.address : null
}
