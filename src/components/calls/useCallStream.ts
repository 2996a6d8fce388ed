'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { ApiPath } from './callApi'
import { callStream, type ServerEvent, type StreamOptions } from './callStream'

export type CallStream = (path: ApiPath, options?: StreamOptions) => Promise<AsyncGenerator<ServerEvent> | null>

/** The counterpart of `useCall` for endpoints that return a stream. */
export function useCallStream(): CallStream {
  const { routes, serverURL } = useConfig().config
  const { language } = useTranslation().i18n
  const root = `${serverURL}${routes.api}`
  return useCallback((path, options) => callStream({ language, root }, path, options), [language, root])
}
