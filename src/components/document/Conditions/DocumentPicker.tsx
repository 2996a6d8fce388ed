'use client'

import { useConfig, useLocale } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useEffect, useState } from 'react'
import { useApi } from '../../settings/useApi'
import { Combobox, type Option } from '../../ui/Combobox/Combobox'
import { useWords } from '../../ui/useWords'

interface Props {
  /** Slug of the content type. */
  collection: string
  label: string
  /** Of the document that is chosen; null until it is known, undefined where there is none. */
  name?: string | null
  onValue: (id: string) => void
  /** Default: choose. */
  placeholder?: string
  tenant: string
  /** Id of the document that is chosen. */
  value: string | null
}

const SHOWN = 30
const WAIT_MS = 200

/** One document of a site, found by its title. */
export function DocumentPicker({ collection, label, name, onValue, placeholder, tenant, value }: Props) {
  const t = useWords()
  const call = useApi()
  const { code } = useLocale()
  const { getEntityConfig } = useConfig()
  const title = getEntityConfig({ collectionSlug: collection as CollectionSlug })?.admin.useAsTitle ?? 'id'
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Option[]>([])
  useEffect(() => {
    let isWanted = true
    const query = new URLSearchParams({ depth: '0', draft: 'true', limit: String(SHOWN), locale: code, sort: title, 'where[and][0][tenant][equals]': tenant })
    if (search.trim()) query.set(`where[and][1][${title}][like]`, search.trim())
    const timer = setTimeout(() => {
      void call<{ docs: Record<string, unknown>[] }>('GET', `/${collection}?${query}`).then((result) => {
        if (isWanted && result.success) setFound(result.doc.docs.map((doc) => ({ label: String(doc[title] ?? t('untitled')), value: String(doc.id) })))
      })
    }, search ? WAIT_MS : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [call, code, collection, search, t, tenant, title])
  const named = name === null ? '…' : (name ?? t('eventsUnknownDocument'))
  const isKnown = value === null || found.some((one) => one.value === value)
  return <Combobox label={label} onSearch={setSearch} onValue={onValue} options={isKnown || search ? found : [{ label: named, value }, ...found]} placeholder={placeholder ?? t('eventsChoose')} value={value} />
}
