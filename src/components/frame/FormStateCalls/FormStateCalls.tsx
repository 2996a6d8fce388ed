'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { isSavedSince } from '@/components/document/StaleDocument/ownSaves'
import { interceptFetch } from '@/payload-patches/fetch/interceptFetch'
import { recordSave } from '@/payload-patches/formQuestions/keepEdits'
import { isAutosave, isSave, readRejectedPaths, savedDocument } from '@/payload-patches/formQuestions/keepRefused'
import { AbortFormRequest } from './AbortFormRequest'
import { abortOutdatedRequests, type SignalsByMarker } from '@/payload-patches/formQuestions/abortOutdatedRequests'
import { useMessages } from '@/components/ui/useMessages'
import { withSignal } from '@/payload-patches/formQuestions/withSignal'

/**
 * Lets fields abort a form-state request that a newer change has superseded: server actions take no signal of their
 * own. A response that arrives after a rejected save does not clear the validation errors of that save, and one that
 * follows an autosave replaces nothing that was changed since. A save that does not reach the server says so in the
 * user's language.
 */
export function FormStateCalls({ children }: { children?: ReactNode }) {
  const t = useMessages()
  const { serverFunction } = useServerFunctions()
  const [marked] = useState<SignalsByMarker>(() => new Map())
  const requests = useMemo(
    () => abortOutdatedRequests(serverFunction, marked, { isSavedSince }),
    [marked, serverFunction],
  )
  useEffect(
    () =>
      interceptFetch(async (input, init, send) => {
        const document = savedDocument(input, init?.method)
        if (document) recordSave(document, isAutosave(input))
        const response = await send(input, withSignal(init, marked)).catch((error: unknown) => {
          // The form shows the message of what it catches: the browser's is in English, for developers.
          throw error instanceof TypeError && isSave(input, init?.method) ? new Error(t('documentUnreached')) : error
        })
        if (document && !response.ok) requests.refuse(document, await readRejectedPaths(response))
        return response
      }),
    [marked, requests, t],
  )
  return (
    <AbortFormRequest value={requests.overtake}>
      <ServerFunctionsProvider serverFunction={requests.serverFunction}>{children}</ServerFunctionsProvider>
    </AbortFormRequest>
  )
}
