import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { contentOf } from './contentOf'
import { nextQuery, renderAdmin, type OpenScreen, type Options, type PageRequest } from './renderAdmin'
import { viewAt, type Found } from './viewAt'

export type { ScreenRequest } from './connect'
export { closeScreens, findToast, type OpenScreen } from './renderAdmin'

/**
 * Opens a screen of the admin, without the frame around it. Close it with `closeScreens`.
 * @param path of the screen, such as `/admin/settings/general`, with its query
 */
export async function openScreen(
  app: TestApp,
  client: Client,
  path: string,
  options: Options = {},
): Promise<OpenScreen> {
  const found = await viewAt(app.config, new URL(path, window.location.href).pathname)
  return renderAdmin(app, client, path, (page) => screenOf(app, found, page), options)
}

/** What a view renders for a request, without the frame around it. */
export function screenOf(app: TestApp, { params, view }: Found, page: PageRequest): Promise<ReactNode> {
  const { collections, globals } = app.config
  const { pathname, permissions, req, searchParams } = page
  const props = {
    importMap: {},
    initPageResult: {
      permissions,
      req,
      visibleEntities: { collections: collections.map(({ slug }) => slug), globals: globals.map(({ slug }) => slug) },
    },
    params: { ...params, segments: pathname.split('/').slice(2) },
    payload: app.payload,
    searchParams: nextQuery(searchParams),
  }
  return contentOf(view(props as unknown as AdminViewServerProps), req.i18n.language)
}
