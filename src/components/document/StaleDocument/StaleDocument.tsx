'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import { ConflictDialog } from './ConflictDialog'
import { KeptDialog } from './KeptDialog'
import { useKeptTyping } from './keptTyping'
import { useEditScreen } from './useEditScreen'
import { useRefusedSave } from './useRefusedSave'

/** Keeps two people, or two tabs, from saving over each other without knowing. Stands among the controls of a document. */
export function StaleDocument() {
  const t = useWords()
  const screen = useEditScreen()
  const { collectionSlug, id } = useDocumentInfo()
  const refused = useRefusedSave()
  const kept = useKeptTyping(`${collectionSlug}/${id}`)
  const [closed, setClosed] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)
  if (!refused && closed) setClosed(null)
  return (
    <>
      {refused && closed === refused && (
        <Button icon="CircleAlert" look="danger" onClick={() => setClosed(null)}>
          {t('editingSeeChanges')}
        </Button>
      )}
      {refused && closed !== refused && <ConflictDialog message={refused} onClose={() => setClosed(refused)} screen={screen} />}
      {!refused && kept && (
        <Button icon="History" onClick={() => setLooking(true)}>
          {t('editingSeeKept')}
        </Button>
      )}
      {isLooking && kept && <KeptDialog kept={kept} onClose={() => setLooking(false)} screen={screen} />}
    </>
  )
}
