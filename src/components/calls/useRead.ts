'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import useSWR, { type Revalidator, type RevalidatorOptions } from 'swr'
import type { ApiPath } from './callApi'
import type { CallError } from './CallError'
import { useSiteRevision } from './shownSite'
import { identityOf } from './identityOf'
import { useCall } from './useCall'

export interface ReadOptions {
  /** Sent by POST: for queries too long for a URL. The endpoint must not change anything. */
  body?: object
  /**
   * How long a response is reused by all callers with the same query, in milliseconds. Default: only while it is in
   * flight.
   */
  freshFor?: number
  /** Keeps the previous data until new data arrives, also while `path` is null. */
  keepsPrevious?: boolean
  /** Debounce in milliseconds. A request that has been superseded is aborted. */
  debounce?: number
  /** Reloads when the window regains focus. */
  reloadsOnFocus?: boolean
  /** Reloads whenever it changes. Current data stays until then. */
  revision?: unknown
}

export interface Read<Result> {
  /** Null until loaded. */
  data: Result | null
  error: CallError | null
  /** The response to the current query has not arrived; `data` may belong to the previous one. */
  isOutdated: boolean
  /** Reloads now, ignoring the cache. */
  reload: () => void
}

interface CachedResponse<Result> {
  key: string
  result: Result
  site: number
}

const MAX_RETRIES = 3
const RETRY_SECONDS = 2

/** Retries temporary failures only, after the delay that the server names. */
function onErrorRetry(
  error: CallError,
  _key: string,
  _config: unknown,
  revalidate: Revalidator,
  { retryCount }: Required<RevalidatorOptions>,
): void {
  if (!error.isTemporary || retryCount > MAX_RETRIES) return
  setTimeout(() => void revalidate({ retryCount }), (error.retryAfter ?? RETRY_SECONDS * 2 ** (retryCount - 1)) * 1000)
}

/**
 * Reads from the REST API. Concurrent identical reads share one request, and cached data is shown while it is
 * revalidated. The cache key consists of the site on screen, the language, the path and the body.
 * @param path null reads nothing
 */
export function useRead<Result>(
  path: ApiPath | null,
  { body, freshFor = 0, keepsPrevious = false, debounce = 0, reloadsOnFocus = false, revision }: ReadOptions = {},
): Read<Result> {
  const call = useCall()
  const site = useSiteRevision()
  const { language } = useTranslation().i18n
  const key = path && JSON.stringify([site, language, path, body ?? null])
  const settled = useSettled(key, key ? debounce : 0)
  const [pendingRequests] = useState(() => new Map<string, AbortController>())

  const read = useCallback(
    async ([requestedKey]: [string, string]): Promise<CachedResponse<Result>> => {
      const [siteRevision, , address, data] = JSON.parse(requestedKey) as [number, string, ApiPath, object | null]
      const controller = new AbortController()
      if (debounce > 0) pendingRequests.set(requestedKey, controller)
      return {
        key: requestedKey,
        result: await call<Result>(address, { signal: controller.signal, ...(data && { body: data }) }),
        site: siteRevision,
      }
    },
    [call, debounce, pendingRequests],
  )
  useEffect(
    () => () => {
      if (settled) pendingRequests.get(settled)?.abort()
    },
    [pendingRequests, settled],
  )

  const { data, error, mutate } = useSWR<CachedResponse<Result>, CallError>(
    key && settled ? [settled, identityOf(revision)] : null,
    read,
    {
      dedupingInterval: freshFor,
      focusThrottleInterval: Math.max(freshFor, 5_000),
      keepPreviousData: true,
      onErrorRetry,
      revalidateOnFocus: reloadsOnFocus,
    },
  )
  const reload = useCallback(() => void mutate(), [mutate])
  const isAnswered = data !== undefined && data.key === key
  const isKept = keepsPrevious && data?.site === site
  return {
    data: data !== undefined && (isAnswered || isKept) ? data.result : null,
    error: error && error.failure !== 'aborted' && settled === key ? error : null,
    isOutdated: key !== null && !isAnswered,
    reload,
  }
}

/**
 * Returns a value once it has stopped changing.
 * @param pause in milliseconds; 0 returns the value unchanged
 */
function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [pause, value])
  return pause === 0 ? value : settled
}
