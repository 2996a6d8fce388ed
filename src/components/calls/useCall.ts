'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { callApi, type ApiPath, type CallOptions } from './callApi'
import { CallError } from './CallError'

export type Call = <Result>(path: ApiPath, options?: CallOptions) => Promise<Result>

/**
 * Returns a function that calls the REST API as the signed-in user, in the UI language. It throws `CallError`, which
 * always has a message for that user.
 */
export function useCall(): Call {
  const { routes, serverURL } = useConfig().config
  const { language } = useTranslation().i18n
  const root = `${serverURL}${routes.api}`
  const t = useMessages()
  const rethrowExplained = useStableCallback((error: unknown): never => {
    throw error instanceof CallError ? error.explain(t) : error
  })
  return useCallback(
    <Result>(path: ApiPath, options?: CallOptions) =>
      callApi<Result>({ language, root }, path, options).catch(rethrowExplained),
    [language, rethrowExplained, root],
  )
}
