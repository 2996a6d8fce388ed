'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { ActionResult } from '../../endpoints/toAction'

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST'

export type CallApi = <Body>(method: Method, path: `/${string}`, body?: FormData | object) => Promise<ActionResult<Body>>

/**
 * Calls the REST API as the signed-in person.
 * @returns what it answers; an empty `error` where the server could not be reached or had no words
 */
export function useApi(): CallApi {
  const { config } = useConfig()
  const root = `${config.serverURL}${config.routes.api}`
  return useCallback(async <Body>(method: Method, path: `/${string}`, body?: FormData | object) => call<Body>(method, `${root}${path}`, body), [root])
}

interface Failed {
  code?: string
  error?: string
  errors?: { message: string; path?: string }[]
}

async function call<Body>(method: Method, address: string, body?: FormData | object): Promise<ActionResult<Body>> {
  try {
    const isForm = body instanceof FormData
    const response = await fetch(address, {
      credentials: 'include',
      method,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
    })
    const answer = (await response.json()) as Body & Failed
    if (response.ok) return { doc: answer, success: true }
    const { code = `failed:${response.status}`, error, errors } = answer
    return { code, error: error ?? errors?.[0]?.message ?? '', errors, success: false }
  } catch {
    return { code: 'network:api', error: '', success: false }
  }
}
