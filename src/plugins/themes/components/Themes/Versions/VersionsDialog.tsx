'use client'

import { Dialog, List, Skeleton, useMessages, useRead } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import type { ShownTheme, ThemesSite } from '../site'
import styles from '../Themes.module.css'
import { ReviewDialog } from './ReviewDialog'
import { useSwitchVersion } from './useSwitchVersion'
import { VersionRow, type Version } from './VersionRow'

interface Props {
  onClose: () => void
  site: ThemesSite
  theme: ShownTheme
}

/**
 * Lists the versions of a theme and switches between them. Versions of the live theme are checked against the site
 * first.
 */
export function VersionsDialog({ onClose, site, theme }: Props) {
  const t = useMessages()
  const { data, error, isOutdated, reload } = useRead<{ docs: Version[] }>(`/themes/${theme.id}/versions`, {
    keepsPrevious: true,
  })
  const isLive = theme.id === site.selected
  const { finding, forget, isBusy, put } = useSwitchVersion({ isLive, onDone: reload, theme })
  const mayPut = isLive ? site.may.publish : site.may.change

  if (finding) {
    const { number } = finding
    return (
      <ReviewDialog
        finding={finding}
        isBusy={isBusy}
        onClose={forget}
        onPublish={() => void put(number, true).then((needsConfirmation) => !needsConfirmation && forget())}
        preview={site.hasCustomThemes && data?.docs.find((version) => version.number === number)?.preview}
      />
    )
  }
  return (
    <Dialog
      description={t('themesVersionsHelp', { theme: isolateText(theme.name) })}
      isOpen
      isWide
      onClose={onClose}
      title={t('themesVersions')}
    >
      {error && <p role="alert">{error.serverMessage || t('themesVersionsFailed')}</p>}
      {!data && isOutdated && !error && <Skeleton />}
      {data?.docs.length === 0 && <p className={styles.empty}>{t('themesVersionsNone')}</p>}
      {data && data.docs.length > 0 && (
        <div aria-label={t('themesVersions')} className={styles.rows} role="region" tabIndex={0}>
          <List>
            {data.docs.map((version) => (
              <VersionRow
                isBusy={isBusy}
                key={version.number}
                mayDownload={site.hasCustomThemes}
                onPut={mayPut ? () => void put(version.number) : null}
                themeId={theme.id}
                version={version}
              />
            ))}
          </List>
        </div>
      )}
      {data && data.docs.length > 1 && !mayPut && (
        <p className={styles.help}>{t(isLive ? 'themesPublishedByOthers' : 'themesChangedByOthers')}</p>
      )}
    </Dialog>
  )
}
