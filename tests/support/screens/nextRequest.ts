import { AsyncLocalStorage } from 'node:async_hooks'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies'
import { RequestCookiesAdapter } from 'next/dist/server/web/spec-extension/adapters/request-cookies'
import { HeadersAdapter } from 'next/dist/server/web/spec-extension/adapters/headers'

const requests = new AsyncLocalStorage<Headers>()

// Next keeps the request in storages that only exist in its own server.
workAsyncStorage.getStore = () => (requests.getStore() ? ({ route: '/admin' } as never) : undefined)
workUnitAsyncStorage.getStore = () => {
  const headers = requests.getStore()
  if (!headers) return undefined
  const cookies = RequestCookiesAdapter.seal(new RequestCookies(headers))
  return { cookies, headers: HeadersAdapter.seal(headers), phase: 'render', type: 'request' } as never
}

/** Runs what `next/headers` answers with these headers. */
export const withRequestHeaders = <Result>(headers: Headers, run: () => Result): Result => requests.run(headers, run)
