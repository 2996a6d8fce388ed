'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import useSWR, { type Revalidator, type RevalidatorOptions } from 'swr'
import type { ApiPath } from './callApi'
import type { CallError } from './CallError'
import { useSiteTurn } from './shownSite'
import { turnOf } from './turnOf'
import { useCall } from './useCall'

export interface ReadOptions {
  /** A question that is too long for an address: asked by POST, and changing nothing. */
  body?: object
  /** For how long an answer stands, in milliseconds, also for others that ask the same. Default: while the question is under way. */
  freshFor?: number
  /** What was read last stays until the next is there, also while nothing is asked. */
  keepsLast?: boolean
  /** Asks once the question has not changed for so long, in milliseconds. One that is overtaken is ended on the wire. */
  pause?: number
  /** Asks again when somebody comes back to the window. */
  refocuses?: boolean
  /** Asks again whenever it is another one. What is known stays until then. */
  turn?: unknown
}

export interface Read<Result> {
  /** Null until it is there. */
  data: Result | null
  error: CallError | null
  /** The answer to what is asked now is not there yet; `data` may be the last one's. */
  isOutdated: boolean
  /** Asks again now, whatever is known. */
  reload: () => void
}

interface Answer<Result> {
  question: string
  result: Result
  site: number
}

const MOST_RETRIES = 3
const RETRY_SECONDS = 2

/** Only what may succeed in a moment is asked again by itself, when the server says so. */
function onErrorRetry(
  error: CallError,
  _key: string,
  _config: unknown,
  revalidate: Revalidator,
  { retryCount }: Required<RevalidatorOptions>,
): void {
  if (!error.isTemporary || retryCount > MOST_RETRIES) return
  setTimeout(() => void revalidate({ retryCount }), (error.retryAfter ?? RETRY_SECONDS * 2 ** (retryCount - 1)) * 1000)
}

/**
 * Reads from the REST API: what several ask at once is asked once, and what was read before is shown until it is read
 * again. Known by the site on screen, the language, the address and the body.
 * @param path null reads nothing
 */
export function useRead<Result>(
  path: ApiPath | null,
  { body, freshFor = 0, keepsLast = false, pause = 0, refocuses = false, turn }: ReadOptions = {},
): Read<Result> {
  const call = useCall()
  const site = useSiteTurn()
  const { language } = useTranslation().i18n
  const question = path && JSON.stringify([site, language, path, body ?? null])
  const settled = useSettled(question, question ? pause : 0)
  const [running] = useState(() => new Map<string, AbortController>())

  const read = useCallback(
    async ([asked]: [string, string]): Promise<Answer<Result>> => {
      const [of, , address, data] = JSON.parse(asked) as [number, string, ApiPath, object | null]
      const controller = new AbortController()
      if (pause > 0) running.set(asked, controller)
      return {
        question: asked,
        result: await call<Result>(address, { signal: controller.signal, ...(data && { body: data }) }),
        site: of,
      }
    },
    [call, pause, running],
  )
  useEffect(
    () => () => {
      if (settled) running.get(settled)?.abort()
    },
    [running, settled],
  )

  const { data, error, mutate } = useSWR<Answer<Result>, CallError>(
    question && settled ? [settled, turnOf(turn)] : null,
    read,
    {
      dedupingInterval: freshFor,
      focusThrottleInterval: Math.max(freshFor, 5_000),
      keepPreviousData: true,
      onErrorRetry,
      revalidateOnFocus: refocuses,
    },
  )
  const reload = useCallback(() => void mutate(), [mutate])
  const isAnswered = data !== undefined && data.question === question
  const isKept = keepsLast && data?.site === site
  return {
    data: isAnswered || isKept ? data!.result : null,
    error: error && error.failure !== 'aborted' && settled === question ? error : null,
    isOutdated: question !== null && !isAnswered,
    reload,
  }
}

/**
 * A value once it has not changed for a while.
 * @param pause in milliseconds; 0 answers the value as it is
 */
function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [pause, value])
  return pause === 0 ? value : settled
}
