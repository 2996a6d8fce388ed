'use client'

import { classes, Icon, useMessages } from '@/exports/client'
import { MiddleCut } from '@/components/ui/MiddleCut/MiddleCut'
import type { Upload } from './UploadQueue'
import styles from './Uploads.module.css'
import { uploadQueue } from './useUploads'

/** States that wait for the user. */
const isEnded = (state: Upload['state']): boolean => state === 'failed' || state === 'lost' || state === 'unknown'

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
      {state === 'checking' && <span className={styles.state}>{t('uploadChecking')}</span>}
      {isEnded(state) && (
        <>
          <span className={styles.tools}>
            <button
              aria-label={t(state === 'unknown' ? 'uploadCheckOf' : 'uploadRetryOf', { name })}
              className={styles.retry}
              onClick={() => uploadQueue.retry(id)}
              type="button"
            >
              {t(state === 'unknown' ? 'uploadCheck' : 'uploadRetry')}
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
          <span className={classes(styles.state, styles.problem)}>
            {state === 'lost'
              ? t('uploadLost')
              : state === 'unknown'
                ? t('uploadUnknown')
                : problem || t('uploadFailed')}
          </span>
        </>
      )}
    </li>
  )
}
