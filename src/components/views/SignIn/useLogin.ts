'use client'

import { useState } from 'react'
import { CallError } from '@/components/calls/CallError'
import { useCall } from '@/components/calls/useCall'
import { useMessages } from '@/components/ui/useMessages'
import type { MessageKey } from '@/i18n/en'

interface Credentials {
  code?: string
  email: string
  password: string
}

interface LoginState {
  isBusy: boolean
  /** The password was correct, and a code is required. */
  needsCode: boolean
  problem: string | null
  logIn: (credentials: Credentials) => Promise<void>
  startAgain: () => void
}

/**
 * Signs in and goes to the requested page.
 * @param redirectTo path to go to
 */
export function useLogin(redirectTo: string): LoginState {
  const t = useMessages()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)

  async function logIn(credentials: Credentials) {
    setBusy(true)
    const failure = await send(() => call('/users/login', { body: credentials }))
    if (failure === 'done') return window.location.assign(redirectTo)
    setBusy(false)
    setNeedsCode(needsCode || failure === 'code')
    setProblem(failure === 'code' ? null : failure)
  }

  return {
    isBusy,
    logIn,
    needsCode,
    problem: problem && t(problem.key, problem.values),
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
    return error instanceof CallError ? loginProblem(error.code, error.retryAfter ?? 0) : { key: 'loginFailed' }
  }
}

/** Why sign-in failed, as a message. */
interface LoginProblem {
  key: MessageKey
  values?: Record<string, number>
}

/**
 * Converts a rejected sign-in into a message.
 * @param code of the response, such as `wrong_code:accounts`
 * @param retryAfter in seconds
 * @returns `code` if the password was correct and a code is required
 */
function loginProblem(code: string, retryAfter: number): LoginProblem | 'code' {
  switch (code.split(':')[0]) {
    case 'second_factor':
      return 'code'
    case 'bad_request':
    case 'wrong_password':
      return { key: 'loginWrong' }
    case 'wrong_code':
      return { key: 'loginCodeWrong' }
    case 'rate_limit':
      return { values: { count: Math.max(1, Math.ceil(retryAfter / 60)) }, key: 'loginTooOften' as MessageKey }
    case 'unavailable':
      return { key: code === 'unavailable:accounts' ? 'loginBusy' : 'databaseAway' }
    default:
      return { key: 'loginFailed' }
  }
}
