'use client'

import { useCallback } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import type { ApiPath, CallMethod } from './callApi'
import { CallError } from './CallError'
import { useCall } from './useCall'

export type CallApi = <Body>(method: CallMethod, path: ApiPath, body?: FormData | object) => Promise<ActionResult<Body>>

/**
 * Calls the REST API for screens that display errors themselves: failures are returned, not thrown.
 * @returns the result; `error` is empty if the server was unreachable or sent no message
 */
export function useApi(): CallApi {
  const call = useCall()
  return useCallback(
    <Body>(method: CallMethod, path: ApiPath, body?: FormData | object) =>
      toActionResult(call<Body>(path, { body, method })),
    [call],
  )
}

/** Converts a request into the result type of server actions. */
async function toActionResult<Body>(request: Promise<Body>): Promise<ActionResult<Body>> {
  try {
    return { doc: await request, success: true }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { code: error.code, error: error.serverMessage, errors: error.errors, success: false }
  }
}
