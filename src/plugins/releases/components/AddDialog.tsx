'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'
import { CallError } from '../../../components/calls/CallError'
import { useCall } from '../../../components/calls/useCall'
import { useSiteOnScreen } from '../../../components/frame/Nav/frameOnScreen'
import { Button } from '../../../components/ui/Button/Button'
import { Dialog } from '../../../components/ui/Dialog/Dialog'
import { SelectField } from '../../../components/ui/Field/SelectField'
import { TextField } from '../../../components/ui/Field/TextField'
import { Skeleton } from '../../../components/ui/Skeleton/Skeleton'
import { useMessages } from '../../../components/ui/useMessages'
import { isolated } from '../../../lib/text/isolated'
import styles from './Releases.module.css'

export interface Place {
  id: string
  title: string
}

/** Where documents could go. */
export interface Places {
  mayMake: boolean
  open: Place[]
  /** The release that has the document already. */
  release?: Place | null
}

interface Props {
  documents: { collection: string; id: string }[]
  onClose: () => void
  onDone?: () => void
  /** Null until they are known. */
  places: Places | null
  /** Why nothing can be added. */
  problem?: string | null
}

/** Stands for a release that is made now. */
const NEW = 'new'

/** Adds documents to an open release, or to one that is made for them. */
export function AddDialog({ documents, onClose, onDone, places, problem: known = null }: Props) {
  const t = useMessages()
  const call = useCall()
  const form = useId()
  const site = useSiteOnScreen()
  const { routes } = useConfig().config
  const [chosen, setChosen] = useState<string | null>(null)
  const [title, setTitle] = useState('')
  const [made, setMade] = useState<Place | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const problem = known ?? failed
  const open = [...(made ? [made] : []), ...(places?.open ?? [])]
  const release = chosen === NEW ? null : (open.find(({ id }) => id === chosen) ?? open[0] ?? null)
  const makes = !release && Boolean(places?.mayMake)

  async function make(): Promise<Place> {
    const { id } = await call<{ id: string }>('/releases', { body: { tenantId: site?.id, title: title.trim() } })
    const place = { id, title: title.trim() }
    setMade(place)
    setChosen(id)
    return place
  }

  async function add(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setFailed(null)
    try {
      const to = release ?? (await make())
      await call(`/releases/${to.id}/documents`, { body: { documents } })
      toast.success(t('releaseAdded', { release: isolated(to.title) }))
      onClose()
      onDone?.()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setFailed(failure.message)
      setBusy(false)
    }
  }

  const has = places?.release
  const action = has ? (
    <Button href={`${routes.admin}/releases/${has.id}`} variant="primary">
      {t('releaseInOpen')}
    </Button>
  ) : (
    (release || makes) && (
      <Button
        disabled={isBusy || known !== null || documents.length === 0 || (makes && title.trim() === '')}
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
      description={has ? t('releaseIn', { release: isolated(has.title) }) : t('releaseDocumentsHelp')}
      isOpen
      onClose={onClose}
      title={t('releaseAddThis')}
    >
      {!places && !problem && <Skeleton lines={2} />}
      {places && !has && (
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
          {makes && (
            <TextField label={t('releaseNewTitle')} maxLength={200} onValue={setTitle} required value={title} />
          )}
          {!release && !makes && <p>{t('releaseNoOpen')}</p>}
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
