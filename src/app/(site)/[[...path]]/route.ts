import config from '@payload-config'
import { servePageOnHost } from '@/config/serveHosts'

const serve = async (request: Request) => servePageOnHost(await config, request)

export { serve as DELETE, serve as GET, serve as HEAD, serve as PATCH, serve as POST, serve as PUT }
