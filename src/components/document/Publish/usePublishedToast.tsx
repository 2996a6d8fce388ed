'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback } from 'react'
import { useCall } from '@/components/calls/useCall'
import { useMessages } from '@/components/ui/useMessages'
import styles from './HiddenLine.module.css'

/** Confirms that the document on screen was published, with a link to its public page if it has one. */
export function usePublishedToast(): (id: number | string) => Promise<void> {
  const t = useMessages()
  const call = useCall()
  const { collectionSlug } = useDocumentInfo()
  return useCallback(
    async (id) => {
      const { address } = await call<{ address: string | null }>(
        `/documents/${collectionSlug}/${id}/live-address`,
      ).catch(() => ({ address: null }))
      toast.success(
        <>
          {t('publishDone')}
          {address && (
            <>
              {' '}
              <a className={styles.show} href={address} rel="noreferrer" target="_blank">
                {t('viewLive')}
              </a>
            </>
          )}
        </>,
      )
    },
    [call, collectionSlug, t],
  )
}
