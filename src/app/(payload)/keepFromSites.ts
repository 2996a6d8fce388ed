import config from '@payload-config'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isSiteHost } from '@/plugins/site/lib/host/isSiteHost'

/** There is no admin on the host of a website. */
export async function keepFromSites(): Promise<void> {
  if (await isSiteHost(config, await headers())) notFound()
}
