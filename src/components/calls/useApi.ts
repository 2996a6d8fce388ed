'use client'

import { useCallback } from 'react'
import type { ActionResult } from '../../endpoints/toAction'
import type { ApiPath, CallMethod } from './callApi'
import { CallError } from './CallError'
import { useCall } from './useCall'

export type CallApi = <Body>(method: CallMethod, path: ApiPath, body?: FormData | object) => Promise<ActionResult<Body>>

/**
 * Calls the REST API for a screen that shows what was refused: nothing is thrown.
 * @returns what it answers; an empty `error` where the server could not be reached or had no words
 */
export function useApi(): CallApi {
  const call = useCall()
  return useCallback(
    <Body>(method: CallMethod, path: ApiPath, body?: FormData | object) => resultOf(call<Body>(path, { body, method })),
    [call],
  )
}

/** A call as server actions answer it. */
async function resultOf<Body>(calling: Promise<Body>): Promise<ActionResult<Body>> {
  try {
    return { doc: await calling, success: true }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { code: error.code, error: error.message, errors: error.errors, success: false }
  }
}
