'use client'

import { useState } from 'react'
import { CallError } from '../../calls/CallError'
import { useCall } from '../../calls/useCall'
import { useWords } from '../../ui/useWords'
import type { WordKey } from '@/i18n/en'

interface Credentials {
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

/** Why somebody was not signed in, as one of our texts. */
interface LoginProblem {
  word: WordKey
  values?: Record<string, number>
}

/**
 * What a refused sign-in means.
 * @param code of the answer, such as `wrong_code:accounts`
 * @param retryAfter in seconds
 * @returns `code` where the password was right and a code is asked for
 */
function loginProblem(code: string, retryAfter: number): LoginProblem | 'code' {
  switch (code.split(':')[0]) {
    case 'second_factor':
      return 'code'
    case 'bad_request':
    case 'wrong_password':
      return { word: 'loginWrong' }
    case 'wrong_code':
      return { word: 'loginCodeWrong' }
    case 'rate_limit':
      return { values: { count: Math.max(1, Math.ceil(retryAfter / 60)) }, word: 'loginTooOften' as WordKey }
    case 'unavailable':
      return { word: code === 'unavailable:accounts' ? 'loginBusy' : 'databaseAway' }
    default:
      return { word: 'loginFailed' }
  }
}
