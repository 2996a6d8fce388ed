'use client'

import { useRouter } from 'next/navigation'
import { useReducer, useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { useWords } from '../../../../components/ui/useWords'
import { connectsAtOnce, nextPhase, type Phase, type Step } from '../../lib/connections/machine'
import type { ConnectionShown } from './ConnectionShown'

/** Whatever the provider, as its check answers. */
interface Checked {
  connected?: boolean
  error?: string | null
  isError?: boolean
  message?: string
}

/** What a person does with the form of a connection, and what the server says to it. */
export function useConnection({ fields, handle, status, tenant }: ConnectionShown) {
  const t = useWords()
  const call = useApi()
  const router = useRouter()
  const [phase, step] = useReducer((now: Phase, then: Step) => nextPhase(now, then), status === 'disconnected' ? 'disconnected' : 'connected')
  const [values, setValues] = useState<Record<string, string>>(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  const [problem, setProblem] = useState<string | null>(null)
  const body = () => ({ tenant, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) })

  const fail = (sentence: string | null | undefined) => {
    step('failed')
    setProblem(sentence || t('ticketingFailed'))
  }

  async function test() {
    step('testing')
    setProblem(null)
    const answer = await call<Checked>('POST', `/ticketing/${handle}/check`, body())
    if (!answer.success) return fail(answer.error)
    const { connected, error, isError, message } = answer.doc
    if (connected ?? !isError) step('tested')
    else fail(error ?? message)
  }

  async function connect() {
    step('connecting')
    setProblem(null)
    const answer = await call<{ connected: boolean; error: string | null }>('POST', `/ticketing/${handle}/connect`, body())
    if (!answer.success) return fail(answer.error)
    if (!answer.doc.connected) return fail(answer.doc.error)
    step('connected')
    // Secrets that were typed are stored by now: the form has no use for them.
    setValues((now) => Object.fromEntries(Object.entries(now).map(([name, value]) => [name, fields.some((field) => field.name === name && field.type === 'secret') ? '' : value])))
    router.refresh()
  }

  async function disconnect() {
    const answer = await call('POST', `/ticketing/${handle}/disconnect`, { tenant })
    if (!answer.success) return setProblem(answer.error || t('ticketingFailed'))
    step('disconnected')
    router.refresh()
  }

  function edit(name: string, value: string) {
    step('edited')
    setProblem(null)
    setValues((now) => ({ ...now, [name]: value }))
  }

  return { connect, disconnect, edit, phase, problem, test: connectsAtOnce(fields) ? connect : test, values }
}
