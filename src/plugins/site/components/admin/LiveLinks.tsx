'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { Button, List, ListRow, useApi, useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import { utcMoment } from '@/lib/time/utcMoment'
import type { PreviewLink } from './useLinks'
import styles from './Share.module.css'

interface Props {
  /** Null while loading, and when loading failed. */
  links: PreviewLink[] | null
  mayEnd: boolean
  onEnded: () => void
}

/** The active preview links of a draft, each with its expiry. */
export function LiveLinks({ links, mayEnd, onEnded }: Props) {
  const t = useMessages()
  const call = useApi()
  const { language } = useTranslation().i18n

  async function end(id: string) {
    const result = await call('POST', `/preview-links/${id}/end`, {})
    if (result.success) toast.success(t('previewEnded'))
    else toast.error(result.error || t('previewEndFailed'))
    onEnded()
  }

  if (!links) return null
  return (
    <section className={styles.links}>
      <h2>{t('previewLinks')}</h2>
      {links.length === 0 ? (
        <p>{t('previewNone')}</p>
      ) : (
        <List>
          {links.map(({ createdBy, expiresAt, id }) => (
            <ListRow
              detail={t('previewBy', { name: isolateText(createdBy) })}
              end={mayEnd && <Button onClick={() => void end(id)}>{t('previewEnd')}</Button>}
              key={id}
              title={t('previewUntil', { moment: isolateText(utcMoment(expiresAt, language)) })}
            />
          ))}
        </List>
      )}
    </section>
  )
}
