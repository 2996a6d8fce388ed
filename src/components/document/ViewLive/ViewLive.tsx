'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Control.module.css'
import { useRead } from '@/components/calls/useRead'

/** Link to the public page of a document, in a new tab. Hidden if there is none. */
export function ViewLive() {
  const t = useMessages()
  const { collectionSlug, id } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const address = useLiveAddress(collectionSlug, id)
  if (!address || isInDrawer) return null
  return (
    <Button className={styles.control} href={address} icon="ExternalLink" newTab>
      {t('viewLive')}
    </Button>
  )
}

/** Public URL of the document on screen, reloaded after each save; null if there is none. */
function useLiveAddress(collection: string | undefined, id: number | string | undefined): string | null {
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
  return error && !error.isTemporary ? null : (found?.address ?? null)
}
