import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ui from '@payloadcms/ui'
import type { ImportMap } from 'payload'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Props = Record<string, unknown>

interface AdminComponents {
  importMap: ImportMap
  /** Components that only the server renders. */
  onServer: Set<unknown>
}

const CLIENT_REFERENCE = Symbol.for('react.client.reference')

let components: Promise<AdminComponents> | undefined

/** The components that the configuration names, marked by their directives `use client` as Next does. */
export const adminComponents = (): Promise<AdminComponents> => (components ??= load())

async function load(): Promise<AdminComponents> {
  const { importMap } = (await import('@/app/(payload)/admin/importMap.js')) as { importMap: ImportMap }
  const onServer = new Set<unknown>()
  for (const [path, component] of Object.entries(importMap)) {
    if (isOfBrowser(path)) markForBrowser(component)
    else onServer.add(component)
  }
  Object.values(ui).forEach(markForBrowser)
  return { importMap, onServer }
}

/** Payload passes such components nothing of the server. */
function markForBrowser(component: unknown): void {
  if (typeof component === 'function') Object.assign(component, { $$typeof: CLIENT_REFERENCE })
}

function isOfBrowser(path: string): boolean {
  const [module = ''] = path.split('#')
  if (!module.startsWith('/')) return !module.endsWith('/rsc')
  const file = ['.tsx', '.ts'].map((extension) => join(process.cwd(), `${module}${extension}`)).find(existsSync)!
  return readFileSync(file, 'utf8').startsWith("'use client'")
}

/** Payload's components of the server around the tabs of a document, which may be async. */
const AROUND_TABS = new Set(['DefaultDocumentTab', 'DocumentHeader', 'DocumentTabs'])

/** Props without elements, whose values refer to each other. */
const SKIPPED = new Set(['config', 'collectionConfig', 'globalConfig', 'i18n', 'payload', 'permissions', 'req', 'user'])

/**
 * Renders what only the server can, wherever it stands in elements, their props and plain objects.
 * @param promises collects those for which components of the browser wait themselves
 */
export async function renderOnServer<Node>(node: Node, promises: Promise<unknown>[] = []): Promise<Node> {
  const { onServer } = await adminComponents()
  const known = new Map<unknown, Promise<unknown>>()
  const isOfServer = (type: unknown): boolean =>
    typeof type === 'function' &&
    (onServer.has(type) || type.constructor.name === 'AsyncFunction' || AROUND_TABS.has(type.name))

  function render(one: unknown): Promise<unknown> {
    if (typeof one !== 'object' || one === null) return Promise.resolve(one)
    if (!known.has(one)) known.set(one, renderObject(one))
    return known.get(one)!
  }
  async function renderObject(one: object): Promise<unknown> {
    if (one instanceof Promise) return render(await one)
    if (Array.isArray(one)) return Promise.all(one.map(render))
    if (isValidElement<Props>(one)) {
      if (isOfServer(one.type)) return render(await (one.type as (props: Props) => unknown)(one.props))
      const { children, ...props } = await renderValues(one.props)
      // As the server sends them: without a warning about missing keys.
      return Array.isArray(children)
        ? cloneElement(one as ReactElement<Props>, props, ...(children as ReactNode[]))
        : cloneElement(one as ReactElement<Props>, { ...props, ...('children' in one.props && { children }) })
    }
    return Object.getPrototypeOf(one) === Object.prototype ? renderValues(one as Props) : one
  }
  async function renderValues(values: Props): Promise<Props> {
    const rendered = { ...values }
    const names = Object.keys(values).filter((name) => !SKIPPED.has(name))
    await Promise.all(
      names.map(async (name) => {
        const value = values[name]
        if (value instanceof Promise && name !== 'children') promises.push(value)
        else rendered[name] = await render(value)
      }),
    )
    return rendered
  }
  return (await render(node)) as Node
}
