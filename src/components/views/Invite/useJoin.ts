'use client'

import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { useMessages } from '@/components/ui/useMessages'
import { useEnterSite } from '../useEnterSite'
import { clearToken } from './storedToken'

interface NewUser {
  firstName: string
  lastName: string
  password: string
}

interface JoinState {
  isBusy: boolean
  /** Error that concerns no single field. */
  failure: string | null
  /** Errors by field. */
  problems: Partial<Record<string, string>>
  join: (newUser?: NewUser) => Promise<void>
}

/** Accepts an invitation and goes to its site. */
export function useJoin(token: string): JoinState {
  const t = useMessages()
  const call = useApi()
  const enter = useEnterSite()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [problems, setProblems] = useState<JoinState['problems']>({})

  async function join(newUser?: NewUser) {
    setBusy(true)
    const result = await call<{ tenantId: string }>('POST', '/users/accept-invitation', { ...newUser, token })
    if (result.success) {
      clearToken()
      return enter(result.doc.tenantId)
    }
    setBusy(false)
    const fieldProblems = (result.errors ?? []).flatMap(({ message, path }) => (path ? [[path, message] as const] : []))
    setProblems(Object.fromEntries(fieldProblems))
    setFailure(fieldProblems.length > 0 ? null : result.error || t('inviteFailed'))
  }

  return { failure, isBusy, join, problems }
}
