'use client'

import { useLocale, useRowLabel } from '@payloadcms/ui'
import { useRead } from '@/components/calls/useRead'
import { referencesIn } from '../ReferenceStates/referencesIn'
import { RowTitle } from '../RowTitle/RowTitle'

interface Entry {
  address?: string | null
  document?: unknown
  kind?: string | null
  label?: string | null
}

/** Titles do not change while entries are reordered. */
const FRESH_MS = 60_000

/** Label of an entry as visitors read it: its own text, or else the title of its document. */
export function EntryTitle() {
  const { data } = useRowLabel<Entry>()
  const { code } = useLocale()
  const { address, document, kind, label } = data ?? {}
  const isDocument = (kind ?? 'document') === 'document'
  const target = isDocument && !label?.trim() ? referencesIn(document, '')[0] : undefined
  const path =
    target &&
    (`/${target.collection}/${target.id}?depth=0&draft=true&locale=${code}&select[title]=true&select[name]=true` as const)
  const { data: found } = useRead<{ name?: string | null; title?: string | null }>(path ?? null, { freshFor: FRESH_MS })
  return <RowTitle title={label?.trim() || (isDocument ? (found?.title ?? found?.name ?? '') : (address ?? ''))} />
}
