'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../ui/useWords'
import { loginProblem, type LoginProblem } from './loginProblem'

export interface Credentials {
  code?: string
  email: string
  password: string
}

interface LoginState {
  isBusy: boolean
  /** The password was right, and a code is asked for. */
  needsCode: boolean
  problem: string | null
  logIn: (credentials: Credentials) => Promise<void>
  startAgain: () => void
}

/**
 * Signs in and leads on.
 * @param wanted path to go to
 */
export function useLogin(wanted: string): LoginState {
  const t = useWords()
  const { routes, serverURL } = useConfig().config
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)

  async function logIn(credentials: Credentials) {
    setBusy(true)
    const failure = await send(`${serverURL}${routes.api}/users/login`, credentials)
    if (failure === 'done') return window.location.assign(wanted)
    setBusy(false)
    setNeedsCode(needsCode || failure === 'code')
    setProblem(failure === 'code' ? null : failure)
  }

  return {
    isBusy,
    logIn,
    needsCode,
    problem: problem && t(problem.word, problem.values),
    startAgain: () => {
      setNeedsCode(false)
      setProblem(null)
    },
  }
}

async function send(address: string, credentials: Credentials): Promise<LoginProblem | 'code' | 'done'> {
  try {
    const answer = await fetch(address, {
      body: JSON.stringify(credentials),
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
    })
    if (answer.ok) return 'done'
    const { code = '' } = (await answer.json()) as { code?: string }
    return loginProblem(code, Number(answer.headers.get('Retry-After') ?? '0'))
  } catch {
    return { word: 'loginFailed' }
  }
}
