'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Control.module.css'
import { useRead } from '@/components/calls/useRead'

/**
 * Link to the public page of a document, in a new tab. Hidden if there is none. A published document nearly always has
 * one, so that its place is kept until the address is known, and nothing moves.
 */
export function ViewLive() {
  const t = useMessages()
  const { collectionSlug, hasPublishedDoc, id } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const address = useLiveAddress(collectionSlug, id)
  if (isInDrawer || !(address ?? (address === undefined && hasPublishedDoc))) return null
  return (
    <Button className={styles.control} disabled={!address} href={address ?? undefined} icon="ExternalLink" newTab>
      {t('viewLive')}
    </Button>
  )
}

/** Public URL of the document on screen, reloaded after each save; null if there is none, undefined until known. */
function useLiveAddress(collection: string | undefined, id: number | string | undefined): string | null | undefined {
  const { data, hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  // Autosaves do not change the public page; publishing and publish dates do.
  const revision = [
    hasPublishedDoc,
    data?.publishedAt ?? savedDocumentData?.publishedAt,
    data?.publishDate ?? savedDocumentData?.publishDate,
    hasPublishedDoc && data?.updatedAt,
  ].join(' ')
  const { data: found, error } = useRead<{ address: string | null }>(
    collection && id ? `/documents/${collection}/${id}/live-address` : null,
    { revision },
  )
  // If the server is temporarily unreachable, keep the known URL; any other error means there is no page.
  return error && !error.isTemporary ? null : found?.address
}
