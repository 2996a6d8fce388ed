'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Control.module.css'
import { ScheduleDialog } from './ScheduleDialog'

/** Opens the schedule of a stored document, for users who can publish it. */
export function ScheduleButton() {
  const t = useMessages()
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
