import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { ImportMap } from 'payload'
import { Fragment } from 'react'
import { configWithNewScreen } from '@/components/document/NewDocument/NewDocumentScreen'
import { requestOf } from '@/components/requestOf'
import { createNotAllowedScreen } from '@/components/views/NotAllowed/NotAllowed'
import { newDocumentName } from '@/i18n/content/newDocumentName'
import { configWithoutEmptyDrafts } from '@/payload-patches/emptyDrafts/storeNothing'

interface Page {
  importMap: ImportMap
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
  segments: string[]
}

/**
 * The screen for a new document, which is not stored until it has content.
 * @returns null for all other screens
 */
export async function newDocumentPage({ importMap, params, searchParams, segments }: Page) {
  const slug = newDocumentSlug(segments)
  if (!slug) return null
  const req = await requestOf(config, importMap)
  const notAllowed = await createNotAllowedScreen(req, slug)
  if (notAllowed) return notAllowed
  const { i18n } = req
  const sanitized = await config
  // Caches the unmodified client configuration first, in case this is the first page that the process renders.
  getClientConfig({ config: sanitized, i18n, importMap, user: true })
  // The key creates a new form each time: for Next, the URL is the same page, whatever was entered before.
  return (
    <Fragment key={crypto.randomUUID()}>
      {await RootPage({
        config: Promise.resolve(configWithNewScreen(configWithoutEmptyDrafts(sanitized, slug), slug)),
        importMap,
        params,
        searchParams,
      })}
    </Fragment>
  )
}

/** The title of the browser tab, such as "New page"; undefined for all other screens. */
export async function newDocumentTitle({
  importMap,
  segments,
}: Pick<Page, 'importMap' | 'segments'>): Promise<string | undefined> {
  const labels = (await config).collections.find(({ slug }) => slug === newDocumentSlug(segments))?.labels
  if (!labels) return undefined
  const { i18n } = await requestOf(config, importMap)
  return newDocumentName(labels.singular, i18n)
}

/** The collection of the new document at an admin URL. */
const newDocumentSlug = ([section, slug, action, rest]: string[]): string | undefined =>
  section === 'collections' && action === 'create' && rest === undefined ? slug : undefined
