'use client'

import { PopupList, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { CallError } from '../../../components/calls/CallError'
import { useCall } from '../../../components/calls/useCall'
import { useRead } from '../../../components/calls/useRead'
import { Button } from '../../../components/ui/Button/Button'
import { Dialog } from '../../../components/ui/Dialog/Dialog'
import { SelectField } from '../../../components/ui/Field/SelectField'
import { Skeleton } from '../../../components/ui/Skeleton/Skeleton'
import { useWords } from '../../../components/ui/useWords'
import { isolated } from '../../../lib/text/isolated'
import styles from './Releases.module.css'

interface Place {
  id: string
  title: string
}

interface Answer {
  mayAdd: boolean
  open: Place[]
  release: Place | null
}

/** Adds the document on screen to a release, or says which one it is in. */
export function AddToRelease() {
  const t = useWords()
  const { collectionSlug, hasSavePermission, id, isTrashed } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  if (!collectionSlug || id === undefined || isTrashed || !hasSavePermission) return null
  return (
    <>
      <PopupList.Button id="action-release" onClick={() => setOpen(true)}>
        {t('releaseAddThis')}
      </PopupList.Button>
      {isOpen && <AddDialog id={String(id)} onClose={() => setOpen(false)} type={collectionSlug} />}
    </>
  )
}

function AddDialog({ id, onClose, type }: { id: string; onClose: () => void; type: string }) {
  const t = useWords()
  const call = useCall()
  const { routes } = useConfig().config
  const { data, error } = useRead<Answer>(`/documents/${type}/${id}/release`)
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const release = data?.open.find((one) => one.id === chosen) ?? data?.open[0]

  async function add(to: Place) {
    setBusy(true)
    setProblem(null)
    try {
      await call(`/releases/${to.id}/documents`, { body: { documents: [{ collection: type, id }] } })
      toast.success(t('releaseAdded', { release: isolated(to.title) }))
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setProblem(failure.message)
      setBusy(false)
    }
  }

  const lead = (path: string) => (
    <Button href={`${routes.admin}${path}`} look="primary">
      {t('releaseInOpen')}
    </Button>
  )
  const action = data?.release
    ? lead(`/releases/${data.release.id}`)
    : data?.mayAdd && release && (
        <Button disabled={isBusy} look="primary" onClick={() => void add(release)}>
          {t('releaseAdd')}
        </Button>
      )
  return (
    <Dialog action={action} description={t('releaseDocumentsHelp')} isOpen onClose={onClose} title={t('releaseAddThis')}>
      {!data && !error && <Skeleton lines={2} />}
      {(error ?? problem) && (
        <p className={styles.problem} role="alert">
          {error?.message ?? problem}
        </p>
      )}
      {data?.release && <p>{t('releaseIn', { release: isolated(data.release.title) })}</p>}
      {data && !data.release && !release && <p>{t('releaseNoOpen')}</p>}
      {data && !data.release && release && <SelectField choices={data.open.map((one) => ({ label: one.title, value: one.id }))} label={t('releasesTitle')} onValue={setChosen} value={release.id} />}
    </Dialog>
  )
}
