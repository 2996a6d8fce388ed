'use client'

import { useState } from 'react'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { CallError } from '../../../components/calls/CallError'
import { useRead } from '../../../components/calls/useRead'
import { Button } from '../../../components/ui/Button/Button'
import { Checkbox } from '../../../components/ui/Checkbox/Checkbox'
import { Dialog } from '../../../components/ui/Dialog/Dialog'
import { TextField } from '../../../components/ui/Field/TextField'
import { useMessages } from '../../../components/ui/useMessages'
import styles from './Releases.module.css'

interface Picked {
  collection: string
  id: string
}

interface Props {
  /** What is in the release: `collection/id`. */
  has: string[]
  onClose: () => void
  /** @throws CallError, whose message is shown */
  onPick: (picked: Picked[]) => Promise<void>
}

interface Found {
  docs: { id: string; collectionType: string; title: string }[]
}

/** While somebody types. */
const PAUSE_MS = 250

/** What is found of one state; null while nothing is asked or known. */
function useFound(asked: string, status: 'draft' | 'published'): Found['docs'] | null {
  const { data } = useRead<Found>(
    asked ? `/search?status=${status}&limit=20&search=${encodeURIComponent(asked)}` : null,
    { keepsLast: true, pause: PAUSE_MS },
  )
  return asked ? (data?.docs ?? null) : null
}

/** Finds documents of the site on screen, several of which can be added at once. */
export function PickDialog({ has, onClose, onPick }: Props) {
  const t = useMessages()
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = words.trim()
  const drafts = useFound(asked, 'draft')
  const published = useFound(asked, 'published')
  // A draft of what is published is found in both.
  const found = [
    ...new Map(
      [...(drafts ?? []), ...(published ?? [])].map((one) => [`${one.collectionType}/${one.id}`, one]),
    ).values(),
  ]

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

  function toggle(key: string, one: Picked, isOn: boolean) {
    const next = new Map(picked)
    if (isOn) next.set(key, one)
    else next.delete(key)
    setPicked(next)
  }

  const kindOf = (collectionSlug: string): string =>
    String(getTranslation(getEntityConfig({ collectionSlug })?.labels.singular ?? collectionSlug, i18n))
  const button = (
    <Button disabled={isBusy || picked.size === 0} variant="primary" onClick={() => void add()}>
      {t('releaseAdd')}
    </Button>
  )
  return (
    <Dialog action={button} isOpen isWide onClose={onClose} title={t('releaseAddDocument')}>
      <TextField
        error={problem}
        label={t('releaseSearch')}
        maxLength={200}
        onValue={setWords}
        type="search"
        value={words}
      />
      <ul className={styles.found}>
        {found.map(({ collectionType: collection, id, title }) => {
          const key = `${collection}/${id}`
          const isIn = has.includes(key)
          return (
            <li key={key}>
              <Checkbox
                isOn={isIn || picked.has(key)}
                label={`${title || t('untitled')} · ${kindOf(collection)}`}
                locked={isIn ? t('releaseHasIt') : null}
                onChange={(isOn) => toggle(key, { collection, id }, isOn)}
              />
            </li>
          )
        })}
      </ul>
      {drafts && published && found.length === 0 && <p className={styles.none}>{t('nothingFound')}</p>}
    </Dialog>
  )
}
