'use client'

import { useState } from 'react'
import { useApi } from '../../calls/useApi'
import { useWords } from '../../ui/useWords'

interface Resetting {
  problem: string | null
  reset: (password: string) => Promise<void>
  /** `dead`: the link is no good any more. `done`: the password is set, and a code is asked for at the login. */
  state: 'asking' | 'busy' | 'dead' | 'done'
}

/** Sets a password with a token from a mail and leads to the admin, where that signs in. @param home path of the admin */
export function useReset(token: string, home: string): Resetting {
  const t = useWords()
  const call = useApi()
  const [state, setState] = useState<Resetting['state']>('asking')
  const [problem, setProblem] = useState<string | null>(null)

  async function reset(password: string) {
    setState('busy')
    setProblem(null)
    const answer = await call<{ token?: string }>('POST', '/users/reset-password', { password, token })
    if (answer.success) {
      if (answer.doc.token) return window.location.assign(home)
      return setState('done')
    }
    const [kind] = answer.code.split(':')
    setState(kind === 'token' ? 'dead' : 'asking')
    if (kind !== 'token') setProblem(t(kind === 'rate_limit' ? 'accountTooOften' : 'resetFailed'))
  }

  return { problem, reset, state }
}
