import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import type { Metadata } from 'next'
import { screenTitleIn } from '@/i18n/content/screenTitles'
import { redirectToFirstScreen } from '@/components/views/Redirect/redirectToFirstScreen'
import { assertAdminHost } from '../../assertAdminHost'
import { configWithProductName } from '../../configWithProductName'
import { newDocumentPage, newDocumentTitle } from '../../newDocumentPage'
import { reduceClientConfig } from '../../reduceClientConfig'
import { importMap } from '../importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const named = await configWithProductName()
  const metadata = await generatePageMetadata({ config: Promise.resolve(named), params, searchParams })
  const suffix = named.admin.meta.titleSuffix ?? ''
  const title = await newDocumentTitle({ importMap, segments: (await params).segments ?? [] })
  if (title) return { ...metadata, title: `${title}${suffix}` }
  if (typeof metadata.title !== 'string') return metadata
  const { language } = await getNextRequestI18n({ config: named })
  return { ...metadata, title: `${screenTitleIn(language, metadata.title.replace(suffix, '').trim())}${suffix}` }
}

export default async function Page({ params, searchParams }: Args) {
  await assertAdminHost()
  await reduceClientConfig()
  const { segments = [] } = await params
  await redirectToFirstScreen({ config, importMap, segments })
  return (
    (await newDocumentPage({ importMap, params, searchParams, segments })) ??
    RootPage({ config, importMap, params, searchParams })
  )
}
