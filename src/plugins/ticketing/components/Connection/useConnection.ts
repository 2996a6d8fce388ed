'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useReducer, useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { useMessages } from '../../../../components/ui/useMessages'
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
  const t = useMessages()
  const call = useApi()
  const router = useRouter()
  const [phase, step] = useReducer(
    (now: Phase, then: Step) => nextPhase(now, then),
    status === 'disconnected' ? 'disconnected' : 'connected',
  )
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  /** How often somebody has tried with empty fields. */
  const [attempts, setAttempts] = useState(0)
  const body = () => ({ tenant, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) })

  // Somebody else may have connected it, or the server found that it needs a person.
  useEffect(() => step(status === 'disconnected' ? 'disconnected' : 'connected'), [status])

  /** Whether there is something in each field that needs it; a stored secret is something. */
  function isComplete(): boolean {
    const empty = fields
      .filter(
        ({ choices, isRequired, last4, name }) => isRequired && !choices && last4 === null && !values[name]?.trim(),
      )
      .map(({ name }) => name)
    setMissing(new Set(empty))
    if (empty.length > 0) setAttempts((now) => now + 1)
    return empty.length === 0
  }

  const fail = (sentence: string | null | undefined) => {
    step('failed')
    setProblem(sentence || t('ticketingFailed'))
  }

  async function test() {
    setProblem(null)
    if (!isComplete()) return
    step('testing')
    const answer = await call<Checked>('POST', `/ticketing/${handle}/check`, body())
    if (!answer.success) return fail(answer.error)
    const { connected, error, isError, message } = answer.doc
    if (connected ?? !isError) step('tested')
    else fail(error ?? message)
  }

  async function connect() {
    setProblem(null)
    if (!isComplete()) return
    step('connecting')
    const answer = await call<{ connected: boolean; error: string | null }>(
      'POST',
      `/ticketing/${handle}/connect`,
      body(),
    )
    if (!answer.success) return fail(answer.error)
    if (!answer.doc.connected) return fail(answer.doc.error)
    step('connected')
    // Secrets that were typed are stored by now: the form has no use for them.
    setValues((now) =>
      Object.fromEntries(
        Object.entries(now).map(([name, value]) => [
          name,
          fields.some((field) => field.name === name && field.type === 'secret') ? '' : value,
        ]),
      ),
    )
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
    setMissing((now) => new Set([...now].filter((one) => one !== name)))
    setValues((now) => ({ ...now, [name]: value }))
  }

  return {
    attempts,
    connect,
    disconnect,
    edit,
    missing,
    phase,
    problem,
    test: connectsAtOnce(fields) ? connect : test,
    values,
  }
}
