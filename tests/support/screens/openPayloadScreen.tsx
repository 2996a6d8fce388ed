import { DefaultTemplate } from '@payloadcms/next/templates'
import { RootPage } from '@payloadcms/next/views'
import {
  ActionsProvider,
  BulkUploadProvider,
  EntityVisibilityProvider,
  ServerFunctionsProvider,
  useServerFunctions,
} from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { getURLFromRedirectError } from 'next/dist/client/components/redirect'
import { isRedirectError } from 'next/dist/client/components/redirect-error'
import type { ServerFunctionClient } from 'payload'
import { cloneElement, isValidElement, useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { frameOf } from '@/components/frame/navigation/frameOf'
import { showFrame } from '@/components/frame/Nav/frameOnScreen'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { withRequestHeaders } from './nextRequest'
import { nextQuery, renderAdmin, type OpenScreen, type Options, type PageRequest } from './renderAdmin'
import { adminComponents, renderOnServer } from './renderOnServer'

/** Payload renders fields once they come into view, which is at once where nothing is laid out. */
class AlwaysInView {
  #callback: IntersectionObserverCallback

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }

  disconnect(): void {}

  observe(target: Element): void {
    const boundingClientRect = target.getBoundingClientRect()
    const entry = { boundingClientRect, intersectionRatio: 1, isIntersecting: true, target }
    setTimeout(() => this.#callback([entry as unknown as IntersectionObserverEntry], this as never))
  }

  unobserve(): void {}
}

const inView = (observer: typeof IntersectionObserver): void =>
  void (globalThis.IntersectionObserver = window.IntersectionObserver = observer)
const { IntersectionObserver: unobserved } = window
beforeAll(() => inView(AlwaysInView as never))
afterAll(() => inView(unobserved))

interface PayloadScreenOptions extends Options {
  /** Shows the screen before what it waits for has arrived. */
  isStreamed?: boolean
}

/**
 * Opens one of Payload's own screens, a list or a document, without the frame around it. Close it with `closeScreens`.
 * @param path such as `/admin/collections/pages`, with its query
 */
export async function openPayloadScreen(
  app: TestApp,
  client: Client,
  path: string,
  options: PayloadScreenOptions = {},
): Promise<OpenScreen> {
  try {
    return await renderAdmin(app, client, path, (page) => screenOf(app, page, options), options)
  } catch (error) {
    const to = isRedirectError(error) && getURLFromRedirectError(error)
    if (!to) throw error
    const opened = await openPayloadScreen(app, client, to, options)
    opened.visited.unshift(to)
    return opened
  }
}

async function screenOf(
  { config }: TestApp,
  { pathname, req, searchParams }: PageRequest,
  { isStreamed }: PayloadScreenOptions,
): Promise<ReactNode> {
  const { newDocumentPage } = await import('@/app/(payload)/newDocumentPage')
  const { importMap } = await adminComponents()
  const segments = pathname.split('/').slice(2)
  const page = {
    importMap,
    params: Promise.resolve((segments.length > 0 ? { segments } : {}) as { segments: string[] }),
    searchParams: Promise.resolve(nextQuery(searchParams)),
  }
  const frame = await frameOf(req)
  if (frame) showFrame(frame)
  const root =
    (await newDocumentPage({ ...page, segments })) ?? (await RootPage({ config: Promise.resolve(config), ...page }))
  const providers = config.admin.components.providers ?? []
  const content = providers.reduceRight<ReactNode>(
    (children, provider) => RenderServerComponent({ clientProps: { children }, Component: provider, importMap }),
    withoutFrame(root),
  )
  const promises: Promise<unknown>[] = []
  const rendered = await renderOnServer(content, promises)
  if (!isStreamed) await Promise.allSettled(promises.map(showAtOnce))
  return <WithServerFunctions headers={req.headers}>{rendered}</WithServerFunctions>
}

/** Tells React what a promise has come to, which it otherwise finds out a moment later. */
const showAtOnce = async (promise: Promise<unknown>): Promise<void> =>
  void Object.assign(promise, { status: 'fulfilled', value: await promise })

/** What stands in the middle of the screen, with the providers that Payload's frame brings. */
function withoutFrame(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withoutFrame)
  if (!isValidElement<ComponentProps<typeof DefaultTemplate>>(node)) return node
  const { children, collectionSlug, visibleEntities } = node.props
  if (node.type !== DefaultTemplate) return cloneElement(node, {}, withoutFrame(children))
  return (
    <EntityVisibilityProvider key="screen" visibleEntities={visibleEntities!}>
      <BulkUploadProvider drawerSlugPrefix={collectionSlug}>
        <ActionsProvider Actions={{}}>
          <div>{children}</div>
        </ActionsProvider>
      </BulkUploadProvider>
    </EntityVisibilityProvider>
  )
}

/**
 * Server functions answer with elements, of which the server renders its part. As in a browser, the screen comes alive
 * after the frame around it, which shows the toasts.
 */
function WithServerFunctions({ children, headers }: { children: ReactNode; headers: Headers }) {
  const { serverFunction } = useServerFunctions()
  const rendered: ServerFunctionClient = (args) =>
    withRequestHeaders(headers, async () => renderOnServer(await serverFunction(args)))
  const [isFrameAlive, setFrameAlive] = useState(false)
  useEffect(() => queueMicrotask(() => setFrameAlive(true)), [])
  return <ServerFunctionsProvider serverFunction={rendered}>{isFrameAlive && children}</ServerFunctionsProvider>
}
