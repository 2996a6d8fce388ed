'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import styles from '../Control.module.css'
import { useLiveAddress } from './useLiveAddress'

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
