'use client'

import { useConfig, useLocale } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useState } from 'react'
import { useRead } from '@/components/calls/useRead'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  /** Slug of the content type. */
  collection: string
  label: string
  /** Title of the selected document; null until loaded, undefined if there is none. */
  name?: string | null
  onValue: (id: string) => void
  /** Default: a generic prompt. */
  placeholder?: string
  tenant: string
  /** Id of the selected document. */
  value: string | null
}

const LIMIT = 30
const PAUSE_MS = 200

/** Selects one document of a site, found by its title. */
export function DocumentPicker({ collection, label, name, onValue, placeholder, tenant, value }: Props) {
  const t = useMessages()
  const { code } = useLocale()
  const { getEntityConfig } = useConfig()
  const title = getEntityConfig({ collectionSlug: collection as CollectionSlug })?.admin.useAsTitle ?? 'id'
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    limit: String(LIMIT),
    locale: code,
    sort: title,
    'where[and][0][tenant][equals]': tenant,
  })
  if (search.trim()) query.set(`where[and][1][${title}][like]`, search.trim())
  const { data } = useRead<{ docs: Record<string, unknown>[] }>(`/${collection}?${query}`, {
    keepsPrevious: true,
    debounce: search ? PAUSE_MS : 0,
  })
  const found: Option[] = (data?.docs ?? []).map((doc) => ({
    label: String(doc[title] ?? t('untitled')),
    value: String(doc.id),
  }))
  const selectedName = name === null ? '…' : (name ?? t('eventsUnknownDocument'))
  const isKnown = value === null || found.some((option) => option.value === value)
  return (
    <Combobox
      label={label}
      onSearch={setSearch}
      onValue={onValue}
      options={isKnown || search ? found : [{ label: selectedName, value }, ...found]}
      placeholder={placeholder ?? t('eventsChoose')}
      value={value}
    />
  )
}
