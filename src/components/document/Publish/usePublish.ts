'use client'

import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useCallback } from 'react'
import { pictureEdits } from '../SaveFile/pictureEdits'
import { useSayPublished } from './useSayPublished'

/**
 * Publishes the document on screen as Payload's button does, and says whether it was.
 * @returns for all languages, or for the one on screen alone
 */
export function usePublish(): (isLocaleAlone: boolean) => Promise<boolean> {
  const { routes } = useConfig().config
  const { submit } = useForm()
  const { code } = useLocale()
  const sayPublished = useSayPublished()
  const {
    action,
    collectionSlug,
    id,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  return useCallback(
    async (isLocaleAlone) => {
      const query = new URLSearchParams({
        ...pictureEdits(action),
        depth: '0',
        locale: code,
        ...(isLocaleAlone && { publishSpecificLocale: code }),
      })
      const result = await submit({
        action: `${routes.api}/${collectionSlug}/${id}?${query}`,
        disableSuccessStatus: true,
        overrides: { _status: 'published' },
      })
      if (!result) return false
      setUnpublishedVersionCount(0)
      setMostRecentVersionIsAutosaved(false)
      setHasPublishedDoc(true)
      if (id !== undefined) void sayPublished(id)
      return true
    },
    [
      action,
      code,
      collectionSlug,
      id,
      routes.api,
      sayPublished,
      setHasPublishedDoc,
      setMostRecentVersionIsAutosaved,
      setUnpublishedVersionCount,
      submit,
    ],
  )
}
