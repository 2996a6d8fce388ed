'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import { NextToStatus } from '@/payload-patches/besideState/BesideState'
import { StateLine } from '../StateLine/StateLine'
import { HiddenDialog } from './HiddenDialog'
import styles from './HiddenLine.module.css'
import { usePublishRevision } from '../revisions'
import { useHidden } from './useHidden'

/**
 * Beside the status of a live document: the number of its references that visitors cannot see. References in the trash
 * have a line of their own. Reloaded when the document, or a document on its screen, is published.
 */
export function HiddenLine() {
  const t = useMessages()
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  const publishRevision = usePublishRevision()
  const found = useHidden(collectionSlug, hasPublishedDoc && id ? [String(id)] : [], {
    isLive: true,
    revision: `${publishRevision} ${unpublishedVersionCount > 0}`,
  })
  const hidden = useMemo(
    () => found && { ...found, targets: found.targets.filter(({ state }) => state !== 'trashed') },
    [found],
  )
  const count = hidden ? hidden.targets.length + hidden.unseen : 0
  return (
    <>
      <NextToStatus>
        {count > 0 && (
          <StateLine
            action={
              <button className={styles.show} onClick={() => setOpen(true)} type="button">
                {t('publishHiddenShow')}
              </button>
            }
            icon="EyeOff"
          >
            {t('publishHiddenLine', { count })}
          </StateLine>
        )}
      </NextToStatus>
      {isOpen && hidden && (
        <HiddenDialog
          description={t('publishHiddenLine', { count })}
          hidden={hidden}
          onClose={() => setOpen(false)}
          title={t('publishAlongside')}
        />
      )}
    </>
  )
}
