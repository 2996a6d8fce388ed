import config from '@payload-config'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isAdminHost } from '@/config/serveHosts'

/** There is no admin on the host of a website. */
export async function keepFromSites(): Promise<void> {
  if (!(await isAdminHost(await config, await headers()))) notFound()
}
