'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Overtake } from './Overtake'
import { supersede, type Marked } from './supersede'
import { withSignal } from './withSignal'

/** Lets fields end a question about their form that a change has overtaken, on the wire too: server actions take no signal of their own. */
export function FormStateCalls({ children }: { children?: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [marked] = useState<Marked>(() => new Map())
  const questions = useMemo(() => supersede(serverFunction, marked), [marked, serverFunction])
  useEffect(() => {
    const plain = window.fetch
    const own: typeof fetch = (input, init) => plain(input, withSignal(init, marked))
    window.fetch = own
    return () => {
      if (window.fetch === own) window.fetch = plain
    }
  }, [marked])
  return (
    <Overtake value={questions.overtake}>
      <ServerFunctionsProvider serverFunction={questions.serverFunction}>{children}</ServerFunctionsProvider>
    </Overtake>
  )
}
