'use client'

import { useState, type DragEvent } from 'react'
import { classes } from '../../../../../components/ui/classes'
import { Field } from '../../../../../components/ui/Field/Field'
import { useMessages } from '../../../../../components/ui/useMessages'
import { isolated } from '../../../../../lib/text/isolated'
import styles from '../Themes.module.css'

interface Props {
  file: File | null
  isBusy: boolean
  onFile: (file: File | null) => void
}

/** One .zip file, chosen or dropped. */
export function FilePicker({ file, isBusy, onFile }: Props) {
  const t = useMessages()
  const [isOver, setOver] = useState(false)
  // The control itself names only what was chosen with it.
  const [dropped, setDropped] = useState<File | null>(null)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [given] = event.dataTransfer.files
    if (!given || isBusy) return
    setDropped(given)
    onFile(given)
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
          dropped && dropped === file ? t('themesFileChosen', { file: isolated(dropped.name) }) : t('themesDropFile')
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
