'use client'

import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useApi } from '@/components/calls/useApi'
import { trackOwnSave } from './ownSaves'

interface DocumentCalls {
  /** Saves the form as a draft over the given version. */
  saveOver: (updatedAt: string) => Promise<boolean>
  /** Saves other values than the form's in the same way. @returns the error message; null if it succeeded */
  putBack: (data: Record<string, unknown>, updatedAt: string) => Promise<string | null>
}

/** Saves over another user's version: that version is kept in the history, and this one follows it. */
export function useDocumentCalls(): DocumentCalls {
  const call = useApi()
  const { routes } = useConfig().config
  const { submit } = useForm()
  const { code } = useLocale()
  const { collectionSlug, id } = useDocumentInfo()
  const path = `/${collectionSlug}/${id}?depth=0&draft=true&fallback-locale=null&locale=${code}` as const
  return {
    putBack: async (data, updatedAt) => {
      const request = call('PATCH', path, { ...data, _status: 'draft', updatedAt })
      trackOwnSave(`${collectionSlug}/${id}`, request)
      const result = await request
      return result.success ? null : result.error
    },
    saveOver: async (updatedAt) => {
      const result = await submit({
        action: `${routes.api}${path}`,
        method: 'PATCH',
        overrides: { _status: 'draft', updatedAt },
        skipValidation: true,
      })
      return result?.res?.ok === true
    },
  }
}
