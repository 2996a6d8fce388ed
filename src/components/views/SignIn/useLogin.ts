'use client'

import { useState } from 'react'
import { CallError } from '../../calls/CallError'
import { useCall } from '../../calls/useCall'
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
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)

  async function logIn(credentials: Credentials) {
    setBusy(true)
    const failure = await send(() => call('/users/login', { body: credentials }))
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

async function send(logIn: () => Promise<unknown>): Promise<LoginProblem | 'code' | 'done'> {
  try {
    await logIn()
    return 'done'
  } catch (error) {
    return error instanceof CallError ? loginProblem(error.code, error.retryAfter ?? 0) : { word: 'loginFailed' }
  }
}
