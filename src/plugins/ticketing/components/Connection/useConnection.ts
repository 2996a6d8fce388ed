'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useReducer, useState } from 'react'
import { useApi, useMessages } from '@/exports/client'
import { connectsWithoutTest, nextPhase, type Phase, type Step } from '../../lib/connections/connectionPhase'
import type { ConnectionStatus } from '../../database/connections'
import type { ConnectionField } from '../../lib/provider/provider'

/** Props of the connection form. */
export interface ConnectionShown {
  fields: (Pick<ConnectionField, 'choices' | 'isRequired' | 'label' | 'longest' | 'name' | 'type'> & {
    /** Always empty for a secret. */
    value: string
    /** For a secret: its last characters; null if none is stored. */
    last4: string | null
  })[]
  handle: string
  /** Name of the provider. */
  name: string
  organization: string | null
  status: ConnectionStatus
  tenant: string
}

/** Check response, in the formats of all providers. */
interface CheckResponse {
  connected?: boolean
  error?: string | null
  isError?: boolean
  message?: string
}

/** State and actions of the connection form. */
export function useConnection({ fields, handle, status, tenant }: ConnectionShown) {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()
  const [phase, step] = useReducer(
    (current: Phase, next: Step) => nextPhase(current, next),
    status === 'disconnected' ? 'disconnected' : 'connected',
  )
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  /** Number of attempts with missing fields; each one moves the focus. */
  const [attempts, setAttempts] = useState(0)
  const body = () => ({ tenant, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) })

  // The status may change elsewhere: another user, or a failed sync.
  useEffect(() => step(status === 'disconnected' ? 'disconnected' : 'connected'), [status])

  /** Whether all required fields have a value; a stored secret counts. */
  function isComplete(): boolean {
    const empty = fields
      .filter(
        ({ choices, isRequired, last4, name }) => isRequired && !choices && last4 === null && !values[name]?.trim(),
      )
      .map(({ name }) => name)
    setMissing(new Set(empty))
    if (empty.length > 0) setAttempts((count) => count + 1)
    return empty.length === 0
  }

  const fail = (message: string | null | undefined) => {
    step('failed')
    setProblem(message || t('ticketingFailed'))
  }

  async function test() {
    setProblem(null)
    if (!isComplete()) return
    step('testing')
    const response = await call<CheckResponse>('POST', `/ticketing/${handle}/check`, body())
    if (!response.success) return fail(response.error)
    const { connected, error, isError, message } = response.doc
    if (connected ?? !isError) step('tested')
    else fail(error ?? message)
  }

  async function connect() {
    setProblem(null)
    if (!isComplete()) return
    step('connecting')
    const response = await call<{ connected: boolean; error: string | null }>(
      'POST',
      `/ticketing/${handle}/connect`,
      body(),
    )
    if (!response.success) return fail(response.error)
    if (!response.doc.connected) return fail(response.doc.error)
    step('connected')
    // Entered secrets are stored by now, so they are removed from the form.
    setValues((current) =>
      Object.fromEntries(
        Object.entries(current).map(([name, value]) => [
          name,
          fields.some((field) => field.name === name && field.type === 'secret') ? '' : value,
        ]),
      ),
    )
    router.refresh()
  }

  async function disconnect() {
    const response = await call('POST', `/ticketing/${handle}/disconnect`, { tenant })
    if (!response.success) return void toast.error(response.error || t('ticketingFailed'))
    step('disconnected')
    router.refresh()
  }

  function edit(name: string, value: string) {
    step('edited')
    setProblem(null)
    setMissing((current) => new Set([...current].filter((field) => field !== name)))
    setValues((current) => ({ ...current, [name]: value }))
  }

  return {
    attempts,
    connect,
    disconnect,
    edit,
    missing,
    phase,
    problem,
    test: connectsWithoutTest(fields) ? connect : test,
    values,
  }
}
