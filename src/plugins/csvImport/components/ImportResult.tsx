'use client'

import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Import.module.css'
import type { ImportSummary } from './responses'
import { UndoImport } from './UndoImport'

interface Props {
  onAgain: () => void
  onClose: () => void
  result: ImportSummary
}

/** The result of an import, with a button to undo it. */
export function ImportResult({ onAgain, onClose, result: { changed, created, id, leftOut } }: Props) {
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
