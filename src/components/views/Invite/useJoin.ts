'use client'

import { useState } from 'react'
import { useApi } from '../../calls/useApi'
import { useWords } from '../../ui/useWords'
import { useEnterSite } from '../useEnterSite'
import { forgetToken } from './keptToken'

interface Newcomer {
  firstName: string
  lastName: string
  password: string
}

interface Joining {
  isBusy: boolean
  /** What is wrong on the whole. */
  failure: string | null
  /** What is wrong with a field. */
  problems: Partial<Record<string, string>>
  join: (newcomer?: Newcomer) => Promise<void>
}

/** Uses an invitation, and goes to the site that it is for. */
export function useJoin(token: string): Joining {
  const t = useWords()
  const call = useApi()
  const enter = useEnterSite()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [problems, setProblems] = useState<Joining['problems']>({})

  async function join(newcomer?: Newcomer) {
    setBusy(true)
    const result = await call<{ tenantId: string }>('POST', '/users/accept-invitation', { ...newcomer, token })
    if (result.success) {
      forgetToken()
      return enter(result.doc.tenantId)
    }
    setBusy(false)
    const named = (result.errors ?? []).flatMap(({ message, path }) => (path ? [[path, message] as const] : []))
    setProblems(Object.fromEntries(named))
    setFailure(named.length > 0 ? null : result.error || t('inviteFailed'))
  }

  return { failure, isBusy, join, problems }
}
