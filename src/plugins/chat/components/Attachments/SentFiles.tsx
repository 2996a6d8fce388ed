'use client'

import { useMessages } from '@/exports/client'
import type { Attachment } from '../../lib/attachments/attachment'
import styles from './Attachments.module.css'
import { FileChip } from './FileChip'

/** The attachments of a sent message. */
export default function SentFiles({ files }: { files: Attachment[] }) {
  const t = useMessages()
  return (
    <ul aria-label={t('chatAttached')} className={styles.sent}>
      {files.map((file) => (
        <FileChip file={file} isOpened key={file.id} />
      ))}
    </ul>
  )
}
