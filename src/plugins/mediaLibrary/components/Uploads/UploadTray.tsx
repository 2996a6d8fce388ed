'use client'

import { useState, type ReactNode } from 'react'
import { Button, Icon, useMessages, useSiteOnScreen } from '@/exports/client'
import { findMainContent } from '@/payload-patches/missingNames/findMainContent'
import { AltTextsDialog } from './AltTextsDialog'
import type { Upload } from './UploadQueue'
import { UploadRow } from './UploadRow'
import styles from './Uploads.module.css'
import { uploadQueue, useLibraryRefresh, useUploading, useUploads, useWarnOfUnfinished } from './useUploads'

/** Wraps every screen of the admin: the tray of uploads stays at its foot while its user goes on to other screens. */
export function UploadTray({ children }: { children: ReactNode }) {
  useUploading()
  const uploads = useUploads()
  return (
    <>
      {children}
      {uploads.length > 0 && <Tray />}
    </>
  )
}

/** The button that closed the tray is gone. */
function focusMainContent(): void {
  const content = findMainContent()
  if (!content) return
  content.tabIndex = -1
  content.focus()
}

function Tray() {
  const t = useMessages()
  const uploads = useUploads()
  const [isOpen, setOpen] = useState(true)
  const [isDescribing, setDescribing] = useState(false)
  // Kept here, so that closing the dialog loses nothing.
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({})
  const site = useSiteOnScreen()
  const stored = uploads.flatMap(({ stored: file }) => file ?? [])
  // Texts are saved in the language of the site on screen; files of another site are described there.
  const here = uploads.flatMap(({ stored: file, tenantId }) => (file && tenantId === site?.id ? [file] : []))
  const count = (...states: Upload['state'][]) => uploads.filter(({ state }) => states.includes(state)).length
  const failed = count('failed', 'lost')
  const unknown = count('unknown')
  const isGoing = count('checking', 'sending', 'waiting') > 0
  useLibraryRefresh(stored.length)
  useWarnOfUnfinished(isGoing || failed + unknown > 0)
  const summary = isGoing
    ? t('uploadTrayGoing', { done: stored.length, total: uploads.length })
    : failed > 0
      ? t('uploadTrayFailed', { count: failed })
      : unknown > 0
        ? t('uploadTrayUnknown', { count: unknown })
        : t('uploadTrayDone', { count: stored.length })

  const closeDialog = (described: string[]) => {
    setDescribing(false)
    uploadQueue.remove(uploads.flatMap(({ id, stored: file }) => (file && described.includes(file.id) ? [id] : [])))
  }
  const closeTray = () => {
    uploadQueue.remove(uploads.map(({ id }) => id))
    focusMainContent()
  }
  return (
    <section aria-label={t('uploadTray')} className={styles.tray}>
      <div className={styles.head}>
        <p className={styles.summary} role="status">
          {summary}
        </p>
        <button
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'uploadTrayFold' : 'uploadTrayOpen')}
          className={styles.tool}
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <Icon name={isOpen ? 'ChevronDown' : 'ChevronUp'} />
        </button>
        {!isGoing && (
          <button aria-label={t('uploadTrayClose')} className={styles.tool} onClick={closeTray} type="button">
            <Icon name="X" />
          </button>
        )}
      </div>
      {isOpen && (
        <ul className={styles.list}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {!isGoing && (failed + unknown > 1 || here.length > 0) && (
        <div className={styles.foot}>
          {failed + unknown > 1 && <Button onClick={() => uploadQueue.retry()}>{t('uploadRetryAll')}</Button>}
          {here.length > 0 && (
            <Button onClick={() => setDescribing(true)} variant="primary">
              {t('uploadDescribe')}
            </Button>
          )}
        </div>
      )}
      {isDescribing && <AltTextsDialog alts={alts} files={here} onAlts={setAlts} onClose={closeDialog} />}
    </section>
  )
}
