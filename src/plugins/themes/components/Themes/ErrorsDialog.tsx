'use client'

import { useTranslation } from '@payloadcms/ui'
import { Dialog, List, ListRow, Skeleton, useMessages, useRead } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import { utcMoment } from '@/lib/time/utcMoment'
import type { PackageProblem } from '../../lib/package/problem'
import type { ShownTheme, ThemesSite } from './site'
import styles from './Themes.module.css'

interface RuntimeError extends PackageProblem {
  address: string
  count: number
  lastAt: string
  /** Version number. */
  number: number
}

interface Props {
  onClose: () => void
  site: ThemesSite
  theme: ShownTheme
}

/** Lists rendering errors of a theme on the website. */
export function ErrorsDialog({ onClose, site: { liveAddress }, theme }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { data, error, isOutdated } = useRead<{ docs: RuntimeError[] }>(`/themes/${theme.id}/errors`)
  return (
    <Dialog
      description={t('themesErrorsHelp', { theme: isolateText(theme.name) })}
      isOpen
      isWide
      onClose={onClose}
      title={t('themesErrors')}
    >
      {error && <p role="alert">{error.serverMessage || t('themesErrorsFailed')}</p>}
      {!data && isOutdated && !error && <Skeleton />}
      {data?.docs.length === 0 && <p className={styles.empty}>{t('themesErrorsNone')}</p>}
      {data && data.docs.length > 0 && (
        <div aria-label={t('themesErrors')} className={styles.rows} role="region" tabIndex={0}>
          <List>
            {data.docs.map(({ address, column, count, file, lastAt, line, message, number }) => (
              <ListRow
                detail={
                  <>
                    <bdi className={styles.place}>
                      {[file, line, column].filter((part) => part !== null && part !== '').join(':')}
                    </bdi>{' '}
                    · {t('themesErrorSeen', { count, moment: isolateText(utcMoment(lastAt, language)) })} ·{' '}
                    {t('themesVersionNumber', { number })} ·{' '}
                    {liveAddress ? (
                      <a dir="ltr" href={liveAddress + address} rel="noreferrer" target="_blank">
                        {address}
                      </a>
                    ) : (
                      <bdi>{address}</bdi>
                    )}
                  </>
                }
                key={`${number} ${file} ${line} ${column} ${message}`}
                title={message}
              />
            ))}
          </List>
        </div>
      )}
    </Dialog>
  )
}
