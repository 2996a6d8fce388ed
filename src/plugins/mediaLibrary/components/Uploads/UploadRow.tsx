'use client'

import { Icon } from '@/components/ui/Icon/Icon'
import { MiddleCut } from '@/components/ui/MiddleCut/MiddleCut'
import { classes } from '@/components/ui/classes'
import { useMessages } from '@/components/ui/useMessages'
import type { Upload } from './UploadQueue'
import styles from './Uploads.module.css'
import { uploadQueue } from './useUploads'

/** A file in the tray: how far it is, or why it failed. */
export function UploadRow({ upload: { file, id, problem, progress, state } }: { upload: Upload }) {
  const t = useMessages()
  const { name } = file
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <MiddleCut text={name} />
      </span>
      {state === 'waiting' && <span className={styles.state}>{t('uploadWaiting')}</span>}
      {state === 'stored' && (
        <span className={styles.state}>
          <Icon name="Check" /> {t('uploadStored')}
        </span>
      )}
      {state === 'sending' && (
        <>
          <span className={styles.state}>
            {progress < 1 ? t('uploadSending', { percent: Math.floor(progress * 100) }) : t('uploadStoring')}
          </span>
          <progress aria-label={name} className={styles.progress} max={1} value={progress < 1 ? progress : undefined} />
        </>
      )}
      {state === 'failed' && (
        <>
          <span className={styles.tools}>
            <button
              aria-label={t('uploadRetryOf', { name })}
              className={styles.retry}
              onClick={() => uploadQueue.retry(id)}
              type="button"
            >
              {t('uploadRetry')}
            </button>
            <button
              aria-label={t('uploadRemoveOf', { name })}
              className={styles.tool}
              onClick={() => uploadQueue.remove([id])}
              type="button"
            >
              <Icon name="X" />
            </button>
          </span>
          <span className={classes(styles.state, styles.problem)}>{problem || t('uploadFailed')}</span>
        </>
      )}
    </li>
  )
}
