import { join } from 'node:path'
import type { AdminViewServerProps, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import type { FunctionComponent, ReactNode } from 'react'

export type View = (props: AdminViewServerProps) => ReactNode | Promise<ReactNode>

export interface Found {
  params: Record<string, string>
  view: View
}

interface ViewConfig {
  Component?: unknown
  exact?: boolean
  path?: string
}

/**
 * The view that the configuration names for a path, as Payload finds it.
 * @throws when there is none
 */
export async function viewAt({ admin, collections, routes }: SanitizedConfig, pathname: string): Promise<Found> {
  const path = pathname.slice(routes.admin.length)
  const { dashboard } = admin.components?.views ?? {}
  if (path === '' && typeof dashboard?.Component === 'string')
    return { params: {}, view: await load(dashboard.Component) }
  const slug = /^\/collections\/([^/]+)$/.exec(path)?.[1]
  const list = listOf(collections.find((collection) => collection.slug === slug))
  if (typeof list === 'string') return { params: {}, view: await load(list) }
  const views = [
    ...(Object.entries(admin.components?.views ?? {}) as [string, ViewConfig][]),
    ...collections.flatMap(viewsBelow),
  ]
  // Payload's own screens have no path of their own in the configuration; others have further segments.
  for (const [name, { Component, exact, path: pattern = `/${name}` }] of views) {
    const params = match(pattern, path) ?? (!exact && path.startsWith(`${pattern}/`) ? {} : null)
    if (params && typeof Component === 'string') return { params, view: await load(Component) }
  }
  throw new Error(`No view has the path ${path}`)
}

/** The list that a collection has of its own, also within the one that names what its rows refer to. */
function listOf(collection: SanitizedCollectionConfig | undefined): unknown {
  const list = collection?.admin.components?.views?.list?.Component
  return typeof list === 'object' ? (list.serverProps as { list?: unknown } | undefined)?.list : list
}

/** The views of a collection that have a path below it. */
const viewsBelow = ({ admin, slug }: SanitizedCollectionConfig): [string, ViewConfig][] =>
  (Object.entries(admin.components?.views ?? {}) as [string, ViewConfig][]).flatMap(([name, view]) =>
    view.path ? [[name, { ...view, path: `/collections/${slug}${view.path}` }]] : [],
  )

/** The values of `:name` in a pattern; null if it does not fit. */
function match(pattern: string, path: string): Record<string, string> | null {
  const [names, values] = [pattern.split('/'), path.split('/')]
  const fits = names.every((name, index) => (name.startsWith(':') ? Boolean(values[index]) : name === values[index]))
  if (!fits || names.length !== values.length) return null
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), values[index]!]] : [])),
  )
}

const load = async (component: string): Promise<View> => (await loadComponent(component)) as View

/** @param component as the configuration names it: `/src/views/Name#Name` */
export async function loadComponent(component: string): Promise<FunctionComponent> {
  const [file = '', name = 'default'] = component.split('#')
  const module = (await import(join(process.cwd(), `${file}.tsx`))) as Record<string, FunctionComponent>
  return module[name]!
}
