'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages, useRead } from '@/exports/client'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import { plainDay } from '@/lib/time/formatIn'

interface Props {
  /** Title of the selected event. */
  known: string | null
  onEvent: (id: string, title: string) => void
  tenant: string
  /** Id of the selected event. */
  value: string | null
}

interface EventResult {
  id: string
  startDate?: string | null
  title?: string | null
}

const MAX_RESULTS = 30
const DEBOUNCE_MS = 200

/** Picks an unlinked event of the site by its title. */
export function OwnEventPicker({ known, onEvent, tenant, value }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    limit: String(MAX_RESULTS),
    sort: 'title',
    'where[and][0][tenant][equals]': tenant,
    'where[and][1][ticketing.externalId][exists]': 'false',
  })
  if (search.trim()) query.set('where[and][2][title][like]', search.trim())
  const { data } = useRead<{ docs: EventResult[] }>(`/events?${query}`, {
    keepsPrevious: true,
    debounce: search ? DEBOUNCE_MS : 0,
  })
  const found = (data?.docs ?? []).map(({ id, startDate, title }) => ({
    detail: plainDay(startDate, language) || undefined,
    label: title || t('untitled'),
    value: id,
  }))
  const isListed = value === null || found.some((option) => option.value === value)
  return (
    <Combobox
      label={t('ticketingBringInWhich')}
      onSearch={setSearch}
      onValue={(id) => onEvent(id, found.find((option) => option.value === id)?.label ?? known ?? '')}
      options={isListed || search ? found : [{ label: known ?? '', value }, ...found]}
      placeholder={t('search')}
      value={value}
    />
  )
}
