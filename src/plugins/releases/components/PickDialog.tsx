'use client'

import { useState } from 'react'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { CallError } from '@/components/calls/CallError'
import { useRead } from '@/components/calls/useRead'
import { Button } from '@/components/ui/Button/Button'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Releases.module.css'

interface Picked {
  collection: string
  id: string
}

interface Props {
  /** Documents already in the release, as `collection/id`. */
  existing: string[]
  onClose: () => void
  /** @throws CallError, whose message is shown */
  onPick: (picked: Picked[]) => Promise<void>
}

interface SearchResponse {
  docs: { id: string; collectionType: string; title: string }[]
}

/** Debounce while typing. */
const DEBOUNCE_MS = 250

/** Search results of one status; null without a query and while loading. */
function useResults(query: string, status: 'draft' | 'published'): SearchResponse['docs'] | null {
  const { data } = useRead<SearchResponse>(
    query ? `/search?status=${status}&limit=20&search=${encodeURIComponent(query)}` : null,
    { keepsPrevious: true, debounce: DEBOUNCE_MS },
  )
  return query ? (data?.docs ?? null) : null
}

/** Searches the current site for documents, of which several can be added at once. */
export function PickDialog({ existing, onClose, onPick }: Props) {
  const t = useMessages()
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const query = text.trim()
  const drafts = useResults(query, 'draft')
  const published = useResults(query, 'published')
  // Draft changes of a published document appear in both results.
  const results = [
    ...new Map(
      [...(drafts ?? []), ...(published ?? [])].map((result) => [`${result.collectionType}/${result.id}`, result]),
    ),
  ]
  const areIn = (found: SearchResponse['docs'] | null) =>
    new Set(found?.map(({ collectionType, id }) => `${collectionType}/${id}`))
  const [drafted, live] = [areIn(drafts), areIn(published)]
  const stateOf = (key: string) =>
    t(!live.has(key) ? 'statusDraft' : drafted.has(key) ? 'statusChanged' : 'statusPublished')

  async function add() {
    setBusy(true)
    setProblem(null)
    try {
      await onPick([...picked.values()])
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
      setBusy(false)
    }
  }

  function toggle(key: string, document: Picked, isOn: boolean) {
    const next = new Map(picked)
    if (isOn) next.set(key, document)
    else next.delete(key)
    setPicked(next)
  }

  const kindOf = (collectionSlug: string): string =>
    String(getTranslation(getEntityConfig({ collectionSlug })?.labels.singular ?? collectionSlug, i18n))
  const button = (
    <Button disabled={isBusy || picked.size === 0} variant="primary" onClick={() => void add()}>
      {picked.size === 0 ? t('releaseAdd') : t('releaseAddCount', { count: picked.size })}
    </Button>
  )
  return (
    <Dialog
      action={button}
      cancelLabel={t('releaseCancel')}
      isOpen
      isWide
      onClose={onClose}
      title={t('releaseAddDocument')}
    >
      <TextField
        error={problem}
        label={t('releaseSearch')}
        maxLength={200}
        onValue={setText}
        type="search"
        value={text}
      />
      <ul className={styles.found}>
        {results.map(([key, { collectionType: collection, id, title }]) => {
          const isIn = existing.includes(key)
          return (
            <li key={key}>
              <Checkbox
                isOn={isIn || picked.has(key)}
                label={[title || t('untitled'), kindOf(collection), stateOf(key)].join(' · ')}
                locked={isIn ? t('releaseHasIt') : null}
                onChange={(isOn) => toggle(key, { collection, id }, isOn)}
              />
            </li>
          )
        })}
      </ul>
      {drafts && published && results.length === 0 && <p className={styles.none}>{t('nothingFound')}</p>}
    </Dialog>
  )
}
