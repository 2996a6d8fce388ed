'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { FocusPanel } from '../Focus/FocusPanel'
import styles from './File.module.css'
import { toMediaFileInfo } from './mediaFileInfo'
import { ReplaceFile } from './ReplaceFile'

/** Actions for the stored file of the current document. Renders nothing for a new document or one in the trash. */
export function FileTools() {
  const { data, hasSavePermission, id, isTrashed } = useDocumentInfo()
  const media = id ? toMediaFileInfo(data) : null
  if (!id || !media || isTrashed) return null
  const canChange = hasSavePermission === true
  return (
    <div className={styles.tools}>
      {canChange && <ReplaceFile id={String(id)} media={media} />}
      <FocusPanel isClosed={!canChange} media={media} />
    </div>
  )
}
