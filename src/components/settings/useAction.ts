'use client'

import { useServerFunctions } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { ActionResult } from '../../endpoints/toAction'

export type RunAction = <Doc>(name: string, input: object) => Promise<ActionResult<Doc>>

/**
 * Calls an operation as a server action, by its name.
 * @returns what it answers; an empty `error` where the server could not be reached
 */
export function useAction(): RunAction {
  const { serverFunction } = useServerFunctions()
  return useCallback(
    async <Doc>(name: string, input: object) => {
      try {
        return (await serverFunction({ args: { input }, name })) as ActionResult<Doc>
      } catch {
        return { code: 'network:api', error: '', success: false as const }
      }
    },
    [serverFunction],
  )
}
