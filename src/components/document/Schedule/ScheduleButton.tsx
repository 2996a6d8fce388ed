'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import styles from '../Control.module.css'
import { ScheduleDialog } from './ScheduleDialog'

/** Opens the times of a document that is stored, for whoever may publish it. */
export function ScheduleButton() {
  const t = useWords()
  const { collectionSlug, hasPublishPermission, id, isTrashed } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  if (!collectionSlug || !id || !hasPublishPermission || isTrashed) return null
  return (
    <>
      <Button className={styles.minor} icon="Clock" onClick={() => setOpen(true)} title={t('scheduleAdd')}>
        {t('scheduleAdd')}
      </Button>
      {isOpen && <ScheduleDialog id={String(id)} onClose={() => setOpen(false)} type={collectionSlug} />}
    </>
  )
}
