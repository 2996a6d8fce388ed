'use client'

import { toast, useAuth, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useApi, useMessages, useRead } from '@/exports/client'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { nameKey, wordsOfName } from '../lib/matchNames'
import type { AddedPeople } from '../operations/addPeople'

interface Props {
  label: string
  /** Name of the selected person; null until loaded. */
  name: string | null
  onValue: (id: string) => void
  tenant: string
  value: string | null
}

const NEW = 'new'
const PAGE_SIZE = 30
const DEBOUNCE_MS = 200

/** Selects a person of the site by name, or adds a new one with the typed name. */
export function PersonPicker({ label, name, onValue, tenant, value }: Props) {
  const t = useMessages()
  const api = useApi()
  const { code } = useLocale()
  const { permissions } = useAuth()
  const [search, setSearch] = useState('')
  const typed = search.trim()
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    limit: String(PAGE_SIZE),
    locale: code,
    'select[name]': 'true',
    sort: 'name',
    'where[and][0][tenant][equals]': tenant,
  })
  if (typed) query.set('where[and][1][name][like]', typed)
  const { data, isOutdated } = useRead<{ docs: { id: string; name?: string | null }[] }>(`/people?${query}`, {
    freshFor: 2_000,
    keepsPrevious: true,
    debounce: typed ? DEBOUNCE_MS : 0,
  })
  const typedParts = wordsOfName(typed)
  // Results for a shorter search stay visible until new ones arrive, minus those that no longer match, as Enter selects
  // the first.
  const matches = (name: string) =>
    !isOutdated || typedParts.every((part) => wordsOfName(name).some((nameWord) => nameWord.startsWith(part)))
  const found: Option[] = (data?.docs ?? [])
    .map((doc) => ({ label: doc.name || t('untitled'), value: doc.id }))
    .filter(({ label }) => matches(label))
  const canAdd = Boolean(permissions?.collections?.people?.create)
  const isNew =
    canAdd &&
    nameKey(typed) !== '' &&
    data !== null &&
    !isOutdated &&
    !found.some((option) => nameKey(option.label) === nameKey(typed))
  const isKnown = value === null || found.some((option) => option.value === value)

  async function choose(chosen: string): Promise<void> {
    if (chosen !== NEW) return onValue(chosen)
    const result = await api<AddedPeople>('POST', '/people/add', { locale: code, names: [typed], tenantId: tenant })
    const [person] = result.success ? result.doc.people : []
    if (!person) return void toast.error((!result.success && result.error) || t('creditsAddFailed'))
    onValue(person.id)
    toast.success(t('creditsPeopleAdded', { count: 1 }))
  }

  const options = isKnown || typed ? found : [{ label: name ?? '…', value }, ...found]
  return (
    <Combobox
      label={label}
      onSearch={setSearch}
      onValue={(chosen) => void choose(chosen)}
      options={isNew ? [...options, { label: t('creditsAddPerson', { person: typed }), value: NEW }] : options}
      placeholder={t('creditsChoosePerson')}
      value={value}
    />
  )
}
