import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { ReactNode } from 'react'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { contentOf } from './contentOf'
import { loadComponents } from './loadComponents'
import { screenOf } from './openScreen'
import { renderAdmin, type OpenScreen, type Options, type PageRequest } from './renderAdmin'
import { viewAt } from './viewAt'

interface FrameOptions extends Options {
  /** Shows the screen at the path, too; it must be one of ours. */
  hasScreen?: boolean
}

/**
 * Opens what stands around each screen of the admin: banners, ribbon, sidebar, and what the bar above the screen
 * offers. Close it with `closeScreens`.
 * @param path of the screen in the middle, with its query
 */
export async function openFrame(
  app: TestApp,
  client: Client,
  path = '/admin',
  { hasScreen = false, ...options }: FrameOptions = {},
): Promise<OpenScreen> {
  const { actions = [], header = [], Nav, providers = [] } = app.config.admin.components
  await loadComponents(app, ...([...actions, ...header, Nav, ...providers] as string[]))
  return renderAdmin(app, client, path, (page) => frameOf(app, page, hasScreen), options)
}

async function frameOf(app: TestApp, page: PageRequest, hasScreen: boolean): Promise<ReactNode> {
  const { importMap } = app.payload
  const { actions, header, Nav, providers = [] } = app.config.admin.components
  const serverProps = { req: page.req }
  const screen = hasScreen && (await screenOf(app, await viewAt(app.config, page.pathname), page))
  const frame = (
    <>
      {RenderServerComponent({ Component: header, importMap, serverProps })}
      {RenderServerComponent({ Component: Nav, importMap, serverProps })}
      {RenderServerComponent({ Component: actions, importMap })}
      {screen}
    </>
  )
  const content = providers.reduceRight<ReactNode>(
    (children, Component) => RenderServerComponent({ clientProps: { children }, Component, importMap }),
    frame,
  )
  return contentOf(content, page.req.i18n.language)
}
