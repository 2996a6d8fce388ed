'use client'

import { useState } from 'react'
import { Button, useApi, useMessages } from '@/exports/client'
import { useCodeField } from '@/components/ui/CodeField/CodeSources'
import styles from './Passkeys.module.css'
import { usePasskey } from './usePasskey'

/** Asks for a signature and fills in the code that it is exchanged for. */
export function CodeButton() {
  const t = useMessages()
  const call = useApi()
  const field = useCodeField()
  const { sign } = usePasskey()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string | null>(null)

  async function prove() {
    setState('busy')
    setProblem(null)
    const answer = await sign()
    if ('problem' in answer) return fail(answer.problem)
    const result = await call<{ code: string }>('POST', '/passkeys/code', { response: JSON.stringify(answer.response) })
    if (!result.success)
      return fail(result.code.startsWith('rate_limit') ? t('accountTooOften') : result.error || t('passkeyFailed'))
    setState('done')
    field?.onCode(result.doc.code)
  }

  function fail(message: string) {
    setState('asking')
    setProblem(message)
  }

  if (!field) return null
  return (
    <>
      <Button disabled={state === 'busy'} onClick={() => void prove()}>
        {t(state === 'done' ? 'passkeyUseDone' : 'passkeyUse')}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
