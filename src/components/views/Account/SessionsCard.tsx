'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import type { SessionData } from './data/loadSessions'

/** The user's sessions; they can be ended one by one, or all except the current one. */
export function SessionsCard({ sessions }: { sessions: SessionData[] }) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const [isBusy, setBusy] = useState(false)
  async function endSessions(
    path: '/users/sessions/end' | '/users/sessions/end-others',
    input: object,
    message: string,
  ) {
    setBusy(true)
    const result = await call('POST', path, input)
    setBusy(false)
    if (!result.success && !result.code.startsWith('not_found'))
      return void toast.error(result.error || t('accountFailed'))
    toast.success(message)
    router.refresh()
  }
  function detailOf({ began, network, seen }: SessionData): string {
    const since = network ? t('accountSession', { began, network }) : t('accountSessionNoNetwork', { began })
    return seen ? `${since} · ${t('accountSessionSeen', { seen })}` : since
  }
  const others = sessions.filter(({ isOwn }) => !isOwn)
  const action = others.length > 0 && (
    <Button
      disabled={isBusy}
      onClick={() => void endSessions('/users/sessions/end-others', {}, t('accountEndedOthers'))}
    >
      {t('accountEndOthers')}
    </Button>
  )
  return (
    <SettingsCard action={action} help={t('accountSessionsHelp')} isFlush title={t('accountSessions')}>
      <List label={t('accountSessions')}>
        {sessions.map((session) => {
          const device = session.device ?? t('accountDevice')
          const button = (
            <Button
              aria-label={t('accountEndOf', { device })}
              disabled={isBusy}
              onClick={() => void endSessions('/users/sessions/end', { session: session.id }, t('accountEnded'))}
            >
              {t('accountEnd')}
            </Button>
          )
          return (
            <ListRow
              detail={detailOf(session)}
              end={session.isOwn ? t('accountThisOne') : button}
              key={session.id}
              title={<bdi>{device}</bdi>}
            />
          )
        })}
      </List>
    </SettingsCard>
  )
}
