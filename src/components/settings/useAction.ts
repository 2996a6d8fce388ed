'use client'

import { useServerFunctions } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { ActionResult } from '@/endpoints/actions'

export type RunAction = <Doc>(name: string, input: object) => Promise<ActionResult<Doc>>

/**
 * Calls an operation by name, as a server action.
 * @returns its result; `error` is empty if the server was unreachable
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
