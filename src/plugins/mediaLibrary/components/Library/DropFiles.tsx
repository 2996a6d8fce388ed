'use client'

import { useState, type DragEvent, type ReactNode } from 'react'
import { classes } from '../../../../components/ui/classes'
import { useWords } from '../../../../components/ui/useWords'
import styles from './Library.module.css'
import { useBulkUploadDrawer } from './useBulkUploadDrawer'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Files that are dropped anywhere on the list are uploaded. */
export function DropFiles({ children, isOn }: { children: ReactNode; isOn: boolean }) {
  const t = useWords()
  const openDrawer = useBulkUploadDrawer()
  const [isOver, setOver] = useState(false)
  if (!isOn) return children

  function over(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }

  function leave(event: DragEvent<HTMLElement>) {
    // Its own parts are left and entered on the way.
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
  }

  function drop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) openDrawer(event.dataTransfer.files)
  }

  return (
    <div
      className={classes(styles.drop, isOver && styles.isOver)}
      data-drop-hint={t('mediaDrop')}
      onDragLeave={leave}
      onDragOver={over}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
