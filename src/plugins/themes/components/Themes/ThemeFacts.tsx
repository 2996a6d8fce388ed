'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Icon, Status, useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import { utcMoment } from '@/lib/time/utcMoment'
import { ErrorsDialog } from './ErrorsDialog'
import { RepositoryLine } from './Github/RepositoryLine'
import type { ShownTheme, ThemesSite } from './site'
import styles from './Themes.module.css'
import { VersionsDialog } from './Versions/VersionsDialog'

/** Details that distinguish a theme, and anything that needs attention. */
export function ThemeFacts({ site, theme }: { site: ThemesSite; theme: ShownTheme }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [dialog, setDialog] = useState<'errors' | 'versions' | null>(null)
  const { current, errorCount, isDevelopment, isDraft, isNoCode, newest, updatedAt, version } = theme
  const isBehind = current !== null && newest !== null && newest > current
  const close = () => setDialog(null)
  return (
    <div className={styles.facts}>
      <p className={styles.detail}>
        {isDevelopment && <Status state="development" />} {isDraft && <Status state="draft" />}{' '}
        {[
          version && isolateText(version),
          isNoCode && t('themesIsNoCode'),
          theme.key && !isNoCode && isolateText(theme.key),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.detail}>
        <time dateTime={updatedAt}>{t('themesUpdated', { moment: utcMoment(updatedAt, language) })}</time>
      </p>
      {theme.repository && (
        <RepositoryLine maySync={site.hasCustomThemes && site.may.change} repository={theme.repository} theme={theme} />
      )}
      {isBehind && (
        <button className={styles.note} onClick={() => setDialog('versions')} type="button">
          <Icon name="History" />
          {t('themesNewerVersion', { number: newest })}
        </button>
      )}
      {errorCount > 0 && (
        <button className={styles.alarm} onClick={() => setDialog('errors')} type="button">
          <Icon name="CircleAlert" />
          {t('themesErrorCount', { count: errorCount })}
        </button>
      )}
      {dialog === 'errors' && <ErrorsDialog onClose={close} site={site} theme={theme} />}
      {dialog === 'versions' && <VersionsDialog onClose={close} site={site} theme={theme} />}
    </div>
  )
}
