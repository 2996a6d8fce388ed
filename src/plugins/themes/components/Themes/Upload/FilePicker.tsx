'use client'

import { useState, type DragEvent } from 'react'
import { classes } from '../../../../../components/ui/classes'
import { Field } from '../../../../../components/ui/Field/Field'
import { useWords } from '../../../../../components/ui/useWords'
import { isolated } from '../../../../../lib/text/isolated'
import styles from '../Themes.module.css'

interface Props {
  file: File | null
  isBusy: boolean
  onFile: (file: File | null) => void
}

/** One .zip file, chosen or dropped. */
export function FilePicker({ file, isBusy, onFile }: Props) {
  const t = useWords()
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !isBusy) onFile(dropped)
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
      <Field help={file ? t('themesFileChosen', { file: isolated(file.name) }) : t('themesDropFile')} label={t('themesChooseFile')}>
        {(control) => <input {...control} accept=".zip,application/zip" className={styles.input} disabled={isBusy} onChange={(event) => onFile(event.target.files?.[0] ?? null)} type="file" />}
      </Field>
    </div>
  )
}
