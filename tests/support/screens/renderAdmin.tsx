import { RootProvider } from '@payloadcms/ui'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { getAccessResults, type PayloadRequest, type SanitizedPermissions } from 'payload'
import { applyLocaleFiltering } from 'payload/shared'
import { useSyncExternalStore, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useSteps } from '@/components/frame/Trail/useSteps'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { connect, track, untilAnswered, type Connection } from './connect'
import { withRequestHeaders } from './nextRequest'

export interface Options {
  /** Language of the admin. Default: `en`. */
  language?: string
  /** Id of the current tenant. Default: the first of the person's. */
  tenant?: string
  /** Loads what stands at each address that the screen goes to, as Next does. */
  followsLinks?: boolean
  /** Called before the first request of the screen, to answer it or to cut the connection. */
  onConnect?: (connection: Connection) => void
}

/** A screen of the admin in a document of jsdom, on the real server functions and the real API. */
export interface OpenScreen extends Connection {
  user: UserEvent
  /** Addresses that the screen has sent the person to, in order. */
  visited: string[]
}

/** One request for a page of the admin. */
export interface PageRequest {
  pathname: string
  permissions: SanitizedPermissions
  req: PayloadRequest
  searchParams: URLSearchParams
}

/** The query of an address as Next gives it to pages: a list for what stands in it several times. */
export const nextQuery = (searchParams: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )

/** What a person would read: not the styles of Payload's modals. */
const READABLE = 'main, .collection-list, aside, [role=dialog], [role=alertdialog], [data-sonner-toast], [role=tooltip]'

configure({
  // Longer than whatever a busy machine needs: a limit here ends only what would never come.
  asyncUtilTimeout: 30_000,
  // Else each failure prints the whole document.
  getElementError: (message) =>
    new Error(
      `${message?.split('\n\n')[0]}\nThe screen says: ${[...document.querySelectorAll(READABLE)]
        .map((part) => part.textContent)
        .join(' | ')
        .slice(0, 2_000)}`,
    ),
})

/**
 * Renders a page of the admin in the providers that Payload's layout gives it.
 * @param path with its query
 * @param load what the server renders for the address, at first and on each refresh
 */
export async function renderAdmin(
  app: TestApp,
  client: Client,
  path: string,
  load: (page: PageRequest) => Promise<ReactNode>,
  { followsLinks = false, language = 'en', onConnect, tenant }: Options = {},
): Promise<OpenScreen> {
  window.history.replaceState(null, '', path)
  const { connection, request, serverFunction } = connect(app, client, { language, tenant })
  onConnect?.(connection)
  const location = observeLocation()
  const req = await request()
  const permissions = await getAccessResults({ req })
  const content = async (): Promise<ReactNode> => {
    const { pathname, searchParams } = new URL(window.location.href)
    const page = await request()
    return withRequestHeaders(page.headers, () =>
      load({ pathname, permissions, req: Object.assign(page, { pathname }), searchParams }),
    )
  }
  const refresh = () =>
    void track(content()).then(async (fresh) => {
      if (isOpen()) await act(async () => rendered.rerender(wrap(fresh)))
    })
  const go = (to: string) => {
    location.go(to)
    if (followsLinks) refresh()
  }
  const router = {
    back: () => undefined,
    forward: () => undefined,
    prefetch: () => undefined,
    push: go,
    refresh,
    replace: go,
  }
  const config = getClientConfig({ config: app.config, i18n: req.i18n, importMap: {}, user: req.user as never })
  // As Payload's layout does: the configuration is cached in the process, and still names the languages of the site that
  // was shown last.
  await applyLocaleFiltering({ clientConfig: config, config: app.config, req })
  // What was read on another page is not known on this one.
  const cache = new Map<string, never>()
  const wrap = (children: ReactNode) => (
    <AppRouterContext value={router as never}>
      <Location observe={location}>
        <SWRConfig value={{ provider: () => cache }}>
          <RootProvider
            config={config}
            dateFNSKey={req.i18n.dateFNSKey}
            fallbackLang={app.config.i18n.fallbackLanguage}
            isNavOpen
            languageCode={language}
            languageOptions={[]}
            permissions={permissions}
            serverFunction={serverFunction as never}
            theme="light"
            translations={req.i18n.translations as never}
            user={req.user as never}
          >
            {children}
            <Breadcrumbs />
          </RootProvider>
        </SWRConfig>
      </Location>
    </AppRouterContext>
  )
  const first = await content()
  // Awaited, because React otherwise forgets what waits for data.
  const rendered = await act(async () => render(wrap(first)))
  const isOpen = () => rendered.container.isConnected
  return { ...connection, user: patientUser(), visited: location.visited }
}

/** Clicks once the element accepts the pointer: a dialog accepts it a moment after it is in the document. */
function patientUser(): UserEvent {
  const user = userEvent.setup({ delay: null })
  const accepts = (element: Element) => window.getComputedStyle(element).pointerEvents !== 'none'
  return {
    ...user,
    click: async (element) => {
      if (!accepts(element)) await waitFor(() => expect(accepts(element)).toBe(true))
      await user.click(element)
    },
  }
}

function Breadcrumbs() {
  return (
    <nav aria-label="Breadcrumbs">
      {useSteps().map(({ label, url }, index) => (
        <a href={url ?? undefined} key={index}>
          {String(label)}
        </a>
      ))}
    </nav>
  )
}

/** Closes all open screens, and waits for what they have begun. Fails if React found a component wrong. */
export async function closeScreens(): Promise<void> {
  cleanup()
  await untilAnswered()
  expect((globalThis as { reactComplaints?: string[] }).reactComplaints?.splice(0)).toEqual([])
}

/** Waits for what the person is told in a toast. */
export const findToast = (text: RegExp | string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[data-title]' })

/** The address of the document, as Next's hooks read it: also what a screen writes into the history itself. */
function observeLocation() {
  const visited: string[] = []
  const listeners = new Set<() => void>()
  for (const change of ['pushState', 'replaceState'] as const)
    window.history[change] = (...entry) => {
      History.prototype[change].apply(window.history, entry)
      listeners.forEach((listener) => listener())
    }
  return {
    go(to: string) {
      visited.push(to)
      // Not in `act`: in a transition of React, that would lose all later updates.
      window.history.pushState(null, '', to)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    visited,
  }
}

function Location({ children, observe }: { children: ReactNode; observe: ReturnType<typeof observeLocation> }) {
  const { pathname, searchParams } = new URL(useSyncExternalStore(observe.subscribe, () => window.location.href))
  return (
    <PathnameContext value={pathname}>
      <SearchParamsContext value={searchParams as never}>
        <PathParamsContext value={{ segments: pathname.split('/').slice(2) }}>{children}</PathParamsContext>
      </SearchParamsContext>
    </PathnameContext>
  )
}
