import config from '@payload-config'
import { servePageOfPlugins, servePageOnHost } from '@/config/serveHosts'
import { websiteHandler } from '@/lib/process/oncePerProcess'

const serve = async (request: Request) => servePageOnHost(await config, request)

websiteHandler().serve = async (request) => servePageOfPlugins(await config, request)

export { serve as DELETE, serve as GET, serve as HEAD, serve as PATCH, serve as POST, serve as PUT }
