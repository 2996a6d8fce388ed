'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { useWords } from '../../ui/useWords'
import { BesideState } from '../../../payload-patches/besideState/BesideState'
import { StateLine } from '../StateLine/StateLine'
import { HiddenDialog } from './HiddenDialog'
import styles from './HiddenLine.module.css'
import { usePublishedAlong } from './publishedAlong'
import { useHidden } from './useHidden'

/**
 * Beside the state of a document that is live: how much of what it refers to visitors do not see, however that came about.
 * What lies in the trash has a line of its own. Read again when the document, or something from its screen, is published.
 */
export function HiddenLine() {
  const t = useWords()
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  const turn = usePublishedAlong()
  const found = useHidden(collectionSlug, hasPublishedDoc && id ? [String(id)] : [], {
    isLive: true,
    turn: `${turn} ${unpublishedVersionCount > 0}`,
  })
  const hidden = useMemo(
    () => found && { ...found, targets: found.targets.filter(({ state }) => state !== 'trashed') },
    [found],
  )
  const count = hidden ? hidden.targets.length + hidden.unseen : 0
  return (
    <>
      <BesideState>
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
      </BesideState>
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
