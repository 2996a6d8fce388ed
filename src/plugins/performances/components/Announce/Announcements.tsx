'use client'

import { toast, useLocale } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useState, useSyncExternalStore } from 'react'
import { useApi, useMessages, useRead } from '@/exports/client'
import { reportPerformancesChanged } from '@/components/document/revisions'
import type { Announcements as Listed } from '../../operations/announcements/list'
import type { TakenBack } from '../../operations/announcements/takeBack'
import styles from './Announce.module.css'
import { AnnounceCard } from './AnnounceCard'
import { initialForm, type AnnounceForm } from './announceForm'
import { EarlierAnnouncements } from './EarlierAnnouncements'

interface Props {
  /** Of the site: visitors read a text in each. */
  languages: readonly string[]
  /** Whether the person may change what all pages show. */
  mayPublish: boolean
  tenantId: string
  /** IANA name. */
  timezone: string
  /** YYYY-MM-DD in the time zone of the site. */
  today: string
}

/** Announces a change, and lists what was announced before. */
export function Announcements({ languages, mayPublish, tenantId, timezone, today }: Props) {
  const t = useMessages()
  const api = useApi()
  const query = useSearchParams()
  const { code: locale } = useLocale()
  const { data, reload } = useRead<Listed>(`/announcements?tenantId=${tenantId}&locale=${locale}`, {
    keepsPrevious: true,
    reloadsOnFocus: true,
  })
  // Not known while the server renders, and not yet while the browser comes from another screen.
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  )
  /** Null until somebody has filled in something. */
  const [filled, setForm] = useState<AnnounceForm | null>(null)
  const form = filled ?? initialForm(new URLSearchParams([...query, ...new URLSearchParams(hash.slice(1))]), today)
  /** Counts announcements, so that the next one begins with an empty card. */
  const [turn, setTurn] = useState(0)

  const begin = (next: AnnounceForm) => {
    setForm(next)
    setTurn(turn + 1)
  }

  async function takeBack(id: string): Promise<void> {
    const result = await api<TakenBack>('POST', `/announcements/${id}/take-back`, { locale })
    reload()
    reportPerformancesChanged()
    if (!result.success) return void toast.error(result.error || t('tableRestoreFailed'))
    toast.success(t('tableRestored', { count: result.doc.restored }))
    for (const reason of result.doc.leftOut) toast.error(reason)
  }

  async function takeOffPages(id: string): Promise<void> {
    const result = await api('POST', `/announcements/${id}/take-off-pages`, {})
    reload()
    if (!result.success) return void toast.error(result.error || t('announceOffFailed'))
    toast.success(t('announceOffDone'))
  }

  return (
    <div className={styles.stack}>
      <AnnounceCard
        form={form}
        key={turn}
        languages={languages}
        mayPublish={mayPublish}
        onAnnounced={() => {
          reload()
          begin(initialForm(new URLSearchParams(), today))
        }}
        onForm={setForm}
        tenantId={tenantId}
        timezone={timezone}
      />
      <EarlierAnnouncements
        announcements={data?.docs ?? []}
        mayPublish={mayPublish}
        onFindDate={({ id, performances }) =>
          begin({
            ...initialForm(new URLSearchParams({ ids: performances.join(',') }), today),
            kind: 'moved',
            replaces: id,
          })
        }
        onTakeBack={takeBack}
        onTakeOffPages={takeOffPages}
        timezone={timezone}
      />
    </div>
  )
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
