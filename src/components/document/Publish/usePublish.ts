'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { untilTextsTaken } from '@/payload-patches/idleTexts/untilTextsTaken'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { useNewDocument } from '../NewDocument/newDocumentContext'
import { pictureEdits } from '../SaveFile/SaveFileDraft'
import { usePublishedToast } from './usePublishedToast'

/** Publishes, with other values of fields than the form has. */
type Publish = (isLocaleAlone: boolean, values?: Record<string, unknown>) => Promise<boolean>

/**
 * Publishes the document on screen, all languages or only the current one, and confirms it. A document that is not
 * stored yet is published by its first save.
 * @returns resolves to whether it was published
 */
export function usePublish(): Publish {
  const { routes } = useConfig().config
  const { getFields, setModified, submit } = useForm()
  const isModified = useFormModified()
  const { code } = useLocale()
  const begun = useNewDocument()
  const showPublished = usePublishedToast()
  const {
    action,
    collectionSlug,
    id,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  return useStableCallback(async (isLocaleAlone, values = {}) => {
    // A new document has no other language yet.
    const isAlone = isLocaleAlone && id !== undefined
    const query = new URLSearchParams({
      ...pictureEdits(action),
      depth: '0',
      // The answer refills the form: texts of another language would be saved as this one's.
      'fallback-locale': 'null',
      locale: code,
      // The form goes on with the draft: what else has changed is not live.
      ...(isAlone && { draft: 'true', publishSpecificLocale: code }),
    })
    const sent = valuesOf(getFields())
    const result = await submit({
      action: `${routes.api}/${collectionSlug}${id === undefined ? '' : `/${id}`}?${query}`,
      disableSuccessStatus: true,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { ...values, _status: 'published' },
    })
    if (!result?.res?.ok) {
      // Payload's form takes what it sent for saved, except that of drafts.
      if (isModified) setModified(true)
      return false
    }
    // Payload's form takes this save for an earlier one, during which something was typed: without a word of the person it
    // would be stored as a draft once more, and read "Changed".
    if (valuesOf(result.formState) === sent) setModified(false)
    setUnpublishedVersionCount(isAlone ? 1 : 0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
    if (id === undefined) begun?.onPublished()
    else void showPublished(id)
    return true
  })
}

/** What a form says, to be compared. */
const valuesOf = (fields: FormState | undefined): string => JSON.stringify(reduceFieldsToValues(fields ?? {}, true))

/**
 * What a person asks for while a save is under way in the background, waits for its end: two saves at once would be in
 * each other's way, and a new document would be stored twice.
 */
export function useSaveEnd(): () => Promise<void> {
  const isSaving = useFormBackgroundProcessing()
  const { data, id } = useDocumentInfo()
  // Between its first save and the moment at which the screen knows its id.
  const isUnderWay = isSaving || (id === undefined && data?.id !== undefined)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!isUnderWay) for (const goOn of waiting.current.splice(0)) goOn()
  }, [isUnderWay])
  return useStableCallback(async () => {
    if (isUnderWay) await new Promise<void>((resolve) => waiting.current.push(resolve))
    await untilTextsTaken()
  })
}
