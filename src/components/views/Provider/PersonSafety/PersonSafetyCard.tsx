'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { personName } from '../../../../lib/names/personName'
import { List } from '../../../ui/List/List'
import { ListRow } from '../../../ui/List/ListRow'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import { useMessages } from '../../../ui/useMessages'
import { ConfirmedAction } from './ConfirmedAction'

interface Props {
  hasFactor: boolean
  id: string
  sessions: number
}

/** Takes somebody's second proof away, and ends their sessions. Each asks first. */
export function PersonSafetyCard({ hasFactor, id, sessions }: Props) {
  const t = useMessages()
  const { savedDocumentData } = useDocumentInfo()
  const name = personName(savedDocumentData ?? {})
  const [isOn, setOn] = useState(hasFactor)
  const [open, setOpen] = useState(sessions)
  const remove = (
    <ConfirmedAction
      done={t('accountProviderRemoved')}
      help={t('accountProviderOffHelp', { name })}
      isClosed={!isOn}
      onDone={() => setOn(false)}
      path={`/users/${id}/remove-second-factor`}
      verb={t('accountProviderOff')}
    />
  )
  const end = (
    <ConfirmedAction
      done={t('accountProviderEnded')}
      help={t('accountProviderEndHelp', { name })}
      isClosed={open === 0}
      onDone={() => setOpen(0)}
      path={`/users/${id}/end-sessions`}
      verb={t('accountProviderEnd')}
    />
  )
  return (
    <SettingsCard help={t('accountProviderHelp')} isFlush title={t('accountProvider')}>
      <List label={t('accountProvider')}>
        <ListRow end={remove} title={t(isOn ? 'accountFactorIsOn' : 'accountFactorIsOff')} wraps />
        <ListRow
          end={end}
          title={open > 0 ? t('accountProviderSessions', { count: open }) : t('accountProviderNone')}
          wraps
        />
      </List>
    </SettingsCard>
  )
}
