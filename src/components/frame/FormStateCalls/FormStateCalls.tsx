'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { interceptFetch } from '../../../payload-patches/fetch/interceptFetch'
import { Overtake } from './Overtake'
import { supersede, type Marked } from './supersede'
import { withSignal } from './withSignal'

/** Lets fields end a question about their form that a change has overtaken, on the wire too: server actions take no signal of their own. */
export function FormStateCalls({ children }: { children?: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [marked] = useState<Marked>(() => new Map())
  const questions = useMemo(() => supersede(serverFunction, marked), [marked, serverFunction])
  useEffect(() => interceptFetch((input, init, send) => send(input, withSignal(init, marked))), [marked])
  return (
    <Overtake value={questions.overtake}>
      <ServerFunctionsProvider serverFunction={questions.serverFunction}>{children}</ServerFunctionsProvider>
    </Overtake>
  )
}
