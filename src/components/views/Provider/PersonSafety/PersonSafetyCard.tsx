'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { personName } from '@/lib/names/personName'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { ConfirmedAction } from './ConfirmedAction'

interface Props {
  hasFactor: boolean
  id: string
  sessions: number
}

/** Turns off a user's two-factor sign-in, and ends their sessions. Each asks for confirmation. */
export function PersonSafetyCard({ hasFactor, id, sessions }: Props) {
  const t = useMessages()
  const { savedDocumentData } = useDocumentInfo()
  const name = personName(savedDocumentData ?? {})
  const [isOn, setOn] = useState(hasFactor)
  const [openSessions, setOpenSessions] = useState(sessions)
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
      isClosed={openSessions === 0}
      onDone={() => setOpenSessions(0)}
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
          title={openSessions > 0 ? t('accountProviderSessions', { count: openSessions }) : t('accountProviderNone')}
          wraps
        />
      </List>
    </SettingsCard>
  )
}
