'use client'

import { useTranslation } from '@payloadcms/ui'
import { List, ListRow, SettingsCard, useMessages } from '@/exports/client'
import { intlLanguage } from '@/lib/time/formatIn'
import type { EarlierWebsite } from '../lib/describe'
import { TakeBack } from './TakeBack'

interface Props {
  earlier: EarlierWebsite[]
  onTakeBack: (id: string) => Promise<void>
}

/** Exports that were brought before the newest: each can still be taken back. */
export function Earlier({ earlier, onTakeBack }: Props) {
  const t = useMessages()
  const date = new Intl.DateTimeFormat(intlLanguage(useTranslation().i18n.language), { dateStyle: 'medium' })
  return (
    <SettingsCard isFlush title={t('movingInEarlier')}>
      <List>
        {earlier.map(({ createdAt, id, isTakingBack, title }) => {
          const name = title || t('untitled')
          const at = date.format(new Date(createdAt))
          return (
            <ListRow
              detail={isTakingBack ? t('movingInTakingBack') : at}
              end={!isTakingBack && <TakeBack name={`${name} (${at})`} onTakeBack={() => onTakeBack(id)} />}
              key={id}
              title={name}
              wraps
            />
          )
        })}
      </List>
    </SettingsCard>
  )
}
