'use client'

import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { draftSave } from '../NewDocument/draftSave'
import { useNewDocument } from '../NewDocument/newDocumentContext'
import { useSaveEnd } from '../Publish/usePublish'

/** Whether the document on screen is saved while it is typed. */
export function useHasAutosave(): boolean {
  const { getEntityConfig } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : null
  return config !== null && hasAutosaveEnabled(config)
}

/**
 * Saves what is still unsaved on screen before something is done that would lose it, or that visitors would see without
 * it. Waits for a save under way.
 * @returns resolves to whether everything is saved; an error has been shown otherwise
 */
export function useSaveFirst(): () => Promise<boolean> {
  const { routes } = useConfig().config
  const { collectionSlug, id } = useDocumentInfo()
  const { setBackgroundProcessing, submit } = useForm()
  const { code } = useLocale()
  const isModified = useFormModified()
  const hasAutosave = useHasAutosave()
  const begun = useNewDocument()
  const saveEnd = useSaveEnd()
  const save = useStableCallback(async () => {
    if (!isModified) return true
    if (id === undefined) return (await begun?.saveNow()) ?? false
    if (!hasAutosave) return false
    setBackgroundProcessing(true)
    try {
      const address = `${routes.api}/${collectionSlug}/${id}`
      const result = await submit(draftSave(address, { locale: code, method: 'PATCH' }))
      return Boolean(result?.res?.ok)
    } finally {
      setBackgroundProcessing(false)
    }
  })
  return useStableCallback(async () => {
    await saveEnd()
    const isSaved = await save()
    // One more may have begun meanwhile in Payload's queue.
    await saveEnd()
    return isSaved
  })
}
