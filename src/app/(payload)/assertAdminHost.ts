import config from '@payload-config'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isAdminHost } from '@/config/serveHosts'

/** Responds with 404 on hosts of websites, which have no admin. */
export async function assertAdminHost(): Promise<void> {
  if (!(await isAdminHost(await config, await headers()))) notFound()
}
