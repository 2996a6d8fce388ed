'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { FocusPanel } from '../Focus/FocusPanel'
import styles from './File.module.css'
import { mediaShown } from './mediaShown'
import { ReplaceFile } from './ReplaceFile'

/** What can be done with the stored file of the document on screen. Nothing while it is new, or lies in the trash. */
export function FileTools() {
  const { data, hasSavePermission, id, isTrashed } = useDocumentInfo()
  const media = id ? mediaShown(data) : null
  if (!id || !media || isTrashed) return null
  const mayChange = hasSavePermission === true
  return (
    <div className={styles.tools}>
      {mayChange && <ReplaceFile id={String(id)} media={media} />}
      <FocusPanel isClosed={!mayChange} media={media} />
    </div>
  )
}
