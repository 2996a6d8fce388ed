'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import styles from '../Control.module.css'
import { useRead } from '@/components/calls/useRead'

/** Leads to the public page of a document, in a new tab. It is there where there is something to view. */
export function ViewLive() {
  const t = useWords()
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

/** The public address of the document that is edited, asked for again after each save; null where there is none. */
function useLiveAddress(collection: string | undefined, id: number | string | undefined): string | null {
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
