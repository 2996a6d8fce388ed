import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import { getTranslation } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { ImportMap } from 'payload'
import { Fragment } from 'react'
import { requestOf } from '@/components/requestOf'
import { mayNotCreate } from '@/components/views/NotAllowed/mayNotCreate'
import { translatorOf } from '@/i18n/translator'
import { configStoringNothing } from '@/payload-patches/emptyDrafts/storeNothing'

interface Page {
  importMap: ImportMap
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
  segments: string[]
}

/** The screen for a new document, of which nothing is stored before somebody writes into it. @returns null for all other screens */
export async function newDocumentPage({ importMap, params, searchParams, segments }: Page) {
  const slug = newIn(segments)
  if (!slug) return null
  const req = await requestOf(config, importMap)
  const refusal = await mayNotCreate(req, slug)
  if (refusal) return refusal
  const { i18n } = req
  const sanitized = await config
  // Browsers are told of the collection as it is, also by the first page that a process renders.
  getClientConfig({ config: sanitized, i18n, importMap, user: true })
  // Each time a form of its own: Next takes the address for the same page, whatever was written on it before.
  return (
    <Fragment key={crypto.randomUUID()}>
      {await RootPage({
        config: Promise.resolve(configStoringNothing(sanitized, slug)),
        importMap,
        params,
        searchParams,
      })}
    </Fragment>
  )
}

/** What the browser's tab says of it: "New page". Undefined on all other screens. */
export async function newDocumentTitle({
  importMap,
  segments,
}: Pick<Page, 'importMap' | 'segments'>): Promise<string | undefined> {
  const labels = (await config).collections.find(({ slug }) => slug === newIn(segments))?.labels
  if (!labels) return undefined
  const { i18n } = await requestOf(config, importMap)
  return translatorOf(i18n)('jumpCreate', {
    kind: getTranslation(labels.singular, i18n).toLocaleLowerCase(i18n.language),
  })
}

/** The collection of the document that is begun at an address of the admin. */
const newIn = ([room, slug, act, more]: string[]): string | undefined =>
  room === 'collections' && act === 'create' && more === undefined ? slug : undefined
