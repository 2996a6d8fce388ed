'use client'

import { useState, type DragEvent } from 'react'
import { classes, useMessages } from '@/exports/client'
import { Field } from '@/components/ui/Field/Field'
import { isolateText } from '@/lib/text/isolated'
import styles from '../Themes.module.css'

interface Props {
  file: File | null
  isBusy: boolean
  onFile: (file: File | null) => void
}

/** Picks one .zip file, by dialog or by drag and drop. */
export function FilePicker({ file, isBusy, onFile }: Props) {
  const t = useMessages()
  const [isOver, setOver] = useState(false)
  // The input shows only the names of files chosen with it.
  const [dropped, setDropped] = useState<File | null>(null)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [droppedFile] = event.dataTransfer.files
    if (!droppedFile || isBusy) return
    setDropped(droppedFile)
    onFile(droppedFile)
  }

  return (
    <div
      className={classes(styles.drop, isOver && styles.dropOver)}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={drop}
    >
      <Field
        help={
          dropped && dropped === file ? t('themesFileChosen', { file: isolateText(dropped.name) }) : t('themesDropFile')
        }
        label={t('themesChooseFile')}
      >
        {(control) => (
          <input
            {...control}
            accept=".zip,application/zip"
            className={styles.input}
            disabled={isBusy}
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
            type="file"
          />
        )}
      </Field>
    </div>
  )
}
