'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRead } from '../../calls/useRead'

/** The public address of the document that is edited, asked for again after each save; null where there is none. */
export function useLiveAddress(collection: string | undefined, id: number | string | undefined): string | null {
  const { data, hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  // Autosaves change nothing that the public sees; a publish does, and so does a date for it.
  const turn = [
    hasPublishedDoc,
    data?.publishedAt ?? savedDocumentData?.publishedAt,
    data?.publishDate ?? savedDocumentData?.publishDate,
    hasPublishedDoc && data?.updatedAt,
  ].join(' ')
  const { data: found, error } = useRead<{ address: string | null }>(
    collection && id ? `/documents/${collection}/${id}/live-address` : null,
    { turn },
  )
  // Away: what was known leads there still. Refused: there is nothing to lead to.
  return error && !error.isTemporary ? null : (found?.address ?? null)
}
