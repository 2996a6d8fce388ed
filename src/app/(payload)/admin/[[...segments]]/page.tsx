import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { resumeNewDraft } from '@/components/document/NewDraft/resumeNewDraft'
import { toFirstScreen } from '@/components/views/Redirect/toFirstScreen'
import { keepFromSites } from '../../keepFromSites'
import { namedConfig } from '../../namedConfig'
import { ownClientConfig } from '../../ownClientConfig'
import { importMap } from '../importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config: namedConfig(), params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  await keepFromSites()
  await ownClientConfig()
  const { segments = [] } = await params
  await toFirstScreen({ config, importMap, segments })
  await resumeNewDraft({ config, importMap, segments })
  return RootPage({ config, importMap, params, searchParams })
}
