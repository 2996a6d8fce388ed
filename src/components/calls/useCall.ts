'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { callApi, type ApiPath, type CallOptions } from './callApi'

export type Call = <Result>(path: ApiPath, options?: CallOptions) => Promise<Result>

/** Returns a function that calls the REST API as the signed-in user, in the UI language. It throws `CallError`. */
export function useCall(): Call {
  const { routes, serverURL } = useConfig().config
  const { language } = useTranslation().i18n
  const root = `${serverURL}${routes.api}`
  return useCallback(
    <Result>(path: ApiPath, options?: CallOptions) => callApi<Result>({ language, root }, path, options),
    [language, root],
  )
}
