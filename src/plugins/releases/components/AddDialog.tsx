'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'
import {
  Button,
  Dialog,
  SelectField,
  Skeleton,
  TextField,
  useCall,
  useMessages,
  useSiteOnScreen,
} from '@/exports/client'
import { CallError } from '@/exports/shared'
import { isolateText } from '@/lib/text/isolated'
import styles from './Releases.module.css'

export interface ReleaseOption {
  id: string
  title: string
}

/** The releases that documents can be added to. */
export interface ReleaseOptions {
  mayMake: boolean
  open: ReleaseOption[]
  /** The open release that already contains the document. */
  release?: ReleaseOption | null
}

interface Props {
  documents: { collection: string; id: string }[]
  onClose: () => void
  onDone?: () => void
  /** Null while loading. */
  places: ReleaseOptions | null
  /** Why nothing can be added. */
  problem?: string | null
}

/** Option value for a new release. */
const NEW = 'new'

/** Adds documents to an open release, or to a new one. */
export function AddDialog({ documents, onClose, onDone, places, problem: initialProblem = null }: Props) {
  const t = useMessages()
  const call = useCall()
  const form = useId()
  const site = useSiteOnScreen()
  const { routes } = useConfig().config
  const [chosen, setChosen] = useState<string | null>(null)
  const [title, setTitle] = useState('')
  const [newRelease, setNewRelease] = useState<ReleaseOption | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const problem = initialProblem ?? failure
  const open = [...(newRelease ? [newRelease] : []), ...(places?.open ?? [])]
  const release = chosen === NEW ? null : (open.find(({ id }) => id === chosen) ?? open[0] ?? null)
  const isCreating = !release && Boolean(places?.mayMake)

  async function create(): Promise<ReleaseOption> {
    const { id } = await call<{ id: string }>('/releases', { body: { tenantId: site?.id, title: title.trim() } })
    const created = { id, title: title.trim() }
    setNewRelease(created)
    setChosen(id)
    return created
  }

  async function add(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setFailure(null)
    try {
      const target = release ?? (await create())
      await call(`/releases/${target.id}/documents`, { body: { documents } })
      toast.success(t('releaseAdded', { release: isolateText(target.title) }))
      onClose()
      onDone?.()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.message)
      setBusy(false)
    }
  }

  const existing = places?.release
  const action = existing ? (
    <Button href={`${routes.admin}/releases/${existing.id}`} variant="primary">
      {t('releaseInOpen')}
    </Button>
  ) : (
    (release || isCreating) && (
      <Button
        disabled={isBusy || initialProblem !== null || documents.length === 0 || (isCreating && title.trim() === '')}
        form={form}
        variant="primary"
        type="submit"
      >
        {t('releaseAdd')}
      </Button>
    )
  )
  return (
    <Dialog
      action={action}
      description={existing ? t('releaseIn', { release: isolateText(existing.title) }) : t('releaseDocumentsHelp')}
      isOpen
      onClose={onClose}
      title={t('releaseAddThis')}
    >
      {!places && !problem && <Skeleton lines={2} />}
      {places && !existing && (
        <form className={styles.fields} id={form} onSubmit={(event) => void add(event)}>
          {open.length > 0 && (
            <SelectField
              choices={[
                ...open.map(({ id, title: label }) => ({ label, value: id })),
                ...(places.mayMake ? [{ label: t('releaseMake'), value: NEW }] : []),
              ]}
              label={t('releaseOne')}
              onValue={setChosen}
              value={release?.id ?? NEW}
            />
          )}
          {isCreating && (
            <TextField label={t('releaseNewTitle')} maxLength={200} onValue={setTitle} required value={title} />
          )}
          {!release && !isCreating && <p>{t('releaseNoOpen')}</p>}
        </form>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
