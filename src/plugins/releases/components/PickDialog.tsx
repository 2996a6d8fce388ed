'use client'

import { useState } from 'react'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { Button, Checkbox, Dialog, TextField, useMessages, useRead } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { isolateText } from '@/lib/text/isolated'
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
  releaseId: string
}

interface Found extends Picked {
  state: 'changed' | 'draft' | 'published'
  /** Title of another open release that has it: it cannot be added. */
  takenBy: string | null
  title: string
}

const STATES = { changed: 'statusChanged', draft: 'statusDraft', published: 'statusPublished' } as const

/** Debounce while typing. */
const DEBOUNCE_MS = 250

/** What can be added and is found; without a query, the newest drafts and changes. */
function useFound(releaseId: string, query: string) {
  const path = `/releases/${releaseId}/drafts` as const
  const { data, isOutdated } = useRead<{ docs: Found[] }>(
    query ? `${path}?search=${encodeURIComponent(query)}` : path,
    {
      debounce: DEBOUNCE_MS,
      keepsPrevious: true,
    },
  )
  return { found: data?.docs ?? null, isOutdated }
}

/** The newest drafts, or what is searched in the current site; several documents can be added at once. */
export function PickDialog({ existing, onClose, onPick, releaseId }: Props) {
  const t = useMessages()
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const query = text.trim()
  const { found, isOutdated } = useFound(releaseId, query)

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
        {found?.map(({ collection, id, state, takenBy, title }) => {
          const key = `${collection}/${id}`
          const isIn = existing.includes(key)
          return (
            <li key={key}>
              <Checkbox
                isOn={isIn || picked.has(key)}
                label={[title || t('untitled'), kindOf(collection), t(STATES[state])].join(' · ')}
                locked={
                  isIn ? t('releaseHasIt') : takenBy === null ? null : t('releaseIn', { release: isolateText(takenBy) })
                }
                onChange={(isOn) => toggle(key, { collection, id }, isOn)}
              />
            </li>
          )
        })}
      </ul>
      {found?.length === 0 && !isOutdated && <p className={styles.none}>{t('nothingFound')}</p>}
    </Dialog>
  )
}
