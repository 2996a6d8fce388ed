'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { isSavedSince } from '../../document/StaleDocument/ownSaves'
import { interceptFetch } from '../../../payload-patches/fetch/interceptFetch'
import { refusedPaths, savedDocument } from '../../../payload-patches/formQuestions/keepRefused'
import { Overtake } from './Overtake'
import { supersede, type Marked } from '../../../payload-patches/formQuestions/supersede'
import { withSignal } from '../../../payload-patches/formQuestions/withSignal'

/**
 * Lets fields end a question about their form that a change has overtaken, on the wire too: server actions take no signal
 * of their own. An answer that comes after a save was refused does not take what was refused away.
 */
export function FormStateCalls({ children }: { children?: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [marked] = useState<Marked>(() => new Map())
  const questions = useMemo(() => supersede(serverFunction, marked, { isSavedSince }), [marked, serverFunction])
  useEffect(
    () =>
      interceptFetch(async (input, init, send) => {
        const answer = await send(input, withSignal(init, marked))
        const saved = answer.ok ? null : savedDocument(input, init?.method)
        if (saved) questions.refuse(saved, await refusedPaths(answer))
        return answer
      }),
    [marked, questions],
  )
  return (
    <Overtake value={questions.overtake}>
      <ServerFunctionsProvider serverFunction={questions.serverFunction}>{children}</ServerFunctionsProvider>
    </Overtake>
  )
}
