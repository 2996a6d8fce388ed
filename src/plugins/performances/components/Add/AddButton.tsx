'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/components/document/Control.module.css'
import { Button, useMessages } from '@/exports/client'
import { AddDrawer } from './AddDrawer'

/** Opens the drawer that adds performances. Only shown for saved events that the person may edit. */
export function AddButton() {
  const t = useMessages()
  const { data, docPermissions, id, isTrashed } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const [isOpen, setOpen] = useState(false)
  const tenant: unknown = data?.tenant
  const mayAdd = Boolean(docPermissions && 'update' in docPermissions && docPermissions.update)
  if (!id || !mayAdd || isTrashed || isInDrawer || typeof tenant !== 'string') return null
  return (
    <>
      <Button className={styles.minor} icon="CalendarDays" onClick={() => setOpen(true)} title={t('performancesAdd')}>
        {t('performancesAdd')}
      </Button>
      {isOpen && <AddDrawer event={String(id)} onClose={() => setOpen(false)} tenant={tenant} />}
    </>
  )
}
