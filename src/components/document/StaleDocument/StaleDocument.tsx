'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import styles from '../Control.module.css'
import { ConflictDialog } from './ConflictDialog'
import { KeptDialog } from './KeptDialog'
import { keepTyping, useKeptTyping } from './keptTyping'
import { useEditScreen } from './useEditScreen'
import { useOwnSaves } from './useOwnSaves'
import { useRefusedSave, type RefusedSave } from './useRefusedSave'

/** Keeps two people, or two tabs, from saving over each other without knowing. Stands among the controls of a document. */
export function StaleDocument() {
  const t = useWords()
  const screen = useEditScreen()
  useOwnSaves()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const document = `${collectionSlug}/${id}`
  const refused = useRefusedSave()
  const kept = useKeptTyping(document)
  const [asked, setAsked] = useState<{ isOpen: boolean; of: RefusedSave } | null>(null)
  const [isLooking, setLooking] = useState(false)
  // What another save was refused for is asked at once; a document that was taken over has Payload's dialog on screen.
  if (refused && asked?.of !== refused) setAsked({ isOpen: !refused.isLocked, of: refused })
  const isOpen = refused !== null && asked?.of === refused && asked.isOpen
  const setOpen = (open: boolean) => refused && setAsked({ isOpen: open, of: refused })
  // Payload puts the other's version in place of what was typed as soon as somebody looks at it.
  useEffect(() => {
    if (refused?.isLocked) keepTyping(document, getData())
  }, [document, getData, refused])
  return (
    <>
      {refused && !isOpen && (
        <Button
          className={styles.control}
          icon="CircleAlert"
          look="danger"
          onClick={() => setOpen(true)}
          title={t('editingSeeChanges')}
        >
          {t('editingSeeChanges')}
        </Button>
      )}
      {refused && isOpen && <ConflictDialog message={refused.message} onClose={() => setOpen(false)} screen={screen} />}
      {!refused && kept && (
        <Button className={styles.control} icon="History" onClick={() => setLooking(true)} title={t('editingSeeKept')}>
          {t('editingSeeKept')}
        </Button>
      )}
      {isLooking && kept && <KeptDialog kept={kept} onClose={() => setLooking(false)} screen={screen} />}
    </>
  )
}
