'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { useState } from 'react'
import { Drawer } from '@/components/ui/Drawer/Drawer'
import { Button, useMessages, useSiteOnScreen } from '@/exports/client'
import { ChooseText } from './ChooseText'
import styles from './Import.module.css'
import type { ImportSummary } from './responses'
import { openImport, useIsImportOpen } from './openImport'
import { Preview } from './Preview'
import { UndoImport } from './UndoImport'

interface ImportResultProps {
  onAgain: () => void
  onClose: () => void
  result: ImportSummary
}

/** The result of an import, with a button to undo it. */
function ImportResult({ onAgain, onClose, result: { changed, created, id, leftOut } }: ImportResultProps) {
  const t = useMessages()
  const counts = { importCreated: created, importChanged: changed, importLeftOut: leftOut } as const
  const sentences = Object.entries(counts).flatMap(([key, count]) =>
    count > 0 ? t(key as keyof typeof counts, { count }) : [],
  )
  return (
    <div className={styles.steps}>
      <p className={styles.done} role="status">
        {sentences.join(' ')}
      </p>
      <div className={styles.bar}>
        <Button variant="primary" onClick={onClose}>
          {t('importClose')}
        </Button>
        <UndoImport id={id} onDone={onAgain} />
      </div>
    </div>
  )
}

interface Props {
  /** Plural label of the content type. */
  list: string
  type: string
}

/** Imports rows from a spreadsheet: choose or paste them, preview, import, and undo. */
export function ImportDrawer({ list, type }: Props) {
  const t = useMessages()
  const isOpen = useIsImportOpen(type)
  const { isInDrawer } = useListDrawerContext()
  const site = useSiteOnScreen()
  const [text, setText] = useState('')
  const [result, setResult] = useState<ImportSummary | null>(null)
  if (isInDrawer || !site) return null
  const reset = () => {
    setText('')
    setResult(null)
  }
  const close = () => {
    openImport(null)
    reset()
  }
  return (
    <Drawer isOpen={isOpen} onClose={close} title={t('importTitle', { list })} width={860}>
      {result && <ImportResult onAgain={reset} onClose={close} result={result} />}
      {!result && text && <Preview onBack={reset} onDone={setResult} tenantId={site.id} text={text} type={type} />}
      {!result && !text && <ChooseText onText={setText} tenantId={site.id} type={type} />}
    </Drawer>
  )
}
