'use client'

import { useDocumentInfo, useForm, useFormFields, useConfig, useFormModified, useRouteCache } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Control.module.css'
import { ConflictDialog } from './ConflictDialog'
import { useEditScreen } from './editScreen'
import { UnsavedEditsDialog } from './UnsavedEditsDialog'
import { storeUnsavedEdits, useUnsavedEdits } from './unsavedEdits'
import type { FormState } from 'payload'
import { LOCKED_ERROR_PATH, STALE_ERROR_PATH } from '@/lib/content/editScreen'
import { useRouter } from 'next/navigation'
import { useApi } from '@/components/calls/useApi'
import { useEdits } from '@/payload-patches/formQuestions/useEdits'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { clearOwnSaves, isSavedHere, trackOwnSaves, waitForOwnSaves } from './ownSaves'

interface RefusedSave {
  /** The server's message. */
  message: string
  /** Another user has taken the document over; Payload shows its own dialog for that. */
  isLocked: boolean
}

const fieldErrorAt = (fields: FormState, path: string): string | undefined =>
  fields[path]?.valid === false ? fields[path].errorMessage : undefined

/**
 * The server's message when it rejected a save over another user's version. The form clears the error with its next
 * response; it is kept here until a save succeeds or another version is loaded.
 * @returns null if there is no conflict
 */
function useRefusedSave(): RefusedSave | null {
  const [refused, setRefused] = useState<(RefusedSave & { read: unknown }) | null>(null)
  const stale = useFormFields(([fields]) => fieldErrorAt(fields, STALE_ERROR_PATH))
  const locked = useFormFields(([fields]) => fieldErrorAt(fields, LOCKED_ERROR_PATH))
  const read = useFormFields(([fields]) => fields.updatedAt?.value)
  const message = stale ?? locked
  if (message && (refused?.message !== message || refused.read !== read))
    setRefused({ isLocked: !stale, message, read })
  else if (!message && refused && refused.read !== read) setRefused(null)
  return refused
}

/**
 * Keeps two users, or two tabs, from overwriting each other's changes unknowingly. Rendered among the controls of a
 * document.
 */
export function StaleDocument() {
  const t = useMessages()
  const screen = useEditScreen()
  useOwnSaves()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const document = `${collectionSlug}/${id}`
  useEdits(document)
  const refused = useRefusedSave()
  const kept = useUnsavedEdits(document)
  const [dialog, setDialog] = useState<{ isOpen: boolean; conflict: RefusedSave } | null>(null)
  const [isKeptOpen, setKeptOpen] = useState(false)
  // Open the dialog immediately for a rejected save; if the document was taken over, Payload's dialog is already open.
  if (refused && dialog?.conflict !== refused) setDialog({ isOpen: !refused.isLocked, conflict: refused })
  const isOpen = refused !== null && dialog?.conflict === refused && dialog.isOpen
  const setOpen = (open: boolean) => refused && setDialog({ isOpen: open, conflict: refused })
  // Payload replaces typed values with the other version as soon as the user views it.
  useEffect(() => {
    if (refused?.isLocked) storeUnsavedEdits(document, getData())
  }, [document, getData, refused])
  return (
    <>
      {refused && !isOpen && (
        <Button
          className={styles.control}
          icon="CircleAlert"
          variant="danger"
          onClick={() => setOpen(true)}
          title={t('editingSeeChanges')}
        >
          {t('editingSeeChanges')}
        </Button>
      )}
      {refused && isOpen && <ConflictDialog message={refused.message} onClose={() => setOpen(false)} screen={screen} />}
      {!refused && kept && (
        <Button className={styles.control} icon="History" onClick={() => setKeptOpen(true)} title={t('editingSeeKept')}>
          {t('editingSeeKept')}
        </Button>
      )}
      {isKeptOpen && kept && <UnsavedEditsDialog edits={kept} onClose={() => setKeptOpen(false)} screen={screen} />}
    </>
  )
}

/**
 * Refreshes a document with what this tab has saved. Leaving a document while it is being saved and returning at once
 * shows the version before the save: the next save would be rejected as a conflict with the user's own, or revert it.
 */
function useOwnSaves(): void {
  const call = useApi()
  const { routes } = useConfig().config
  const { collectionSlug, data, id } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const { clearRouteCache } = useRouteCache()
  const router = useRouter()
  const isModified = useFormModified()
  const document = collectionSlug && id ? `${collectionSlug}/${id}` : null

  const refreshIfOutdated = useStableCallback((updatedAt: string) => {
    // A form that is still mounted learns of its save before its fields do.
    const known = [getData().updatedAt, data?.updatedAt].map((moment) => Date.parse(String(moment)))
    if (!document || known.some((moment) => moment >= Date.parse(updatedAt))) return
    // Unsaved edits are set aside; if storage is full the form stays as it is, and its next save opens the conflict
    // dialog.
    if (isModified && !storeUnsavedEdits(document, getData())) return
    setModified(false)
    clearRouteCache()
    router.refresh()
  })

  useEffect(() => {
    if (!document) return
    const savesEnd = waitForOwnSaves(document)
    const stop = trackOwnSaves(document, `${routes.api}/${document}`)
    let isMounted = true
    if (isSavedHere(document)) {
      void savesEnd
        .then(() => call<{ updatedAt: string }>('GET', `/documents/${document}/saved`))
        .then((result) => {
          if (!isMounted || !result.success) return
          clearOwnSaves(document)
          refreshIfOutdated(result.doc.updatedAt)
        })
    }
    return () => {
      isMounted = false
      stop()
    }
  }, [call, refreshIfOutdated, document, routes.api])
}
