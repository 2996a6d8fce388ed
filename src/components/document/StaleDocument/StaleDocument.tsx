'use client'

import { useDocumentInfo, useForm, useFormFields, useConfig, useFormModified, useRouteCache } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import styles from '../Control.module.css'
import { ConflictDialog } from './ConflictDialog'
import { KeptDialog } from './KeptDialog'
import { keepTyping, useKeptTyping } from './keptTyping'
import { EDIT_SCREEN } from '@/lib/content/editScreen'
import type { FormState } from 'payload'
import { LOCKED_AT, STALE_AT } from '@/lib/content/refusedSave'
import { useRouter } from 'next/navigation'
import { useApi } from '@/components/calls/useApi'
import { useStable } from '@/components/ui/useStable'
import { forgetOwnSaves, isSavedHere, noteOwnSaves, ownSavesEnd } from './ownSaves'

interface RefusedSave {
  /** What the server said. */
  message: string
  /** Somebody has taken the document over, which Payload's screen tells in its own words. */
  isLocked: boolean
}

const complaintAt = (fields: FormState, path: string): string | undefined =>
  fields[path]?.valid === false ? fields[path].errorMessage : undefined

/**
 * What the server said when it refused to save over somebody else's version. The form forgets it with its next answer; it
 * holds until a save was taken, or another version is on screen.
 * @returns null while nothing is wrong
 */
function useRefusedSave(): RefusedSave | null {
  const [refused, setRefused] = useState<(RefusedSave & { read: unknown }) | null>(null)
  const stale = useFormFields(([fields]) => complaintAt(fields, STALE_AT))
  const locked = useFormFields(([fields]) => complaintAt(fields, LOCKED_AT))
  const read = useFormFields(([fields]) => fields.updatedAt?.value)
  const message = stale ?? locked
  if (message && (refused?.message !== message || refused.read !== read))
    setRefused({ isLocked: !stale, message, read })
  else if (!message && refused && refused.read !== read) setRefused(null)
  return refused
}

/** Of this tab, as long as it is not loaded anew. */
const SCREEN = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

/**
 * Sends along with each save which tab it comes from: a save that is under way must not be told from behind that the one
 * before it, of the same tab, was somebody else's.
 */
function useEditScreen(): string {
  const { dispatchFields } = useForm()
  const known = useFormFields(([fields]) => fields[EDIT_SCREEN]?.value)
  useEffect(() => {
    if (known !== SCREEN)
      dispatchFields({
        formState: { [EDIT_SCREEN]: { initialValue: SCREEN, valid: true, value: SCREEN } },
        type: 'UPDATE_MANY',
      })
  }, [dispatchFields, known])
  return SCREEN
}

/** Keeps two people, or two tabs, from saving over each other without knowing. Stands among the controls of a document. */
export function StaleDocument() {
  const t = useWords()
  const screen = useEditScreen()
  useOwnSaves()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const document = `${collectionSlug}/${id}`
  const refused = useRefusedSave()
  const kept = useKeptTyping(document)
  const [asked, setAsked] = useState<{ isOpen: boolean; of: RefusedSave } | null>(null)
  const [isLooking, setLooking] = useState(false)
  // What another save was refused for is asked at once; a document that was taken over has Payload's dialog on screen.
  if (refused && asked?.of !== refused) setAsked({ isOpen: !refused.isLocked, of: refused })
  const isOpen = refused !== null && asked?.of === refused && asked.isOpen
  const setOpen = (open: boolean) => refused && setAsked({ isOpen: open, of: refused })
  // Payload puts the other's version in place of what was typed as soon as somebody looks at it.
  useEffect(() => {
    if (refused?.isLocked) keepTyping(document, getData())
  }, [document, getData, refused])
  return (
    <>
      {refused && !isOpen && (
        <Button
          className={styles.control}
          icon="CircleAlert"
          look="danger"
          onClick={() => setOpen(true)}
          title={t('editingSeeChanges')}
        >
          {t('editingSeeChanges')}
        </Button>
      )}
      {refused && isOpen && <ConflictDialog message={refused.message} onClose={() => setOpen(false)} screen={screen} />}
      {!refused && kept && (
        <Button className={styles.control} icon="History" onClick={() => setLooking(true)} title={t('editingSeeKept')}>
          {t('editingSeeKept')}
        </Button>
      )}
      {isLooking && kept && <KeptDialog kept={kept} onClose={() => setLooking(false)} screen={screen} />}
    </>
  )
}

/**
 * Shows what this tab itself has saved. Whoever leaves a document while it is being saved, and comes back at once, is
 * shown it as it was before: the next save would be refused as over their own, or take it back.
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

  const catchUp = useStable((updatedAt: string) => {
    // A form that is still there knows of its save before its fields do.
    const known = [getData().updatedAt, data?.updatedAt].map((moment) => Date.parse(String(moment)))
    if (!document || known.some((moment) => moment >= Date.parse(updatedAt))) return
    // What was typed in between is kept beside it; where there is no room for that, it stays, and its save will ask.
    if (isModified && !keepTyping(document, getData())) return
    setModified(false)
    clearRouteCache()
    router.refresh()
  })

  useEffect(() => {
    if (!document) return
    const ended = ownSavesEnd(document)
    const stop = noteOwnSaves(document, `${routes.api}/${document}`)
    let isHere = true
    if (isSavedHere(document)) {
      void ended
        .then(() => call<{ updatedAt: string }>('GET', `/documents/${document}/saved`))
        .then((answer) => {
          if (!isHere || !answer.success) return
          forgetOwnSaves(document)
          catchUp(answer.doc.updatedAt)
        })
    }
    return () => {
      isHere = false
      stop()
    }
  }, [call, catchUp, document, routes.api])
}
