'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useRead } from '../../../../components/calls/useRead'
import { Combobox } from '../../../../components/ui/Combobox/Combobox'
import { useMessages } from '../../../../components/ui/useMessages'
import { plainDay } from '../../../../lib/time/plainDay'

interface Props {
  /** Title of the event that is chosen. */
  known: string | null
  onEvent: (id: string, title: string) => void
  tenant: string
  /** Id of the event that is chosen. */
  value: string | null
}

interface Found {
  id: string
  startDate?: string | null
  title?: string | null
}

const SHOWN = 30
const PAUSE_MS = 200

/** An event of the site that follows no box office, found by its title. */
export function OwnEventPicker({ known, onEvent, tenant, value }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    limit: String(SHOWN),
    sort: 'title',
    'where[and][0][tenant][equals]': tenant,
    'where[and][1][ticketing.externalId][exists]': 'false',
  })
  if (search.trim()) query.set('where[and][2][title][like]', search.trim())
  const { data } = useRead<{ docs: Found[] }>(`/events?${query}`, { keepsLast: true, pause: search ? PAUSE_MS : 0 })
  const found = (data?.docs ?? []).map(({ id, startDate, title }) => ({
    detail: plainDay(startDate, language) || undefined,
    label: title || t('untitled'),
    value: id,
  }))
  const isThere = value === null || found.some((one) => one.value === value)
  return (
    <Combobox
      label={t('ticketingBringInWhich')}
      onSearch={setSearch}
      onValue={(id) => onEvent(id, found.find((one) => one.value === id)?.label ?? known ?? '')}
      options={isThere || search ? found : [{ label: known ?? '', value }, ...found]}
      placeholder={t('search')}
      value={value}
    />
  )
}
