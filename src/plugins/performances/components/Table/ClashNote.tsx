'use client'

import { useTranslation } from '@payloadcms/ui'
import { Icon, useMessages } from '@/exports/client'
import { momentInZone } from '@/lib/events/momentInZone'
import type { ShownClash } from './rowTexts'
import styles from './Table.module.css'

/** Names the performance that overlaps in the same venue. Renders nothing if there is none. */
export function ClashNote({ clashes }: { clashes: ShownClash[] }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [first, ...others] = clashes
  if (!first) return null
  return (
    <span className={styles.clash} data-clash>
      <Icon name="CircleAlert" />
      <span>
        {t('tableClash', {
          moment: momentInZone(first.start, first.timezone, language),
          title: `\u2068${first.title || t('untitled')}\u2069`,
        })}
        {others.length > 0 && ` ${t('tableClashesMore', { count: others.length })}`}
      </span>
    </span>
  )
}
