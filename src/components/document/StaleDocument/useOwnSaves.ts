'use client'

import { useConfig, useDocumentInfo, useForm, useFormModified, useRouteCache } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useApi } from '../../calls/useApi'
import { useStable } from '../../ui/useStable'
import { keepTyping } from './keptTyping'
import { forgetOwnSaves, isSavedHere, noteOwnSaves, ownSavesEnd } from './ownSaves'

/**
 * Shows what this tab itself has saved. Whoever leaves a document while it is being saved, and comes back at once, is
 * shown it as it was before: the next save would be refused as over their own, or take it back.
 */
export function useOwnSaves(): void {
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
