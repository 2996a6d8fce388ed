'use client'

import { useTranslation } from '@payloadcms/ui'
import { Button, ListRow, Status, useMessages } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import { isolateText } from '@/lib/text/isolated'
import { utcMoment } from '@/lib/time/utcMoment'
import type { VersionSource } from '@/plugins/themes/tables/versions'
import styles from '../Themes.module.css'
import { useDownload } from '../useDownload'

export interface Version {
  by: string | null
  commit: string | null
  createdAt: string
  fileCount: number
  isCurrent: boolean
  number: number
  /** Address of its preview. */
  preview: string
  source: VersionSource
  version: string
}

interface Props {
  isBusy: boolean
  /** The plan includes custom themes: versions can be downloaded and previewed. */
  mayDownload: boolean
  /** Null for users without the permission. */
  onPut: (() => void) | null
  themeId: string
  version: Version
}

const SOURCES: Record<VersionSource, MessageKey> = {
  duplicate: 'themesSourceDuplicate',
  nocode: 'themesSourceNoCode',
  studio: 'themesSourceStudio',
  sync: 'themesSourceSync',
  upload: 'themesSourceUpload',
}

/** The usual length of short commit ids. */
const COMMIT_LENGTH = 7

/** A version with its origin and actions. */
export function VersionRow({
  isBusy,
  mayDownload,
  onPut,
  themeId,
  version: { by, commit, createdAt, fileCount, isCurrent, number, preview, source, version },
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const download = useDownload()
  const moment = isolateText(utcMoment(createdAt, language))
  const from = t(SOURCES[source]) + (commit ? ` ${isolateText(commit.slice(0, COMMIT_LENGTH))}` : '')
  const name = t('themesVersionNumber', { number })
  return (
    <ListRow
      detail={[
        by ? t('themesVersionBy', { moment, person: isolateText(by) }) : moment,
        from,
        t('themesFiles', { count: fileCount }),
      ].join(' · ')}
      end={
        <div className={styles.rowEnd}>
          {isCurrent && <Status state="active" />}
          {mayDownload && (
            <Button
              aria-label={t('themesPreviewVersion', { number })}
              href={preview}
              icon="ExternalLink"
              variant="quiet"
              newTab
            >
              {t('themesPreview')}
            </Button>
          )}
          {mayDownload && (
            <Button
              aria-label={t('themesDownloadVersion', { number })}
              icon="ArrowDown"
              variant="quiet"
              onClick={() => void download(themeId, number)}
            >
              {t('themesDownload')}
            </Button>
          )}
          {!isCurrent && onPut && (
            <Button aria-label={t('themesVersionPutNumber', { number })} disabled={isBusy} onClick={onPut}>
              {t('themesVersionPut')}
            </Button>
          )}
        </div>
      }
      title={version ? `${name} · ${isolateText(version)}` : name}
      wraps
    />
  )
}
